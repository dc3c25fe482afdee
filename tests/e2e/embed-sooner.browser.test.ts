import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultCdnFolder } from '@bellwether/cdn'
import { exportFiles } from '@bellwether/cdn/export'
import type { ComponentsManifest } from '@bellwether/contract'
import { launchBrowser } from '@bellwether/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { type HostSite, startHostSite } from './host-site.ts'

const platform = inject('origin')
const cdn = `${platform}/cdn/`
let browser: Browser
let host: HostSite
let manifest: ComponentsManifest

beforeAll(async () => {
  browser = await launchBrowser()
  host = await startHostSite()
  manifest = await (await fetch(`${cdn}components.json`)).json()
})
afterAll(async () => {
  await browser.close()
  await host.close()
})

/** A page of somebody else with two widgets, started by the script at `src` with `config`. */
function putPage(path: string, src: string, config: object): string {
  const bindings = ['quote', 'news'].map(id => ({ morningstarComponentId: id, container: id }))
  return host.put(
    path,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,">
<script src="${src}" crossorigin></script><div id="quote"></div><div id="news"></div>
<script>
const paints = []
document.addEventListener('bellwether:painted', () => {
  paints.push(performance.getEntriesByType('resource').map(({ name, transferSize }) => ({ name, transferSize })))
})
document.addEventListener('bellwether:ready', () => document.body.setAttribute('data-ready', ''))
const newToken = async () => (await (await fetch('${platform}/config-api/demo-token', { method: 'POST' })).json()).token
newToken().then(apiGatewayToken => bellwether.load({
  ...${JSON.stringify({ ...config, elementBindings: bindings })},
  apiTokens: { apiGatewayToken }, usageTracking: false,
})).catch(error => document.body.setAttribute('data-ready', error.message))
</script></html>`,
  )
}

/** What was asked for until the last widget was painted; `transferSize` is 0 for what the browser had. */
async function visit(page: Page, url: string): Promise<{ readonly name: string; readonly transferSize: number }[]> {
  await page.goto(url)
  await page.locator('body[data-ready]').waitFor()
  expect(await page.locator('body').getAttribute('data-ready')).toBe('')
  expect(await page.locator('#quote section').first().innerText()).toContain('Harrow & Vale plc')
  expect(await page.locator('#news li').count()).toBeGreaterThan(0)
  return page.evaluate('paints.at(-1)')
}

const exact = (type: string) => Object.keys(manifest.components[type]?.versions ?? {}).at(-1)
const components = () => ({
  quote: { type: 'quote-header', version: exact('quote-header'), settings: { marketCode: 'LSE:HVL' } },
  news: { type: 'news-list', version: exact('news-list'), settings: { marketCode: 'LSE:HVL' } },
})

it('asks the CDN for nothing before the paint of a second visit with pinned versions', async () => {
  const config = {
    configuration: { namespace: 'acme', source: { type: 'none' }, overrides: { components: components() } },
  }
  const url = putPage('/pinned', `${cdn}loader/0.1.0/bellwether.js`, config)
  const context = await browser.newContext()
  const page = await context.newPage()
  const ofCdn = ({ name }: { readonly name: string }) => name.startsWith(cdn)
  const first = (await visit(page, url)).filter(ofCdn)
  expect(first.filter(({ transferSize }) => transferSize > 0).length).toBeGreaterThan(5)
  const second = (await visit(page, url)).filter(ofCdn)
  expect(second.length).toBeGreaterThan(5)
  // Not even to ask whether it has changed.
  expect(second.filter(({ transferSize }) => transferSize > 0)).toEqual([])
  await context.close()
})

const six = ['quote-header', 'key-figures', 'news-list', 'dividends', 'performance-table', 'sparkline']

/** A page with six widgets, with a token if it is given, and a mark when the last request that it makes by itself is under way. */
function putSix(path: string, apiGatewayToken: string | undefined): string {
  const entry = (type: string) => [type, { type, version: exact(type), settings: { marketCode: 'LSE:HVL' } }] as const
  const config = {
    ...(apiGatewayToken && { apiTokens: { apiGatewayToken } }),
    configuration: {
      namespace: 'acme',
      source: { type: 'none' },
      overrides: { components: Object.fromEntries(six.map(entry)) },
    },
    elementBindings: six.map(type => ({ morningstarComponentId: type, container: type })),
  }
  return host.put(
    path,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,">
${six.map(type => `<div id="${type}"></div>`).join('')}
<script src="${cdn}loader/0.1.0/bellwether.js" crossorigin></script>
<script>bellwether.load(${JSON.stringify(config)})</script></html>`,
  )
}

/** Requests that leave the browser, preflights included, until the usage beacon is answered. */
async function countOverNetwork(page: Page, url: string): Promise<string[]> {
  const client = await page.context().newCDPSession(page)
  const sent = new Map<string, string>()
  await client.send('Network.enable')
  client.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('data:')) sent.set(requestId, `${request.method} ${request.url.split('?')[0]}`)
  })
  client.on('Network.requestServedFromCache', ({ requestId }) => sent.delete(requestId))
  client.on('Network.responseReceived', ({ requestId, response }) => response.fromDiskCache && sent.delete(requestId))
  const usage = page.waitForResponse(`${platform}/usage`)
  await page.goto(url)
  await usage
  for (const type of six) expect(await page.locator(`#${type} section`).first().innerText()).toMatch(/\d/)
  await client.detach()
  return [...sent.values()]
}

it.each(['without a token', 'with a token'])(
  '[LD-STEP-20] asks %s for six widgets in at most 20 requests, and for their data alone on the next visit',
  async how => {
    const newToken = async () =>
      (await (await fetch(`${platform}/config-api/demo-token`, { method: 'POST' })).json()).token
    const url = putSix(`/six-${how}`.replaceAll(' ', '-'), how === 'with a token' ? await newToken() : undefined)
    const context = await browser.newContext()
    const page = await context.newPage()
    const cold = await countOverNetwork(page, url)
    const ofData = (requests: readonly string[]) =>
      requests.filter(request => request.startsWith(`GET ${platform}/api/`))
    expect(ofData(cold)).toEqual([`GET ${platform}/api/widgets`])
    expect(cold.length).toBeLessThanOrEqual(20)
    const warm = await countOverNetwork(page, url)
    const others = warm.filter(request => !/^\w+ \S+\/api\/widgets$/.test(request))
    expect(others).toEqual([`GET ${url}`, `POST ${platform}/usage`])
    await context.close()
  },
)

it('starts by one script of a public configuration: neither manifest nor configuration is asked for', async () => {
  const url = putPage('/boot', `${cdn}boot/demo/bellwether.js`, {})
  const page = await browser.newPage()
  const asked = (await visit(page, url)).map(({ name }) => name).filter(name => name.startsWith(platform))
  const others = asked.filter(name => !/cdn\/(components\/(quote-header|news-list)\/|chunks\/|design\/)/.test(name))
  expect(
    new Set(
      others.map(name =>
        name
          .slice(platform.length)
          .replace(/-[0-9a-f]{8}\.js/, '.js')
          .replace(/\?.*/, ''),
      ),
    ),
  ).toEqual(
    new Set(['/cdn/boot/demo/bellwether.js', '/cdn/loader/0.1.0/placing.js', '/config-api/demo-token', '/api/widgets']),
  )
  await page.close()
})

it('runs from a folder of static files on any server', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bellwether-static-'))
  const body = JSON.stringify({ components: components() })
  exportFiles({ from: defaultCdnFolder, into: folder, configurations: [{ namespace: 'acme.shop', body }] })
  const types: Record<string, string> = {
    js: 'text/javascript',
    css: 'text/css',
    svg: 'image/svg+xml',
    json: 'application/json',
  }
  const server = createServer((request, response) => {
    const path = join(folder, new URL(request.url ?? '/', 'http://any').pathname)
    const isThere = existsSync(path)
    const type = types[path.split('.').at(-1) ?? ''] ?? ''
    response.writeHead(isThere ? 200 : 404, { 'access-control-allow-origin': '*', 'content-type': type })
    response.end(isThere ? readFileSync(path) : '')
  }).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const page = await browser.newPage()
  const delivery = { api: `${platform}/` }
  const fromCdn = { delivery, configuration: { namespace: 'acme.shop', source: { type: 'mwc-cdn' } } }
  const asked = await visit(page, putPage('/static', `${origin}/loader/0.1.0/bellwether.js`, fromCdn))
  expect(asked.some(({ name }) => name === `${origin}/configurations/acme/shop/config.json`)).toBe(true)
  const booted = await visit(page, putPage('/static-boot', `${origin}/boot/acme.shop/bellwether.js`, { delivery }))
  expect(booted.some(({ name }) => /components\.json|config\.json/.test(name))).toBe(false)
  await page.close()
  server.close()
  rmSync(folder, { recursive: true })
})
