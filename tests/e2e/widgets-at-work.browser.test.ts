import { expectNoAxeViolations, launchBrowser, toIntegrity } from '@bellwether/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { type HostSite, startHostSite } from './host-site.ts'
import { recordSockets } from './live-page.ts'

const platform = inject('origin')
const components = {
  quote: { type: 'quote-header', settings: { marketCode: 'LSE:HVL', live: true } },
  list: { type: 'watchlist', settings: { marketCodes: ['LSE:BW.', 'LSE:HVL', 'FUND:B0KXTM3'], live: true } },
  search: { type: 'security-search', settings: { link: 'none' } },
  costs: { type: 'cost-calculator', settings: { marketCode: 'LSE:HVL', amount: 5_000 } },
  performance: { type: 'performance-table', settings: { marketCode: 'FUND:B0KXTM3' } },
  allocation: { type: 'asset-allocation', settings: { marketCode: 'FUND:B0KXTM3' } },
  valuation: { type: 'valuation-growth', settings: { marketCode: 'FUND:B0KXTM3' } },
}
const loader = `${platform}/cdn/loader/0.1.0/bellwether.js`
/** A crowded machine takes its time. */
const patient = { timeout: 30_000 }
const ids = Object.keys(components)

/** Nothing runs but what has the nonce or its hash; sockets of our gateway and nothing else. */
const policy = `default-src 'none'; script-src 'nonce-host' 'strict-dynamic'; connect-src ${platform} ${platform.replace('http', 'ws')}; style-src ${platform}; require-trusted-types-for 'script'; trusted-types bellwether`

let browser: Browser
let host: HostSite
let page: Page
const problems: string[] = []

beforeAll(async () => {
  ;[browser, host] = await Promise.all([launchBrowser(), startHostSite()])
  page = await browser.newPage({ viewport: { width: 390, height: 900 } })
  page.on('pageerror', error => problems.push(error.message))
  page.on('console', message => {
    if (message.type() === 'error') problems.push(message.text())
  })
})

afterAll(async () => {
  await browser.close()
  await host.close()
})

/** A page of somebody else that gets its tokens from our demonstration and writes down what widgets tell. */
async function hostPage(): Promise<string> {
  const hash = toIntegrity(await (await fetch(loader)).text())
  const config = {
    configuration: { overrides: { components } },
    elementBindings: ids.map(id => ({ morningstarComponentId: id, container: id })),
  }
  const boot = `
    window.told = []
    for (const name of ['bw-costs-changed', 'bw-security-chosen', 'bw-widget-failed'])
      document.addEventListener(name, event => told.push([name, event.detail]))
    document.addEventListener('bellwether:ready', () => document.body.setAttribute('data-ready', ''))
    const newToken = async () => (await (await fetch('${platform}/config-api/demo-token', { method: 'POST' })).json()).token
    newToken().then(apiGatewayToken => bellwether.load({
      ...${JSON.stringify(config)}, apiTokens: { apiGatewayToken }, api: { apiTokenExpiredCallback: newToken },
    }))`
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title>
<script nonce="host" src="${loader}" integrity="${hash}" crossorigin></script>
<main><h1>A page of somebody else</h1>${ids.map(id => `<div id="${id}"></div>`).join('')}</main>
<script nonce="host">${boot}</script></html>`
}

const toldBy = (name: string) =>
  page.evaluate(
    wanted => (window as unknown as { told: [string, unknown][] }).told.filter(([told]) => told === wanted),
    name,
  )

it('[RP-STREAM-13, RP-STREAM-15] prices move on a page of another origin by its own token, over one socket, until somebody stops them', async () => {
  const { sent, open } = recordSockets(page)
  await page.goto(host.put('/', await hostPage(), policy, 'blocked-destinations=(script)'))
  await page.locator('body[data-ready]').waitFor()
  const last = page.locator('#quote [data-bw-field="last"]')
  const before = await last.textContent()
  await expect.poll(() => last.textContent(), patient).not.toBe(before)
  expect(await page.locator('#quote [data-bw-field="status"]').textContent()).toMatch(/^Live at/)
  const inList = page.locator('#list tr[data-bw-live-price="LSE:HVL"] [data-bw-field="last"]')
  await expect.poll(async () => (await inList.textContent()) === (await last.textContent()), patient).toBe(true)
  expect([open(), sent.toSorted()]).toEqual([1, ['SUB LSE:BW.', 'SUB LSE:HVL']])

  await page.locator('#list').getByRole('switch', { name: 'Live prices' }).click()
  await expect.poll(open, patient).toBe(0)
  expect(await page.locator('#quote').getByRole('switch').getAttribute('aria-checked')).toBe('false')
  await expect.poll(() => page.locator('#quote [data-bw-field="status"]').textContent(), patient).toMatch(/^Not live\./)
})

it('every one of them shows its block within 390 pixels, without a violation of accessibility', async () => {
  expect(await page.locator('#list tbody tr').count()).toBe(3)
  expect(await page.locator('#performance table').nth(1).locator('thead th').count()).toBe(6)
  expect(await page.locator('#allocation tbody tr').first().innerText()).toMatch(/Stock/)
  expect(await page.locator('#valuation table').count()).toBe(2)
  expect(await toldBy('bw-widget-failed')).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectNoAxeViolations(page)
})

it('the cost calculator answers while it is filled in, and says what is wrong beside the field', async () => {
  const costs = page.locator('#costs')
  const amount = costs.getByLabel('Initial investment')
  expect(await amount.inputValue()).toBe('5,000')
  await amount.fill('20,000')
  await expect.poll(() => toldBy('bw-costs-changed'), patient).toHaveLength(1)
  expect(await toldBy('bw-costs-changed')).toMatchObject([
    [
      'bw-costs-changed',
      { marketCode: 'LSE:HVL', plan: { amount: { amount: 20_000_00 } }, costs: { currency: 'GBP' } },
    ],
  ])
  await costs.getByText('£20,000.00').first().waitFor()
  await amount.fill('lots')
  await costs.getByText('“lots” is not a number.').waitFor()
  expect(await amount.evaluate(input => (input.getRootNode() as ShadowRoot).activeElement === input)).toBe(true)
  expect(await toldBy('bw-costs-changed')).toMatchObject([{}, ['bw-costs-changed', { plan: null, costs: null }]])
})

it('the search suggests while somebody types, and tells what was chosen by the keyboard', async () => {
  const box = page.locator('#search').getByRole('combobox')
  await box.fill('harrow')
  await page.locator('#search [role="option"]').first().waitFor()
  await box.press('Enter')
  expect(await box.getAttribute('aria-activedescendant')).toBe(
    await page.locator('#search [role="option"][aria-selected="true"]').getAttribute('id'),
  )
  await expectNoAxeViolations(page)
  await box.press('Enter')
  expect(await toldBy('bw-security-chosen')).toMatchObject([
    ['bw-security-chosen', { marketCode: 'LSE:HVL', name: 'Harrow & Vale plc' }],
  ])
  expect(await box.inputValue()).toBe('Harrow & Vale plc')
  expect(new URL(page.url()).origin).toBe(host.origin)
})

it('leaves nothing on the console but what a page should hear', () => {
  expect(problems).toEqual([])
})

it('[LD-LOCALE-1, LD-LOCALE-2, LD-LOCALE-4] each widget has its own language on a page from right to left', async () => {
  const shown = {
    british: { type: 'key-figures', settings: { marketCode: 'LSE:HVL', locale: 'en-GB' } },
    german: { type: 'key-figures', settings: { marketCode: 'LSE:HVL', locale: 'de-AT' } },
    arabic: { type: 'key-figures', settings: { marketCode: 'LSE:HVL' } },
  }
  const names = Object.keys(shown)
  const config = {
    locale: 'ar',
    configuration: { overrides: { components: shown } },
    elementBindings: names.map(id => ({ morningstarComponentId: id, container: id })),
  }
  const hash = toIntegrity(await (await fetch(loader)).text())
  const html = `<!doctype html><html lang="he" dir="rtl"><meta charset="utf-8"><title>Host</title>
<script nonce="host" src="${loader}" integrity="${hash}" crossorigin></script>
<main>${names.map(id => `<div id="${id}"></div>`).join('')}</main>
<script nonce="host">bellwether.load(${JSON.stringify(config)})</script></html>`
  const other = await browser.newPage()
  const languages: string[] = []
  const warnings: string[] = []
  other.on('request', request =>
    languages.push(...(/chunks\/locale-(.+)-\w{8}\.js$/.exec(request.url())?.slice(1) ?? [])),
  )
  other.on('console', message => warnings.push(message.text()))
  await other.goto(host.put('/right-to-left', html, policy, 'blocked-destinations=(script)'))
  const rootOf = (id: string) => other.locator(`#${id} bw-key-figures > div`).first()
  await expect.poll(() => rootOf('german').innerText(), patient).toContain('Marktkapitalisierung')
  await expect.poll(() => rootOf('arabic').innerText(), patient).toContain('القيمة السوقية')
  await expect.poll(() => rootOf('british').innerText(), patient).toContain('Market cap')
  const read = (id: string) =>
    rootOf(id).evaluate(root => {
      const [label, value] = [root.querySelector('dt'), root.querySelector('dd')]
      const isLeft = (label?.getBoundingClientRect().left ?? 0) < (value?.getBoundingClientRect().left ?? 0)
      return [
        root.getAttribute('lang'),
        root.getAttribute('dir'),
        isLeft ? 'label first from left' : 'label first from right',
      ]
    })
  expect(await Promise.all(names.map(read))).toEqual([
    ['en-GB', 'ltr', 'label first from left'],
    ['de-DE', 'ltr', 'label first from left'],
    ['ar', 'rtl', 'label first from right'],
  ])
  expect([...new Set(languages)].sort()).toEqual(['ar', 'de-DE'])
  expect(warnings.filter(text => text.startsWith('No texts in de-AT; de-DE is used.'))).toHaveLength(1)
  await other.close()
})
