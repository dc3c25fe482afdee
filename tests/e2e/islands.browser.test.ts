import type { BrowserContextOptions, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { toFragment } from '../../features/portal/src/playground/client/share.ts'
import { holdScript } from './hold-script.ts'
import { hydrateAll } from './hydrate-all.ts'
import { livePage } from './live-page.ts'
import { desktop, phone, useBrowser } from './open-page.ts'

const withPage = useBrowser()
const share = '/market-research/LSE:HVL'
const research = (page: string) => `/market-research/sub/${page}`
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

/** Opens a page whose script is held back; the page must show nothing wrong in its console, a mismatch of the hydration included. */
async function withHeldScript(
  path: string,
  options: BrowserContextOptions,
  use: (page: Page, script: Awaited<ReturnType<typeof holdScript>>) => Promise<void>,
): Promise<void> {
  const problems = await withPage('/login', options, async page => {
    const script = await holdScript(page)
    await page.goto(new URL(path, page.url()).href, { waitUntil: 'load' })
    await page.evaluate(() => Object.assign(window, { kept: true }))
    await use(page, script)
  })
  expect(problems).toEqual([])
}
const isKept = (page: Page) => page.evaluate(() => 'kept' in window)

describe('a press before the script has arrived', () => {
  it('[RP-ISLAND-2] is done once it has', async () => {
    await withHeldScript(share, desktop, async (page, script) => {
      await star(page).click()
      expect(await star(page).getAttribute('aria-pressed')).toBe('false')
      script.letGo()
      await expect.poll(() => star(page).getAttribute('aria-pressed')).toBe('true')
      expect(page.url()).toContain(share)
      expect(await page.evaluate(() => localStorage.getItem('bw-watchlists'))).toContain('LSE:HVL')
    })
  })

  it('[RP-ISLAND-2] turns live prices on once it has', async () => {
    await withHeldScript(share, desktop, async (page, script) => {
      const { toggle, says } = livePage(page)
      await toggle.click()
      expect(await toggle.getAttribute('aria-checked')).toBe('false')
      script.letGo()
      await says('Live')
    })
  })

  it('[RP-ISLAND-2] has what was typed meanwhile suggested once it has', async () => {
    await withHeldScript('/', desktop, async (page, script) => {
      await page.locator('#site-search').pressSequentially('northwall')
      script.letGo()
      await page.locator('#site-search-list [role="option"]').first().waitFor()
      expect(await page.locator('#site-search').inputValue()).toBe('northwall')
    })
  })

  it('[RP-ISLAND-2] copies an identifier once it has', async () => {
    const permissions = ['clipboard-read', 'clipboard-write']
    await withHeldScript(share, { ...desktop, permissions }, async (page, script) => {
      const isin = page.getByTitle('Copy ISIN')
      await isin.click()
      script.letGo()
      await page.getByRole('status').getByText('Copied GB').waitFor({ state: 'attached' })
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await isin.textContent())
    })
  })

  it('[RP-ISLAND-2] answers the self-check once it has', async () => {
    await withHeldScript(research('FUND:B0KXTM3/fund-info/target-market'), desktop, async (page, script) => {
      await page.getByText('Is it right for you?').click()
      await page.getByLabel('None of it').click()
      expect(await page.getByLabel('None of it').isChecked()).toBe(false)
      script.letGo()
      await page.getByText('You are outside the target market').waitFor()
      expect(await page.getByLabel('None of it').isChecked()).toBe(true)
    })
  })

  it('[RP-ISLAND-2] searches the headlines once it has, in place', async () => {
    await withHeldScript(research('LSE:HVL/news'), desktop, async (page, script) => {
      await page.getByLabel('Search headlines').fill('dividend')
      await page.keyboard.press('Enter')
      expect(page.url()).not.toContain('q=')
      script.letGo()
      await page.waitForURL(/q=dividend/)
      await expect.poll(() => page.locator('#news').getByRole('link', { name: 'Clear', exact: true }).count()).toBe(1)
      expect(await page.getByLabel('Search headlines').inputValue()).toBe('dividend')
      expect(await isKept(page)).toBe(true)
    })
  })

  it('[RP-ISLAND-2] narrows the results of a search once it has, in place', async () => {
    await withHeldScript('/investment/search/all?search=north', desktop, async (page, script) => {
      const facet = page.getByRole('navigation', { name: /^Filter by/ }).first()
      await facet.getByRole('link').first().click()
      expect(await facet.locator('[aria-current="true"]').count()).toBe(0)
      script.letGo()
      await facet.locator('[aria-current="true"]').waitFor()
      expect(await isKept(page)).toBe(true)
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
      // The account's list as it was, for tests that come after.
      const undone = page.waitForEvent('load')
      await star(page).click()
      await undone
      expect(await star(page).getAttribute('aria-pressed')).toBe(before)
    })
  })
})

describe('a choice before the script has arrived', () => {
  it.each([
    [research('LSE:HVL/director-deals'), 'Period', '12', '#deal-list tbody tr', /period=12/],
    [research('FUND:B0KXTM3/fund-info/documents'), 'Type', null, '#document-groups li', /type=\w/],
  ])('[RP-ISLAND-4] filters %s once it has', async (path, label, value, rows, address) => {
    await withHeldScript(path, desktop, async (page, script) => {
      const before = await page.locator(rows).count()
      const field = page.getByLabel(label, { exact: true })
      await field.selectOption(value ?? { index: 1 })
      const chosen = await field.inputValue()
      script.letGo()
      await page.waitForURL(address)
      await expect.poll(() => page.locator(rows).count()).toBeLessThan(before)
      expect(await field.inputValue()).toBe(chosen)
      expect(await isKept(page)).toBe(true)
    })
  })
})

describe('[RP-ISLAND-2] [RP-ISLAND-4] before the script of a user’s page has arrived', () => {
  let investor: BrowserContextOptions

  beforeAll(async () => {
    await withPage('/login', desktop, async page => {
      await page.getByRole('button', { name: 'Log in as investor' }).click()
      await page.waitForURL(url => url.pathname === '/')
      investor = { ...desktop, storageState: await page.context().storageState() }
    })
  })

  it('an order is filled in, and priced once it has', async () => {
    await withHeldScript('/platform/trade?marketCode=LSE:HVL&instruction=B', investor, async (page, script) => {
      await page.getByLabel('Amount to buy').fill('25')
      script.letGo()
      await expect.poll(() => page.locator('#ticket-cost').innerText()).toMatch(/Total to pay\s+£[\d.]+/)
      expect(await page.getByLabel('Amount to buy').inputValue()).toBe('25')
    })
  })

  it('a screen is saved once it has, in place', async () => {
    await withHeldScript('/investment/screener', investor, async (page, script) => {
      const saved = page.getByRole('region', { name: 'Saved screens' })
      const link = saved.getByRole('link', { name: 'Saved early' })
      await saved.getByLabel('Name').fill('Saved early')
      await saved.getByRole('button', { name: 'Save this screen' }).click()
      expect(await link.count()).toBe(0)
      script.letGo()
      await link.waitFor()
      expect(await isKept(page)).toBe(true)
      await saved.getByRole('listitem').filter({ hasText: 'Saved early' }).getByRole('button').click()
      await expect.poll(() => link.count()).toBe(0)
    })
  })

  it('the account menu opens, stays open, and closes by Escape once it has', async () => {
    await withHeldScript('/platform/orders', investor, async (page, script) => {
      const menu = page.locator('[data-bw-account-menu]')
      await menu.locator('summary').click()
      expect(await menu.getAttribute('open')).toBe('')
      script.letGo()
      await hydrateAll(page, 'bw-island[name="account-menu"]')
      expect(await menu.getAttribute('open')).toBe('')
      await page.keyboard.press('Escape')
      await expect.poll(() => menu.getAttribute('open')).toBeNull()
    })
  })
})

describe('[RP-ISLAND-4] before the script of an editor has arrived', () => {
  it('the playground says that it loads, and then has what its address shares', async () => {
    const text = JSON.stringify({ configuration: { namespace: 'early', source: { type: 'none' } } })
    const path = `/developers/playground${await toFragment({ text, theme: 'dark', width: 320 })}`
    await withHeldScript(path, desktop, async (page, script) => {
      await page.getByText('Loading the playground…').waitFor()
      script.letGo()
      const editor = page.getByRole('textbox', { name: 'Loader configuration' })
      await editor.waitFor()
      expect(await editor.innerText()).toContain('early')
      expect(await page.getByLabel('Width').inputValue()).toBe('320')
    })
  })

  it('a configuration is typed, and goes on in the editor', async () => {
    const problems = await withPage('/login?next=/developers/namespaces', desktop, async page => {
      await page.getByRole('button', { name: 'Log in as professional' }).click()
      await page.getByRole('textbox', { name: 'Name' }).fill(`early-${Date.now().toString(36)}`)
      const script = await holdScript(page)
      await page.getByRole('button', { name: 'Create namespace' }).click()
      const field = page.getByRole('textbox', { name: 'Configuration (JSON)' })
      await field.fill('{ "components": { "early": {} } }')
      script.letGo()
      await page.locator('[data-bw-editor] .cm-content').waitFor()
      expect(await field.innerText()).toContain('early')
      expect(await page.locator('textarea[name="text"]').inputValue()).toContain('early')
    })
    expect(problems).toEqual([])
  })
})
