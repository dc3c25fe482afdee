import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { holdScript } from './hold-script.ts'
import { hydrateAll } from './hydrate-all.ts'
import { livePage } from './live-page.ts'
import { desktop, phone, useBrowser } from './open-page.ts'

const withPage = useBrowser()
const share = '/market-research/LSE:HVL'
const star = (page: Page) => page.getByRole('button', { name: 'Watch Harrow & Vale plc' }).first()

describe('[RP-ISLAND-1] React takes over what the server has drawn without changing it', () => {
  it.each([
    '/',
    share,
    '/market-research/FUND:B0KXTM3',
    '/market-research/LSE:NWT',
    '/market-research/LSE:TG34',
    '/market-research/NYSE:CRSN',
    '/market-research/LSE:SUSP',
    '/market-research/sub/LSE:HVL/news',
    '/market-research/sub/LSE:HVL/charts-and-performance',
    '/market-research/sub/FUND:B0KXTM3/portfolio',
    '/market-research/sub/LSE:HVL/costs',
    '/market-research/sub/LSE:HVL/dividends',
    '/market-research/sub/LSE:HVL/director-deals',
    '/market-research/sub/FUND:B0KXTM3/fund-info/documents',
    '/market-research/sub/FUND:B0KXTM3/fund-info/target-market',
    '/investment/search/all?search=north',
    '/investment/screener',
    '/platform/watchlists',
    '/developers',
    '/developers/playground',
  ])('on %s', async path => {
    for (const device of [desktop, phone]) {
      // A zone and a language that differ from the server's.
      const elsewhere = { ...device, timezoneId: 'Pacific/Auckland', locale: 'de-DE' }
      const problems = await withPage(path, elsewhere, async page => {
        expect(await hydrateAll(page)).toBeGreaterThan(0)
      })
      expect(problems).toEqual([])
    }
  })

  it.each([share, '/investment/screener', '/platform/trade?marketCode=LSE:HVL&instruction=B'])(
    'for a user on %s',
    async path => {
      const problems = await withPage(`/login?next=${encodeURIComponent(path)}`, desktop, async page => {
        await page.getByRole('button', { name: 'Log in as investor' }).click()
        await page.waitForURL(`**${path}`)
        expect(await hydrateAll(page)).toBeGreaterThan(0)
      })
      expect(problems).toEqual([])
    },
  )
})

describe('a press before the script has arrived', () => {
  it('[RP-ISLAND-2] is done once it has', async () => {
    await withPage('/404', desktop, async page => {
      const script = await holdScript(page)
      await page.goto(new URL(share, page.url()).href, { waitUntil: 'load' })
      await star(page).click()
      expect(await star(page).getAttribute('aria-pressed')).toBe('false')
      script.letGo()
      await expect.poll(() => star(page).getAttribute('aria-pressed')).toBe('true')
      expect(page.url()).toContain(share)
      expect(await page.evaluate(() => localStorage.getItem('bw-watchlists'))).toContain('LSE:HVL')
    })
  })

  it('[RP-ISLAND-2] turns live prices on once it has', async () => {
    await withPage('/404', desktop, async page => {
      const script = await holdScript(page)
      await page.goto(new URL(share, page.url()).href, { waitUntil: 'load' })
      const { toggle, says } = livePage(page)
      await toggle.click()
      expect(await toggle.getAttribute('aria-checked')).toBe('false')
      script.letGo()
      await says('Live')
    })
  })

  it('[RP-ISLAND-2] has what was typed meanwhile suggested once it has', async () => {
    await withPage('/404', desktop, async page => {
      const script = await holdScript(page)
      await page.goto(new URL('/', page.url()).href, { waitUntil: 'load' })
      await page.locator('#site-search').pressSequentially('northwall')
      script.letGo()
      await page.locator('#site-search-list [role="option"]').first().waitFor()
      expect(await page.locator('#site-search').inputValue()).toBe('northwall')
    })
  })

  it('[RP-ISLAND-2] copies an identifier once it has', async () => {
    await withPage('/404', { ...desktop, permissions: ['clipboard-read', 'clipboard-write'] }, async page => {
      const script = await holdScript(page)
      await page.goto(new URL(share, page.url()).href, { waitUntil: 'load' })
      const isin = page.getByTitle('Copy ISIN')
      await isin.click()
      script.letGo()
      await page.getByRole('status').getByText('Copied GB').waitFor({ state: 'attached' })
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await isin.textContent())
    })
  })

  it('[RP-ISLAND-2] answers the self-check once it has', async () => {
    await withPage('/404', desktop, async page => {
      const script = await holdScript(page)
      await page.goto(new URL('/market-research/sub/FUND:B0KXTM3/fund-info/target-market', page.url()).href)
      await page.getByText('Is it right for you?').click()
      await page.getByLabel('None of it').click()
      expect(await page.getByLabel('None of it').isChecked()).toBe(false)
      script.letGo()
      await page.getByText('You are outside the target market').waitFor()
      expect(await page.getByLabel('None of it').isChecked()).toBe(true)
    })
  })

  it('[RP-ISLAND-2] is done by the form if it never comes', async () => {
    await withPage(`/login?next=${share}`, desktop, async page => {
      const script = await holdScript(page)
      await page.getByRole('button', { name: 'Log in as overseas' }).click()
      await page.waitForURL(`**${share}`)
      const before = await star(page).getAttribute('aria-pressed')
      await star(page).click()
      const loaded = page.waitForEvent('load')
      script.fail()
      await loaded
      expect(await star(page).getAttribute('aria-pressed')).toBe(before === 'true' ? 'false' : 'true')
    })
  })
})
