import { describe, expect, inject, it } from 'vitest'
import { desktop, phone, useBrowser } from './open-page.ts'

const withPage = useBrowser()
const fund = '/market-research/sub/FUND:B0KXTM3'
const trust = '/market-research/sub/LSE:NWT'
const withoutScript = { ...desktop, javaScriptEnabled: false }

describe('documents', () => {
  it('[RP-DOC-5] shows the documents in their groups, the key document first', async () => {
    await withPage(`${fund}/fund-info/documents`, withoutScript, async page => {
      const titles = await page.locator('main section > div > h2').allTextContents()
      expect(titles[0]).toBe('Before you buy')
      expect(titles.slice(1, 2)).toEqual(['Factsheet'])
      expect(titles).toContain('Annual report')
      for (const section of await page.locator('main section:has(h2)').all()) {
        expect(await section.getByRole('link').count()).toBeGreaterThan(0)
      }
    })
  })

  it('opens what it lists', async () => {
    await withPage(`${fund}/fund-info/documents`, desktop, async page => {
      const hrefs = await page
        .locator('main a[target="_blank"]')
        .evaluateAll(links => links.map(link => link.getAttribute('href')))
      for (const href of hrefs) expect((await fetch(`${inject('origin')}${href}`)).status).toBe(200)
    })
  })

  it('filters by type with the button alone', async () => {
    await withPage(`${fund}/fund-info/documents`, withoutScript, async page => {
      await page.getByLabel('Type').selectOption('ANNUAL_REPORT')
      await page.getByRole('button', { name: 'Show' }).click()
      await page.waitForURL(/type=ANNUAL_REPORT/)
      expect(await page.locator('#document-groups h2').allTextContents()).toEqual(
        expect.arrayContaining(['Annual report']),
      )
      expect(await page.locator('#document-groups').getByText('Factsheet').count()).toBe(0)
    })
  })

  it('filters at once with a script', async () => {
    await withPage(`${fund}/fund-info/documents`, desktop, async page => {
      await page.getByLabel('Type').selectOption('PROSPECTUS')
      await expect.poll(() => page.locator('#document-groups').getByText('Annual report').count()).toBe(0)
      expect(page.url()).toContain('type=PROSPECTUS')
    })
  })
})

describe('fund info', () => {
  it('says who runs the fund, since when, and what it costs', async () => {
    await withPage(`${fund}/fund-info`, desktop, async page => {
      const text = await page.locator('main').innerText()
      for (const words of [
        'Portfolio manager, since',
        'Ongoing charge',
        'Legal structure',
        'Valuation point',
        'Depositary',
      ]) {
        expect(text).toContain(words)
      }
    })
  })

  it('leads a phone from one page of Fund info to the next', async () => {
    await withPage(`${fund}/fund-info`, phone, async page => {
      await page.getByRole('navigation', { name: 'Fund info' }).getByRole('link', { name: 'Target market' }).click()
      await page.waitForURL(/target-market$/)
    })
  })

  it('describes the discount of a trust in words beside its chart, and gives the NAVs as a file', async () => {
    await withPage(`${trust}/fund-info/trust-info`, desktop, async page => {
      const chart = page.locator('#discount-chart').getByRole('img')
      expect(await chart.getAttribute('aria-label')).toMatch(/an? \d+\.\d% (discount|premium) at the end/)
      expect(await page.getByRole('region', { name: 'NAV history' }).locator('tbody tr').count()).toBe(13)
    })
    const file = await fetch(`${inject('origin')}${trust}/fund-info/trust-info?format=csv`)
    expect((await file.text()).split('\r\n').length).toBeGreaterThan(1000)
  })
})

describe('target market', () => {
  it('says in words who it is and is not for, never in codes', async () => {
    await withPage(`${fund}/fund-info/target-market`, desktop, async page => {
      expect(await page.getByText(/^Designed for retail/).count()).toBe(1)
      const answers = await page.getByRole('region', { name: 'Target market' }).locator('tbody td').allTextContents()
      expect(answers.length).toBeGreaterThan(15)
      for (const answer of answers) expect(answer).not.toMatch(/^[A-Z]?$/)
    })
  })

  it('[RP-TARGET-3] holds a visitor’s answers against it, keeps them for the next product and sends them nowhere', async () => {
    await withPage(`${fund}/fund-info/target-market`, desktop, async page => {
      const sent: string[] = []
      page.on('request', request => sent.push(`${request.url()} ${request.postData() ?? ''}`))
      await page.getByText('Is it right for you?').click()
      await page.getByLabel('None of it').click()
      const result = page.getByRole('group').filter({ hasText: 'Is it right for you?' }).getByRole('status')
      await expect
        .poll(() => result.textContent())
        .toContain('You are outside the target market because of your answer to “How much of this money')
      await page.goto(new URL('/market-research/sub/LSE:NWT/fund-info/target-market', page.url()).href)
      await page.getByText('Is it right for you?').click()
      await expect.poll(() => page.getByLabel('None of it').isChecked()).toBe(true)
      await page.getByText('Clear my answers').click()
      await expect.poll(() => page.getByLabel('None of it').isChecked()).toBe(false)
      expect(await result.textContent()).toBe('')
      expect(sent.filter(request => /self-check-loss|None of it/.test(request))).toEqual([])
    })
  })

  it('warns first where an appropriateness test is required', async () => {
    await withPage('/market-research/sub/LSE:LEV3/fund-info/target-market', desktop, async page => {
      expect(await page.getByText(/^Appropriateness test required/).count()).toBe(1)
    })
  })
})

describe('risk and rating', () => {
  it('[RP-KIID-5] names the regime and the scale of the score', async () => {
    await withPage(`${fund}/risks-and-ratings`, desktop, async page => {
      const score = page.locator('section', { has: page.getByRole('heading', { name: 'Regulatory risk score' }) })
      const items = await score.getByRole('listitem').count()
      expect(await score.innerText()).toContain(`Scale: 1 to ${items}`)
      expect(await score.innerText()).toMatch(/\((KIID|KID|CCI)\)/)
    })
  })

  it('changes the period by a link, and falls back to three years for nonsense', async () => {
    await withPage(`${fund}/risks-and-ratings?years=nonsense`, withoutScript, async page => {
      const tabs = page.getByRole('navigation', { name: 'Period' })
      expect(await tabs.locator('[aria-current]').textContent()).toContain('3 years')
      await tabs.getByRole('link', { name: '5Y' }).click()
      expect(await tabs.locator('[aria-current]').textContent()).toContain('5 years')
    })
  })

  it('has a sentence for each of its charts', async () => {
    await withPage(`${fund}/risks-and-ratings`, desktop, async page => {
      expect(await page.locator('#underwater').getByRole('img').getAttribute('aria-label')).toMatch(
        /Maximum drawdown since/,
      )
      expect(await page.locator('#scatter').getByRole('img').getAttribute('aria-label')).toMatch(/more volatile/)
    })
  })
})
