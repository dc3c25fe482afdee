import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desktop, phone, useBrowser } from './open-page.ts'

const withPage = useBrowser()

const sidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Research pages' }).getByRole('link', { name, exact: true })

describe('quote header', () => {
  it('[RP-QUOTE-6] shows last price, bid, ask and the day’s change with arrow, sign and word', async () => {
    await withPage('/market-research/LSE:HVL', desktop, async page => {
      const header = page.locator('header', { has: page.locator('h1') })
      const text = (await header.innerText()).replace(/\s+/g, ' ')
      expect(text).toMatch(/[\d,]+\.\d\dp/)
      expect(text).toMatch(/Sell \(bid\) [\d,]+\.\d\d Buy \(ask\) [\d,]+\.\d\d/)
      expect(text).toMatch(/(up|down|unchanged)\s*[+−]?[\d,]+\.\d\d \([+−]?\d+\.\d\d%\)/)
      expect(text).toMatch(/Closing price|Price at|Delayed/)
    })
  })

  it('[RP-QUOTE-9] holds Buy, Sell and Regular investment', async () => {
    await withPage('/market-research/LSE:HVL', desktop, async page => {
      const hrefs = await page
        .locator('header a', { hasText: /^(Buy|Sell|Regular investment)$/ })
        .evaluateAll(links => links.map(link => link.getAttribute('href')))
      const orders = [
        '/platform/trade?marketCode=LSE:HVL&instruction=B',
        '/platform/trade?marketCode=LSE:HVL&instruction=S',
        '/platform/regularinvestments?marketCode=LSE:HVL&instruction=R',
      ]
      expect(hrefs).toEqual(orders.map(order => `/login?next=${encodeURIComponent(order)}`))
    })
  })

  it('[RP-QUOTE-9, RP-DATA-22] disables every button of a suspended security and says why, reachable by keyboard', async () => {
    await withPage('/market-research/LSE:SUSP', desktop, async page => {
      const buttons = page.locator('button[aria-disabled="true"]')
      expect(await buttons.count()).toBe(3)
      await buttons.first().focus()
      const described = await buttons.first().getAttribute('aria-describedby')
      expect(await page.locator(`[id="${described}"]`).textContent()).toMatch(/cannot be traded/)
      const accounts = page.getByRole('region', { name: 'Where you can hold it' })
      expect(await accounts.getByText('Not at the moment', { exact: true }).count()).toBe(6)
    })
  })

  it('[RP-QUOTE-10] has a sparkline of exactly 120 by 20', async () => {
    await withPage('/market-research/LSE:HVL', desktop, async page => {
      const box = await page.locator('header svg[role="img"]').boundingBox()
      expect([box?.width, box?.height]).toEqual([120, 20])
    })
  })

  it('copies an identifier when it is pressed', async () => {
    await withPage(
      '/market-research/LSE:HVL',
      { ...desktop, permissions: ['clipboard-read', 'clipboard-write'] },
      async page => {
        const isin = page.getByTitle('Copy ISIN')
        await isin.click()
        await page
          .getByRole('status')
          .getByText(`Copied ${await isin.textContent()}`)
          .waitFor({ state: 'attached' })
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await isin.textContent())
      },
    )
  })
})

describe('sidebar', () => {
  it('[RP-SIDEBAR-15] is expanded above 1000 px and a closed menu at 1000 px', async () => {
    await withPage('/market-research/LSE:HVL', { viewport: { width: 1001, height: 800 } }, async page => {
      await expect.poll(() => page.locator('details[data-bw-sidebar]').getAttribute('open')).toBe('')
      expect(await sidebarLink(page, 'Cost calculator').isVisible()).toBe(true)
    })
    await withPage('/market-research/LSE:HVL', { viewport: { width: 1000, height: 800 } }, async page => {
      expect(await sidebarLink(page, 'Cost calculator').isVisible()).toBe(false)
      await page.locator('details[data-bw-sidebar] summary').press('Enter')
      expect(await sidebarLink(page, 'Cost calculator').isVisible()).toBe(true)
    })
  })

  it('[RP-SIDEBAR-15] is right without a script, too', async () => {
    await withPage('/market-research/LSE:HVL', { ...desktop, javaScriptEnabled: false }, async page => {
      expect(await sidebarLink(page, 'Cost calculator').isVisible()).toBe(true)
    })
    await withPage('/market-research/LSE:HVL', { ...phone, javaScriptEnabled: false }, async page => {
      expect(await sidebarLink(page, 'Cost calculator').isVisible()).toBe(false)
    })
  })

  it('[RP-SIDEBAR-16] shows the current page in bold, and only that', async () => {
    await withPage('/market-research/LSE:HVL', desktop, async page => {
      const bold = await page
        .locator('details[data-bw-sidebar] a')
        .evaluateAll(links =>
          links.filter(link => Number(getComputedStyle(link).fontWeight) >= 700).map(link => link.textContent),
        )
      expect(bold).toEqual(['Overview'])
      expect(await sidebarLink(page, 'Overview').getAttribute('aria-current')).toBe('page')
    })
  })

  it('[RP-DATA-16, RP-DATA-20] has no Summary and no News on another exchange, and is not there for a gilt', async () => {
    await withPage('/market-research/NYSE:CRSN', desktop, async page => {
      const labels = await page.locator('details[data-bw-sidebar] > ul > li > a').allTextContents()
      expect(labels).toEqual([
        'Overview',
        'Charts and performance',
        'Dividends',
        'Financials and ratios',
        'Company info',
        'Director deals',
        'Cost calculator',
      ])
    })
    await withPage('/market-research/LSE:TG34', desktop, async page => {
      expect(await page.locator('details[data-bw-sidebar]').count()).toBe(0)
    })
  })
})

describe('eligibility', () => {
  const verdicts = async (page: Page) =>
    Object.fromEntries(
      await page
        .locator('#where-you-can-hold-it li')
        .evaluateAll(items =>
          items.map(item => [item.querySelector('a')?.textContent ?? '', item.textContent?.endsWith('Yes') ?? false]),
        ),
    )

  it('[RP-ELIG-13] shows every wrapper of an ordinary share as possible', async () => {
    await withPage('/market-research/LSE:HVL', desktop, async page => {
      expect(Object.values(await verdicts(page))).toEqual([true, true, true, true, true, true])
    })
  })

  it('[RP-ELIG-13, RP-DATA-21] shows no junior wrapper for a complex product, with the reason and its key document', async () => {
    await withPage('/market-research/LSE:LEV3', desktop, async page => {
      expect(await verdicts(page)).toMatchObject({ 'Junior ISA': false, 'Junior SIPP': false, 'Dealing account': true })
      const accounts = page.locator('#where-you-can-hold-it')
      expect(await accounts.getByText('Complex investments cannot be held in junior accounts').count()).toBe(1)
    })
  })

  it('[RP-ELIG-13, RP-DATA-23] says that eligibility is not confirmed where nothing is known', async () => {
    await withPage('/market-research/LSE:NOEL', desktop, async page => {
      expect(await verdicts(page)).toMatchObject({
        'Stocks and shares ISA': false,
        'Lifetime ISA': false,
        SIPP: false,
        'Dealing account': true,
      })
      const accounts = page.locator('#where-you-can-hold-it')
      expect(await accounts.getByText('Eligibility not confirmed').count()).toBe(1)
    })
  })
})

describe('price chart', () => {
  it('changes its period by links that have their own address', async () => {
    await withPage('/market-research/LSE:HVL', desktop, async page => {
      const tabs = page.getByRole('navigation', { name: 'Price chart period' })
      expect(await tabs.locator('[aria-current]').textContent()).toMatch(/^1Y/)
      const before = await page.getByRole('img', { name: /^Price of Harrow/ }).getAttribute('aria-label')
      await tabs.getByRole('link', { name: /five years/i }).click()
      await page.waitForURL(/range=5Y/)
      expect(await tabs.locator('[aria-current]').textContent()).toMatch(/^5Y/)
      expect(await page.getByRole('img', { name: /^Price of Harrow/ }).getAttribute('aria-label')).not.toBe(before)
    })
  })

  it('draws one day from its bars', async () => {
    await withPage('/market-research/LSE:HVL?range=1D', desktop, async page => {
      expect(await page.locator('#price').innerText()).toMatch(/^\d\d:\d\d$/m)
    })
  })
})

it('explains a label on request, without a script', async () => {
  await withPage('/market-research/LSE:HVL', { ...desktop, javaScriptEnabled: false }, async page => {
    await page.getByRole('button', { name: 'What is P/E ratio?' }).click()
    expect(await page.locator(':popover-open').textContent()).toContain('÷')
    await page.keyboard.press('Escape')
    expect(await page.locator(':popover-open').count()).toBe(0)
  })
})

it('keeps its scripts allowed when the browser comes back with a 304', async () => {
  const problems = await withPage('/market-research/LSE:HVL', desktop, async page => {
    for (let visit = 0; visit < 3; visit += 1) await page.reload({ waitUntil: 'load' })
    await expect.poll(() => page.locator('details[data-bw-sidebar]').getAttribute('open')).toBe('')
  })
  expect(problems).toEqual([])
})

it('prints without menus and buttons', async () => {
  await withPage('/market-research/LSE:HVL', desktop, async page => {
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('details[data-bw-sidebar]').isVisible()).toBe(false)
    expect(await page.getByRole('link', { name: 'Buy', exact: true }).isVisible()).toBe(false)
    expect(await page.locator('h1').isVisible()).toBe(true)
  })
})

describe('blocks below the window', () => {
  /** Of the page's blocks, those whose content the browser has passed over. */
  const passedOver = (page: Page) =>
    page
      .locator('main section')
      .evaluateAll(blocks => blocks.filter(block => !block.checkVisibility({ contentVisibilityAuto: true })).length)

  it('are not laid out while the page loads', async () => {
    await withPage('/market-research/LSE:NWT', { ...phone, javaScriptEnabled: false }, async page => {
      expect(await passedOver(page)).toBeGreaterThan(3)
      await page.emulateMedia({ media: 'print' })
      expect(await passedOver(page)).toBe(0)
    })
  })

  it('are all there once it has', async () => {
    await withPage('/market-research/LSE:NWT', phone, async page => {
      expect(await passedOver(page)).toBe(0)
      expect(await page.locator('main').innerText()).toContain('Similar trusts')
    })
  })

  it('leave an address within the page where it leads', async () => {
    await withPage('/market-research/sub/FUND:B0KXTM3/portfolio#currencies', phone, async page => {
      expect(await page.locator('#currencies').evaluate(block => block.getBoundingClientRect().y)).toBeCloseTo(0, -1)
    })
  })
})
