import { addDays, formatDateNumeric, toIsoDate, weekdayOf } from '@bellwether/domain'
import { expectNoAxeViolations } from '@bellwether/testing'
import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { hostileBodies } from '../../features/research/src/news/hostile-bodies.fixture.ts'
import { sanitiseNews } from '../../features/research/src/news/sanitise-news.ts'
import { dark, desktop, phone, useBrowser } from './open-page.ts'

const withPage = useBrowser()
const trust = '/market-research/sub/LSE:NWT/news'
const share = '/market-research/sub/LSE:HVL/news'
const plain = { ...desktop, javaScriptEnabled: false }
const soon = { timeout: 15_000 }

const result = (page: Page) => page.locator('[data-bw-result]')
const titles = (page: Page) => page.locator('#news ol > li a[href*="news-item"]')

/** A day without trading, so without announcements. */
function lastSaturday() {
  let day = addDays(toIsoDate(new Date()), -1)
  while (weekdayOf(day) !== 6) day = addDays(day, -1)
  return day
}

describe('the list of news', () => {
  it('[RP-NEWS-8] has tabs with counts, a choice of page size and paging, all without a script', async () => {
    await withPage(`${trust}?tab=regulatory`, plain, async page => {
      expect(await page.getByRole('link', { name: /^Regulatory news \(\d+\)$/ }).getAttribute('aria-current')).toBe(
        'true',
      )
      expect(await page.getByRole('link', { name: /^Company news \(\d+\)$/ }).getAttribute('aria-current')).toBeNull()
      expect(await titles(page).count()).toBe(10)
      expect(await page.getByRole('link', { name: 'Newer' }).count()).toBe(0)
      await page.getByRole('link', { name: 'Older' }).click()
      await page.waitForURL(/tab=regulatory&page=2$/)
      expect(await result(page).textContent()).toMatch(/^11–20 of \d+/)
      await page.getByRole('link', { name: /25 per page/ }).click()
      await page.waitForURL(/tab=regulatory&size=25$/)
      expect(await result(page).textContent()).toMatch(/^1–25 of \d+/)
    })
  })

  it('[RP-PAGE-4] a page beyond the last is the last', async () => {
    await withPage(`${trust}?tab=regulatory&page=9999`, plain, async page => {
      const [, last, count] = /–(\d+) of (\d+)/.exec((await result(page).textContent()) ?? '') ?? []
      expect(last).toBe(count)
      expect(await page.getByRole('link', { name: 'Older' }).count()).toBe(0)
      expect(await page.getByRole('link', { name: 'Newer' }).count()).toBe(1)
    })
  })

  it('[RP-NEWS-7] explains a day that cannot be read, keeps it and leaves the list as it was, without a script', async () => {
    await withPage(`${trust}?tab=regulatory&page=2`, plain, async page => {
      const before = await titles(page).allTextContents()
      await page.getByLabel('From (DD/MM/YYYY)').fill('31/02/2026')
      await page.getByRole('button', { name: 'Show' }).click()
      await page.waitForURL(/from=31%2F02%2F2026/)
      const from = page.getByLabel('From (DD/MM/YYYY)')
      expect(await from.inputValue()).toBe('31/02/2026')
      expect(await from.getAttribute('aria-invalid')).toBe('true')
      expect(await page.getByText('Enter a valid date').isVisible()).toBe(true)
      expect(await titles(page).allTextContents()).toEqual(before)
    })
  })

  it('filters by category and by words of the title', async () => {
    await withPage(`${trust}?tab=regulatory`, plain, async page => {
      await page.getByLabel('Category').selectOption('nav')
      await page.getByLabel('Search headlines').fill('asset northwall')
      await page.getByRole('button', { name: 'Show' }).click()
      await page.waitForURL(/category=nav/)
      for (const title of await titles(page).allTextContents()) expect(title).toMatch(/Net Asset Value/)
      await page.getByLabel('Search headlines').fill('no such words 100%')
      await page.getByRole('button', { name: 'Show' }).click()
      await page.getByText(/No regulatory news from .* matching these filters/).waitFor()
      await page.getByRole('link', { name: 'Clear category and headline filters' }).click()
      await expect.poll(() => result(page).textContent(), soon).toMatch(/^1–10 of/)
    })
  })

  it('without news names the other tab with its count, and a longer range', async () => {
    await withPage(`${trust}?from=01/01/1990&to=02/01/1990`, plain, async page => {
      expect(await page.getByText('No company news from 1 Jan 1990 to 2 Jan 1990.').isVisible()).toBe(true)
    })
    const saturday = formatDateNumeric(lastSaturday())
    await withPage(`${trust}?from=${saturday}&to=${saturday}&tab=regulatory`, plain, async page => {
      await page.getByRole('link', { name: /Extend to 5 years \(\d+\)/ }).click()
      await expect.poll(() => titles(page).count(), soon).toBe(10)
    })
  })

  it('says the price move of the day beside each item, as the daily prices have it', async () => {
    await withPage(share, plain, async page => {
      const moves = await page.locator('#news ol > li').allInnerTexts()
      const told = moves.filter(text => /(?:jump|slide) \d+\.\d%/.test(text))
      expect(told.length).toBeGreaterThan(0)
      for (const text of told) {
        const [, word, size] = /(jump|slide) (\d+\.\d)%/.exec(text) ?? []
        const [, sign, move] = /([+−])(\d+\.\d\d)%/.exec(text) ?? []
        expect(sign).toBe(word === 'jump' ? '+' : '−')
        expect(Math.abs(Number(move) - Number(size))).toBeLessThan(0.06)
      }
    })
  })

  it('downloads as CSV', async () => {
    const answer = await fetch(`${inject('origin')}${trust}?tab=regulatory&format=csv`)
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="nwt-regulatory-news.csv"')
    const lines = (await answer.text()).trim().split('\r\n')
    expect(lines[0]).toContain('Published,Published (ISO 8601),Headline')
    expect(lines.length).toBeGreaterThan(11)
  })

  it.each([
    '?page=-1',
    '?page=x&size=7&tab=x&category=x',
    '?q=%25_%5C',
    '?from=01/01/0001&to=31/12/9999',
    '?shown=%25',
  ])('answers nonsense such as %s with a page', async query => {
    expect((await fetch(`${inject('origin')}${trust}${query}`)).status).toBe(200)
  })

  it('refuses a NUL character, which no text of ours has', async () => {
    expect((await fetch(`${inject('origin')}${trust}?q=%00`)).status).toBe(400)
  })
})

describe('the list with its script', () => {
  const keepsDocument = (page: Page) =>
    page.evaluate(() => {
      ;(window as unknown as { kept: boolean }).kept = true
    })
  const isKept = (page: Page) => page.evaluate(() => (window as unknown as { kept?: boolean }).kept === true)

  it('turns pages and changes tabs in place, and goes back through them', async () => {
    const problems = await withPage(`${trust}?tab=regulatory`, desktop, async page => {
      await keepsDocument(page)
      const first = await titles(page).allTextContents()
      await page.getByRole('link', { name: 'Older' }).click()
      await expect.poll(() => result(page).textContent(), soon).toMatch(/^11–20 of/)
      expect(new URL(page.url()).search).toBe('?tab=regulatory&page=2')
      expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-bw-result'))).toBe(true)
      expect(await page.locator('#bw-status').textContent()).toMatch(/^11–20 of/)
      await page.getByRole('link', { name: /50 per page/ }).click()
      await expect.poll(() => result(page).textContent(), soon).toMatch(/^1–\d+ of/)
      expect(new URL(page.url()).search).toBe('?tab=regulatory&size=50')
      expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('50')
      await page.goBack()
      await expect.poll(() => result(page).textContent(), soon).toMatch(/^11–20 of/)
      await page.goBack()
      await expect.poll(() => titles(page).allTextContents(), soon).toEqual(first)
      await page.goForward()
      await expect.poll(() => result(page).textContent(), soon).toMatch(/^11–20 of/)
      expect(await isKept(page)).toBe(true)
    })
    expect(problems).toEqual([])
  })

  it('answers the form by keyboard alone, keeps its address clean and puts the focus where it is needed', async () => {
    const problems = await withPage(`${trust}?tab=regulatory`, desktop, async page => {
      await keepsDocument(page)
      const from = page.getByLabel('From (DD/MM/YYYY)')
      await from.fill('1/2/xx')
      await from.press('Enter')
      await expect.poll(() => page.getByText('Enter a valid date').isVisible(), soon).toBe(true)
      expect(new URL(page.url()).search).toBe('?tab=regulatory')
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('from')
      expect(await from.inputValue()).toBe('1/2/xx')
      await from.fill('01/11/2026')
      await page.getByLabel('To (DD/MM/YYYY)').fill('13/11/2026')
      await page.getByRole('button', { name: 'Show' }).press('Enter')
      await expect
        .poll(() => new URL(page.url()).search, soon)
        .toBe('?tab=regulatory&from=01%2F11%2F2026&to=13%2F11%2F2026')
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Show')
      await page.getByRole('link', { name: 'Clear' }).click()
      await expect.poll(() => new URL(page.url()).search, soon).toBe('?tab=regulatory')
      expect(await isKept(page)).toBe(true)
    })
    expect(problems).toEqual([])
  })
})

describe('an item of news', () => {
  it('shows headline, source, time to the second, the whole text with its table, and the price with a mark', async () => {
    await withPage(`${share}?tab=regulatory&size=25&q=half-year`, plain, async page => {
      await titles(page).first().click()
      await page.waitForURL(/news-item\/\d+\?tab=regulatory&q=half-year&size=25$/)
      expect(await page.getByRole('heading', { level: 2 }).first().textContent()).toMatch(/Half-year Report/)
      expect(await page.locator('article time').first().textContent()).toMatch(
        /^\d+ \w+ \d{4}, \d\d:\d\d:\d\d (?:GMT|BST)$/,
      )
      const table = page.getByRole('region', { name: 'Table 1' })
      expect(await table.locator('tbody tr').count()).toBeGreaterThan(2)
      expect(
        await page.getByRole('img', { name: /^Price (?:on|in the weeks around) .* at the marker\./ }).count(),
      ).toBe(1)
      await page.getByRole('link', { name: 'All regulatory news' }).click()
      await page.waitForURL(/news\?tab=regulatory&q=half-year&size=25$/)
    })
  })

  it('leads to the one before and the one after of the same tab, and back again', async () => {
    await withPage(`${share}?tab=regulatory`, plain, async page => {
      const second = await titles(page).nth(1).textContent()
      const third = await titles(page).nth(2).textContent()
      await titles(page).nth(1).click()
      const others = page.getByRole('navigation', { name: 'Other regulatory news' })
      await others.getByRole('link', { name: /^Previous/ }).click()
      await expect.poll(() => page.locator('#news-title').textContent(), soon).toBe(third)
      await others.getByRole('link', { name: /^Next/ }).click()
      await expect.poll(() => page.locator('#news-title').textContent(), soon).toBe(second)
    })
  })

  it('that does not exist, or names another security, answers 404 with the way back to the same list', async () => {
    await withPage('/market-research/sub/LSE:HVL/news-item/999999999?tab=regulatory&page=2', plain, async page => {
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('News item not found')
      const back = page.getByRole('link', { name: 'Back to news' })
      expect(await back.getAttribute('href')).toBe('/market-research/sub/LSE:HVL/news?tab=regulatory&page=2')
    })
    const page = await (await fetch(`${inject('origin')}${share}?tab=regulatory`)).text()
    const id = /news-item\/(\d+)/.exec(page)?.[1]
    for (const path of [`LSE:NWT/news-item/${id}`, 'LSE:HVL/news-item/abc', 'LSE:HVL/news-item/1%27--']) {
      expect((await fetch(`${inject('origin')}/market-research/sub/${path}`)).status).toBe(404)
    }
  })

  it.each([
    ['desktop', desktop],
    ['phone', phone],
    ['dark', dark],
  ])('on %s has no console error and no serious axe finding', async (_name, options) => {
    const problems = await withPage(`${share}?tab=regulatory&q=half-year`, options, async page => {
      await titles(page).first().click()
      await page.waitForURL(/news-item/)
      await page.evaluate(() => document.fonts.ready)
      await expectNoAxeViolations(page)
    })
    expect(problems).toEqual([])
  })

  it('prints its text and not the ways around', async () => {
    await withPage(`${share}?tab=regulatory`, phone, async page => {
      await titles(page).first().click()
      await page.waitForURL(/news-item/)
      await page.emulateMedia({ media: 'print' })
      expect(await page.locator('article p').first().isVisible()).toBe(true)
      expect(await page.getByRole('navigation', { name: 'Other regulatory news' }).isVisible()).toBe(false)
    })
  })
})

describe('a hostile body in a real browser', () => {
  it('runs nothing, loads nothing and stays in its place', async () => {
    await withPage(share, desktop, async page => {
      const requests: string[] = []
      // A policy would hide a hole in the cleaning: this page has none, and its scripts may run.
      await page.route('**/*', route => {
        requests.push(route.request().url())
        return route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><title>Bare</title><div id="room"></div>',
        })
      })
      await page.goto('http://bare.example/')
      requests.length = 0
      await page.exposeFunction('bwPwned', () => requests.push('ran'))
      // Proves that the trap works: the same body uncleaned runs.
      await page.setContent(hostileBodies['a picture that fails'] ?? '')
      await expect.poll(() => requests, soon).toContain('ran')
      requests.length = 0
      for (const [name, body] of Object.entries(hostileBodies)) {
        const { html } = sanitiseNews(body)
        // By the parser of a page, as the server sends it, and by that of a fragment, as a script would put it in.
        await page.setContent(`<!doctype html><main><article>${html}</article></main><p id="after">After</p>`)
        expect(await page.evaluate(() => document.getElementById('after')?.parentElement?.tagName), name).toBe('BODY')
        await page.evaluate(markup => {
          const room = document.createElement('div')
          room.innerHTML = markup
          document.body.append(room)
          for (const element of document.querySelectorAll<HTMLElement>('article *')) {
            if (!(element instanceof HTMLAnchorElement)) element.click()
            element.focus()
            element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
          }
          for (const link of document.querySelectorAll('a')) {
            if (!/^(?:https?|mailto):$/.test(link.protocol)) link.click()
          }
        }, html)
        await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
        expect(requests, name).toEqual([])
      }
    })
  }, 120_000)
})

it('[RP-API-1] [RP-API-3] is there for programs too', async () => {
  const answer = await fetch(`${inject('origin')}/market-research/api/graphql-call`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: '{ newsHeadlines(symbol: "XLON:HVL", limit: 2) { aggregate { count } headlines { id symbols } } }',
    }),
  })
  expect(answer.status).toBe(200)
  const { aggregate, headlines } = (await answer.json()).data.newsHeadlines
  expect(aggregate.count).toBeGreaterThan(2)
  expect(headlines.map(({ symbols }: { symbols: string[] }) => symbols[0])).toEqual(['LSE:HVL', 'LSE:HVL'])
})
