import type { LoaderConfig, WidgetElement } from '@bellwether/contract'
import { toIntegrity } from '@bellwether/testing'
import { describe, expect, it } from 'vitest'
import { toConfig } from '../../loader/testing/host-page.ts'
import { loaderFolder, publishManifest } from '../../loader/testing/published.ts'
import { createToken, expiredSince } from '../../loader/testing/token.ts'
import { useHost } from '../../loader/testing/use-host.ts'
import { toNamespaceBoot, toPageBoot } from './boot-contents.ts'
import { toBootScript } from './boot-script.ts'
import { toHeadSnippet, toScriptTag } from './head-snippet.ts'
import { planRequests } from './plan-requests.ts'
import type { RequestPlan } from './planned-request.ts'
import { queueScript } from './queue-script.ts'

/** In Chromium alone: only it complains of a preload that nobody uses. All engines show widgets with such a head in tests/engines. */
const hosting = useHost('chromium')
/** The middle of a minute, and of a day. */
const now = Date.UTC(2026, 10, 15, 12, 0, 30)
/** A preload that nobody uses: once Chromium has complained of it, it has complained of all there are. */
const unused = 'cdn/unused.json'
const quiet = { usageTracking: false }

/** What the CDN publishes, for a browser that lacks nothing. */
function publishForModernBrowser() {
  const manifest = { ...hosting.manifest, polyfills: {} }
  publishManifest(hosting.cdn, manifest)
  return { manifest, cdn: `${hosting.cdn.origin}/cdn/` }
}
const asked = () =>
  hosting.cdn.requests
    .map(({ path }) => path)
    .filter(path => path !== unused)
    .toSorted()
const beforePaint = () => asked().filter(path => !path.includes('after-paint'))
const readLoader = async () => (await fetch(`${hosting.cdn.origin}/${loaderFolder}/bellwether.js`)).text()

describe('hints in the head', () => {
  const toAsked = ({ loader, requests }: RequestPlan) =>
    [loader, ...requests].map(({ url }) => url.replace(`${hosting.cdn.origin}/`, '')).toSorted()

  /** Visits a page with the hints for a configuration and loads it; every file must have been asked for by the hints. */
  async function loadWithHints(config: LoaderConfig, more: { configuration?: unknown } = {}) {
    const plan = planRequests(config, { ...publishForModernBrowser(), ...more, now })
    hosting.cdn.publish(unused, '{}')
    const decoy = `<link rel="preload" as="fetch" crossorigin href="${hosting.cdn.origin}/${unused}">`
    hosting.head = `${decoy}${toHeadSnippet(plan, { nonce: 'abc' })}`
    const visit = await hosting.visit('strict', now)
    const hinted = toAsked(plan)
    await expect.poll(asked).toEqual(hinted)
    expect(await visit.load(config)).toBeNull()
    await visit.heard('ready')
    expect(beforePaint()).toEqual(hinted)
    return visit
  }

  it('are what the loader asks for, no more and no less, and each file is downloaded once', async () => {
    const { page, lines } = await loadWithHints(toConfig(10, '^1', quiet))
    expect(await page.count('.bw-widget')).toBe(10)
    await expect.poll(async () => (await lines()).length).toBeGreaterThan(0)
    expect(await lines()).toEqual([
      expect.stringMatching(new RegExp(`${unused} was preloaded using link preload but not used`)),
    ])
  })

  it('are so for exact versions', async () => {
    const { textOf } = await loadWithHints(toConfig(2, '1.0.0', quiet))
    expect(await textOf('c1')).toBe('Test widget-1 1.0.0 widget-1')
  })

  it('are so for rare fields and a configuration on the CDN', async () => {
    const configuration = { components: { main: { type: 'widget-3', version: '~1.0' }, rest: { type: 'widget-4' } } }
    hosting.cdn.publish('cdn/configurations/acme/config.json', JSON.stringify(configuration))
    const config = {
      ...quiet,
      configuration: { namespace: 'acme', source: { type: 'mwc-cdn' } },
      libraries: [{ preset: 'angular' }],
      elementBindings: [{ morningstarComponentId: 'main', container: 'c0' }],
    } as const
    const { textOf } = await loadWithHints(config, { configuration })
    expect(await textOf('c0')).toBe('Test widget-3 1.0.0 main')
  })

  describe('[LD-STEP-26]', () => {
    /** Visits a page that tells of its first paint when the test says so, and whose timers are as given. */
    async function visitUnpainted(timers = '') {
      const plan = planRequests(toConfig(2, '1.0.0', quiet), { ...publishForModernBrowser(), now })
      const unpainted = `const observers = []; window.PerformanceObserver = class { constructor(tell) { observers.push(tell) } observe() {} };${timers}`
      hosting.head = `<script nonce="abc">${unpainted}</script>${toHeadSnippet(plan, { nonce: 'abc' })}`
      return { ...(await hosting.visit('strict', now)), plan }
    }

    it('ask for nothing before the first paint', async () => {
      const { page, plan } = await visitUnpainted(
        'const { setTimeout } = window; window.setTimeout = (run, ms) => ms === 100 || setTimeout(run, ms)',
      )
      expect(asked()).toEqual([])
      await page.run('observers.forEach(tell => tell())')
      await expect.poll(asked).toEqual(toAsked(plan))
    })

    it('do not wait for it in a page that is not painted', async () => {
      const { plan } = await visitUnpainted()
      await expect.poll(asked).toEqual(toAsked(plan))
    })
  })
})

describe('[LD-STEP-18] what a page asks for before the loader is there', () => {
  /** In the head, with everything after it on the way. */
  const ask = (...configs: readonly unknown[]) => `<script nonce="abc">${queueScript}
    window.early = Promise.allSettled(${JSON.stringify(configs)}.map(config => bellwether.load(config)))</script>`

  it('is done in its order, under the strictest policies, and told to whoever asked', async () => {
    const { elementBindings: [first, second] = [], ...config } = toConfig(2, '1.0.0', quiet)
    const wrong = { ...config, elementBindings: 'c0' }
    const asked = [{ ...config, elementBindings: [first] }, wrong, { ...config, elementBindings: [second] }]
    hosting.head = ask(...asked) + hosting.head
    const { page, textOf, heard } = await hosting.visit('strict')
    await heard('ready', 2)
    expect(await page.run('early.then(all => all.map(one => one.status))')).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
    ])
    expect(await textOf('c0')).toBe('Test widget-0 1.0.0 widget-0')
    expect(await textOf('c1')).toBe('Test widget-1 1.0.0 widget-1')
  })

  it('is done with the configuration of a boot script', async () => {
    const configuration = { components: { main: { type: 'widget-0', version: '^1' } } }
    const { manifest } = publishForModernBrowser()
    const script = toBootScript(await readLoader(), toNamespaceBoot('acme.research', configuration, manifest))
    const { path } = hosting.cdn.publish('cdn/boot/acme.research/bellwether.js', script)
    const early = ask({ ...quiet, elementBindings: [{ morningstarComponentId: 'main', container: 'c0' }] })
    hosting.head = early + toScriptTag(`${hosting.cdn.origin}/cdn/${path}`, undefined, undefined, { async: '' })
    const { textOf, heard } = await hosting.visit()
    await heard('ready')
    expect(await textOf('c0')).toBe('Test widget-0 1.1.0 main')
  })
})

it('[LD-STEP-22] asks for the first data before the loader is there, under the strictest policies, and once', async () => {
  const facts = publishForModernBrowser()
  const { 'widget-0': published } = facts.manifest.components
  const release = published?.versions['1.1.0']
  if (!published || !release) throw new Error('widget-0 is not published')
  const versions = { '1.1.0': { ...release, data: 'api/views/{marketCode}' } }
  const manifest = { ...facts.manifest, components: { 'widget-0': { ...published, versions } } }
  publishManifest(hosting.cdn, manifest)
  const ask = 'widget-0?marketCode=LSE%3AHVL'
  const path = 'api/views/LSE%3AHVL'
  hosting.cdn.publish('api/widgets', `${JSON.stringify({ ask, path, status: 200, answer: { seen: 1 } })}\n`)
  const components = { 'widget-0': { type: 'widget-0', settings: { marketCode: 'LSE:HVL' } } }
  const token = createToken()
  const config = toConfig(1, '^1', { ...quiet, apiTokens: { apiGatewayToken: token } })
  const given = { ...config, configuration: { ...config.configuration, overrides: { components } } }
  const snippet = toHeadSnippet(planRequests(given, { ...facts, manifest }), { nonce: 'abc' })
  hosting.head = `${snippet}<script nonce="abc">bellwether.load(${JSON.stringify(given)})</script>`
  const sendLoader = hosting.cdn.hold(`${loaderFolder}/bellwether.js`)
  const visiting = hosting.visit('strict')
  const asked = () => hosting.cdn.requests.filter(({ path, method }) => path.startsWith('api/') && method === 'GET')
  await expect.poll(() => asked().length).toBe(1)
  sendLoader()
  const { page, heard } = await visiting
  await heard('ready')
  expect(asked()).toMatchObject([
    { path: `api/widgets?${new URLSearchParams({ ask })}`, authorization: `Bearer ${token}` },
  ])
  const seen = await page.evaluate(async () => {
    const { bellwether: context } = document.querySelector('#c0 > *') as WidgetElement
    return Promise.all(Object.values(context?.asked ?? {}).map(async answer => (await answer).json()))
  })
  expect(seen).toEqual([{ seen: 1 }])
})

describe('[LD-STEP-22] a configuration that only a token opens', () => {
  const components = { main: { type: 'widget-0', version: '1.0.0' } }
  const elementBindings = [{ morningstarComponentId: 'main', container: 'c0' }]
  const path = 'config-api/1/acme.research/prod'

  /** Visits a page with the hints for it, which loads it at once with a token, in a script. */
  async function visitWithToken(token: string, more = '') {
    hosting.configuration = { components }
    const config = { ...quiet, configuration: { namespace: 'acme.research' }, elementBindings }
    const plan = planRequests(config, { ...publishForModernBrowser(), configuration: { components }, now })
    const call = `bellwether.load({ ...${JSON.stringify(config)}, apiTokens: { apiGatewayToken: '${token}' }, ${more} })`
    hosting.head = `${toHeadSnippet(plan, { nonce: 'abc' })}<script nonce="abc">${call}</script>`
    return hosting.visit('strict', now)
  }
  const askedWith = () =>
    hosting.cdn.requests
      .filter(request => request.path === path && request.method === 'GET')
      .map(({ authorization }) => authorization)

  it('is asked for before the loader is there, and once', async () => {
    const token = createToken()
    const sendLoader = hosting.cdn.hold(`${loaderFolder}/bellwether.js`)
    const visiting = visitWithToken(token)
    await expect.poll(askedWith).toEqual([`Bearer ${token}`])
    sendLoader()
    const { heard, textOf } = await visiting
    await heard('ready')
    expect(await textOf('c0')).toBe('Test widget-0 1.0.0 main')
    expect(askedWith()).toEqual([`Bearer ${token}`])
  })

  it('is asked for again with a fresh token where the given one has run out', async () => {
    const [expired, fresh] = [createToken({ exp: expiredSince }), createToken()]
    const { heard, textOf } = await visitWithToken(expired, `api: { apiTokenExpiredCallback: () => '${fresh}' }`)
    await heard('ready')
    expect(await textOf('c0')).toBe('Test widget-0 1.0.0 main')
    expect(askedWith()).toEqual([`Bearer ${expired}`, `Bearer ${fresh}`])
  })
})

describe('a boot script', () => {
  const configuration = { components: { main: { type: 'widget-0', version: '^1' } } }
  const elementBindings = [{ morningstarComponentId: 'main', container: 'c0' }]
  const ofWidget = [
    'cdn/chunks/label.js',
    'cdn/components/widget-0/1.1.0/index.js',
    'cdn/components/widget-0/1.1.0/style.css',
    'cdn/design/1.0.0.css',
    'cdn/design/1.0.0.svg',
    'cdn/loader/0.1.0/placing.js',
  ]

  it('of a public configuration is all that is asked for besides the files of the widget', async () => {
    const { manifest } = publishForModernBrowser()
    const script = toBootScript(await readLoader(), toNamespaceBoot('acme.research', configuration, manifest))
    const { path } = hosting.cdn.publish('cdn/boot/acme.research/bellwether.js', script)
    hosting.cdn.requests.length = 0
    hosting.head = toScriptTag(`${hosting.cdn.origin}/cdn/${path}`, undefined, undefined)
    const { load, textOf, heard, lines } = await hosting.visit()
    expect(await load({ ...quiet, elementBindings })).toBeNull()
    await heard('ready')
    expect(await textOf('c0')).toBe('Test widget-0 1.1.0 main')
    expect(beforePaint()).toEqual([`cdn/${path}`, ...ofWidget])
    expect(await lines()).toEqual([])
  })

  it('of a whole page, held to its hash, starts it under the strictest policies without an argument', async () => {
    const facts = publishForModernBrowser()
    const source = { type: 'mwc-cdn' } as const
    const contents = toPageBoot(
      { ...quiet, configuration: { namespace: 'acme', source }, elementBindings },
      { ...facts, configuration },
    )
    const script = toBootScript(await readLoader(), contents)
    hosting.cdn.publish('start.js', script)
    hosting.cdn.requests.length = 0
    hosting.head = toScriptTag(`${hosting.cdn.origin}/start.js`, toIntegrity(script), 'abc')
    const { page, textOf, heard, lines } = await hosting.visit('strict')
    await page.run('bellwether.load().then(() => {})')
    await heard('ready')
    expect(await textOf('c0')).toBe('Test widget-0 1.1.0 main')
    expect(beforePaint()).toEqual([...ofWidget, 'start.js'])
    expect(await lines()).toEqual([])
  })
})
