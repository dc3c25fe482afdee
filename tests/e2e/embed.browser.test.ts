import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expectNoAxeViolations, launchBrowser } from '@bellwether/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'

const platform = inject('origin')
const script = `${platform}/cdn/loader/0.1.0/bellwether.js`
let browser: Browser
let host: Server
let integrity = ''
const beacons: number[] = []

beforeAll(async () => {
  browser = await launchBrowser()
  integrity = createHash('sha384')
    .update(await (await fetch(script)).text())
    .digest('base64')
  host = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.setHeader(
      'content-security-policy',
      `default-src 'none'; script-src 'nonce-host' 'strict-dynamic'; connect-src ${platform}; style-src ${platform}; require-trusted-types-for 'script'; trusted-types bellwether`,
    )
    response.setHeader('integrity-policy', 'blocked-destinations=(script)')
    response.end(hostPage())
  }).listen(0, '127.0.0.1')
  await new Promise(resolve => host.once('listening', resolve))
})

afterAll(async () => {
  await browser.close()
  await new Promise(resolve => host.close(resolve))
})

/** A page of somebody else: its own styles, a token from our demonstration, three containers. */
function hostPage(): string {
  const boot = `
    document.addEventListener('bellwether:ready', () => document.body.setAttribute('data-ready', ''))
    const newToken = async () => (await (await fetch('${platform}/config-api/demo-token', { method: 'POST' })).json()).token
    newToken().then(apiGatewayToken => bellwether.load({
      apiTokens: { apiGatewayToken },
      api: { apiTokenExpiredCallback: newToken },
      configuration: { namespace: 'demo' }, elementBindings: ['quote', 'holdings', 'news'].map(id => ({ morningstarComponentId: id, container: id })),
    })).catch(error => document.body.setAttribute('data-error', error.message))`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title>
<script nonce="host" src="${script}" integrity="sha384-${integrity}" crossorigin></script></head>
<body><main><h1>A page of somebody else</h1><div id="quote"></div><div id="holdings"></div><div id="news"></div></main>
<script nonce="host">${boot}</script></body></html>`
}

async function visit(page: Page): Promise<string[]> {
  const problems: string[] = []
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
  })
  page.on('response', response => {
    if (response.url() === `${platform}/usage`) beacons.push(response.status())
  })
  page.on('pageerror', error => problems.push(error.message))
  const { port } = host.address() as AddressInfo
  await page.goto(`http://127.0.0.1:${port}/`)
  await page.locator('body[data-ready], body[data-error]').waitFor()
  return problems
}

it('[LD-CALL-1] shows three widgets on a page of another origin, by our loader, CDN and configuration API, under a strict policy', async () => {
  const context = await browser.newContext({ viewport: { width: 390, height: 900 } })
  const page = await context.newPage()
  expect(await visit(page)).toEqual([])
  expect(await page.locator('body').getAttribute('data-error')).toBeNull()
  expect(await page.locator('#quote section').innerText()).toMatch(/Harrow & Vale plc[\s\S]*HVL[\s\S]*More on Harrow/)
  expect(await page.locator('#holdings tbody tr').count()).toBe(6)
  expect(await page.locator('#news li').count()).toBe(3)
  // Dressed by its own stylesheet and the tokens, as wide as its container and no wider.
  expect(await page.locator('#quote section').evaluate(card => getComputedStyle(card).borderTopStyle)).toBe('solid')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  // Sheets of other widgets, loaded after its own, leave its links alone.
  expect(
    await page
      .locator('#quote a')
      .first()
      .evaluate(link => getComputedStyle(link).textDecorationLine),
  ).toBe('none')
  // The usage agent has told our collector.
  await expect.poll(() => beacons).toEqual([204])
  const link = page.locator('#news a').first()
  expect(await link.getAttribute('href')).toMatch(new RegExp(`^${platform}/market-research/sub/LSE:HVL/news-item/`))
  await expectNoAxeViolations(page)
  await context.close()
})
