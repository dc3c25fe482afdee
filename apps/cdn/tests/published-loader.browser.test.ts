/** The real loader with what `cdn:publish` and `cdn:bundle` write, on a host page of another origin. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LoaderConfig } from '@bellwether/contract'
import { launchBrowser } from '@bellwether/testing'
import { buildSharedReact, reactSpecifiers } from '@bellwether/widget-kit/build-shared-react'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { defaultCdnFolder } from '../src/cdn.ts'
import { cdnRoutes } from '../src/cdn-routes.ts'
import { publishClientBundle } from '../src/publish/publish-client-bundle.ts'

const folder = mkdtempSync(join(tmpdir(), 'bellwether-published-loader-'))
let app: FastifyInstance
let host: Server
let browser: Browser
let cdn = ''
let revision = ''
/** A React of the host's own, as modules and as a script with globals; by path: one that fits and an older one. */
const hostFiles = new Map<string, string>()

beforeAll(async () => {
  // Published when the pages were built.
  cpSync(defaultCdnFolder, folder, { recursive: true })
  revision = (await publishClientBundle({ folder, namespace: 'acme', types: ['news-list'] })).revision
  app = Fastify()
  await app.register(cdnRoutes, { prefix: '/cdn', folder, dev: false, findConfiguration: async () => null })
  const headlines = { state: 'ready', view: [] }
  app.get('/api/widgets/*', (_request, reply) =>
    reply.header('access-control-allow-origin', '*').send({
      data: { name: 'Harrow & Vale plc', href: 'https://x.example/', simulated: true, headlines },
    }),
  )
  cdn = `${await app.listen({ port: 0, host: '127.0.0.1' })}/cdn/`
  const { code, names } = await buildSharedReact('react')
  const ownVersion = /`(19\.\d+\.\d+)`/.exec(code)?.[1] ?? ''
  for (const version of ['18.3.1', ownVersion]) {
    const module = code.replaceAll(ownVersion, version)
    hostFiles.set(`/react-${version === ownVersion ? 'fitting' : 'old'}.mjs`, module)
    const script = module.replace(/export\s*\{([^}]*)\}/, toConstants)
    const globals = `globalThis.React = globalThis.ReactDOM = { ${names.join(', ')} }`
    hostFiles.set(`/react-${version === ownVersion ? 'fitting' : 'old'}.js`, `(() => { ${script}\n${globals} })()`)
  }
  host = createServer((request, response) => {
    const file = hostFiles.get(request.url ?? '')
    if (file) return response.setHeader('content-type', 'text/javascript').end(file)
    const type = request.url === '/module' ? ' type="module"' : ''
    const [, version] = /^\/import-map-(.+)$/.exec(request.url ?? '') ?? []
    const imports = Object.fromEntries(reactSpecifiers.map(name => [name, `/react-${version}.mjs`]))
    const map = version ? `<script type="importmap">${JSON.stringify({ imports })}</script>` : ''
    response.setHeader('content-type', 'text/html')
    return response.end(`<!doctype html><title>Host</title>${map}<script${type} src="${cdn}loader/0.1.0/bellwether.js"></script>
<div id="news"></div>`)
  }).listen(0, '127.0.0.1')
  await new Promise(resolve => host.once('listening', resolve))
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  await new Promise(resolve => host.close(resolve))
  await app.close()
  rmSync(folder, { recursive: true })
})

async function open(path = ''): Promise<{ page: Page; lines: string[] }> {
  const page = await browser.newPage()
  const lines: string[] = []
  page.on('console', message => {
    if (message.type() === 'warning') lines.push(message.text())
  })
  const { port } = host.address() as AddressInfo
  await page.goto(`http://127.0.0.1:${port}/${path}`)
  return { page, lines }
}

/** Of `a as b, c`, declarations of b where they differ. */
function toConstants(_text: string, exported: string): string {
  const pairs = exported.split(',').map(pair => pair.trim().split(' as '))
  return pairs.map(([from, to = from]) => (from === to ? '' : `const ${to} = ${from};`)).join('')
}

const elementBindings = [{ morningstarComponentId: 'news', container: 'news' }]
const overrides = { components: { news: { type: 'news-list', settings: { marketCode: 'LSE:HVL' } } } }
const config: LoaderConfig = {
  configuration: { namespace: 'acme', source: { type: 'none' }, overrides },
  elementBindings,
  usageTracking: false,
}

it('[LD-LIB-2, LD-LIB-3, LD-CONST-4] runs AngularJS 1.5.5 before the components', async () => {
  const { page, lines } = await open()
  await page.evaluate(given => bellwether.load(given).then(() => {}), {
    ...config,
    libraries: [{ preset: 'angular' as const }],
  })
  expect(await page.evaluate('angular.version.full')).toBe('1.5.5')
  expect(await page.evaluate('angular.injector(["ng"]).get("$filter")("number")(1234.5, 2)')).toBe('1,234.50')
  expect(lines).toEqual(['AngularJS 1.5.5 is no longer supported by its maintainers.'])
})

it('[LD-CONFIG-12] starts the application helper, which answers elements of the host until the load is destroyed', async () => {
  const { page, lines } = await open()
  const answers = await page.evaluate(
    async given => {
      const ask = () =>
        new Promise(resolve => {
          const callback = (context: object) => resolve({ ...context })
          const event = new Event('context-request', { bubbles: true, composed: true })
          document.body.dispatchEvent(Object.assign(event, { context: 'bellwether', callback }))
          resolve(null)
        })
      const handle = await bellwether.load(given)
      const during = await ask()
      handle.destroy()
      return [during, await ask()]
    },
    {
      ...config,
      mwc: { 'mwc-application-helper': { version: '^1.0.0' } },
      runtime: { region: 'emea' as const },
      userIdentity: { userId: 'u-1', sessionId: 's-1' },
    },
  )
  expect(answers).toEqual([
    expect.objectContaining({ contract: 1, environment: 'prod', region: 'emea', userId: 'u-1', sessionId: 's-1' }),
    null,
  ])
  expect(lines).toEqual([])
})

it('[LD-CALL-4, LD-VERSION-2] places the widget of a bundle made by cdn:bundle, with its styles', async () => {
  const { page, lines } = await open()
  const component = { source: { useClientSpecificBundle: true } }
  await page.evaluate(given => bellwether.load(given).then(() => {}), { ...config, component })
  const element = page.locator('#news > bw-news-list')
  const context = await element.evaluate(node => (node as unknown as { bellwether: object }).bellwether)
  expect(context).toMatchObject({ type: 'news-list', version: revision })
  expect(await element.evaluate(node => node.shadowRoot?.adoptedStyleSheets.length)).toBe(3)
  await expect.poll(() => element.evaluate(node => node.shadowRoot?.textContent)).toContain('Harrow & Vale plc')
  expect(lines).toEqual([])
})

it('[LD-STEP-16] finds its own address as <script type="module"> too', async () => {
  const { page, lines } = await open('module')
  await page.waitForFunction('globalThis.bellwether')
  await page.evaluate(given => bellwether.load(given).then(() => {}), config)
  expect(await page.locator('#news > bw-news-list').count()).toBe(1)
  expect(lines).toEqual([])
})

it('[LD-CONFIG-3] downloads shared chunks by their stable names', async () => {
  const { page, lines } = await open()
  const live = page.waitForResponse(response => /chunks\/live-quotes-[0-9a-f]{8}\.js$/.test(response.url()))
  const component = { source: { chunks: ['live-quotes', 'nothing'] } }
  await page.evaluate(given => bellwether.load(given).then(() => {}), { ...config, component })
  expect((await live).status()).toBe(200)
  expect(lines).toEqual(['Skipped nothing'])
})

const reactOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/cdn\/chunks\/(react(?:-host)?)-\w{8}\.js$/.exec(name)?.[1] ?? []),
  )

it.each([
  ['import-map-fitting', []],
  ['', ['/react-fitting.js']],
])('[LD-LIB-5] uses the React of the page, from its import map or as a global (%s %j)', async (path, scripts) => {
  const { page, lines } = await open(path)
  const libraries = [...scripts, { preset: 'react' as const }]
  await page.evaluate(given => bellwether.load(given).then(() => {}), { ...config, libraries })
  const shown = () => page.locator('#news > bw-news-list').evaluate(node => node.shadowRoot?.textContent)
  await expect.poll(shown).toContain('Harrow & Vale plc')
  expect([...new Set(await reactOf(page))]).toEqual(['react-host'])
  expect(lines).toEqual([])
})

it.each([
  ['import-map-old', [], 'React 18.3.1'],
  ['', ['/react-old.js'], 'React 18.3.1'],
  ['', [], 'no React'],
])('[LD-LIB-5] loads its own where that of the page does not fit (%s %j)', async (path, scripts, found) => {
  const { page, lines } = await open(path)
  const libraries = [...scripts, { preset: 'react' as const }]
  await page.evaluate(given => bellwether.load(given).then(() => {}), { ...config, libraries })
  const shown = () => page.locator('#news > bw-news-list').evaluate(node => node.shadowRoot?.textContent)
  await expect.poll(shown).toContain('Harrow & Vale plc')
  expect([...new Set(await reactOf(page))]).toEqual(['react'])
  expect(lines).toEqual([`The page offers ${found}. The components need ^19.2.0 and load their own.`])
})

it.each([
  ['import-map-fitting', 'react-host'],
  ['import-map-old', 'react'],
])('[LD-LIB-5] uses the React of an import map unasked, if it fits (%s)', async (path, used) => {
  const { page, lines } = await open(path)
  await page.evaluate(given => bellwether.load(given).then(() => {}), config)
  const shown = () => page.locator('#news > bw-news-list').evaluate(node => node.shadowRoot?.textContent)
  await expect.poll(shown).toContain('Harrow & Vale plc')
  expect([...new Set(await reactOf(page))]).toEqual([used])
  expect(lines).toEqual([])
})
