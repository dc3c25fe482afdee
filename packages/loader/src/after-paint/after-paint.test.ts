import { type ComponentsManifest, loaderConfigSchema, usageBeaconSchema } from '@bellwether/contract'
import { Errors } from 'typebox/value'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fillConfig } from '../fill-config.ts'
import type { Placement } from '../placing/placements.ts'
import type { Session } from '../session.ts'
import { explainPlacements } from './explain-placements.ts'
import { knownKeys } from './known-keys.ts'
import { sendUsage, toBeacon } from './usage-agent.ts'
import { warnOfConfig } from './warn-of-config.ts'

function warningsOf(input: unknown): string[] {
  const warnings: string[] = []
  const [config] = fillConfig(input, 'https://cdn.example/a/b/c')
  warnOfConfig(input, { config, warn: (message: string) => warnings.push(message) } as unknown as Session)
  return warnings
}
const quiet = { configuration: { namespace: 'acme' } }

describe('warnings', () => {
  it.each([
    [{ runtme: {} }, 'Unknown key runtme. Did you mean runtime?'],
    [{ elementbinding: [] }, 'Unknown key elementbinding. Did you mean elementBindings?'],
    [
      { css: { includeComponentCSS: true } },
      'Unknown key css.includeComponentCSS. Did you mean css.includeComponentCss?',
    ],
    [{ css: { mds: { icon: true } } }, 'Unknown key css.mds.icon. Did you mean css.mds.icons?'],
    [
      { mwc: { 'mwc-aplication-helper': {} } },
      'Unknown key mwc.mwc-aplication-helper. Did you mean mwc.mwc-application-helper?',
    ],
    [{ usageTracking: { enabled: false } }, 'Unknown key usageTracking.enabled.'],
    [{ zzzzzz: 1 }, 'Unknown key zzzzzz.'],
  ])('[LD-CONFIG-16] %j', (input, warning) => {
    expect(warningsOf({ ...quiet, ...input })).toEqual([warning])
  })

  it('say nothing of tokens, overrides and settings, which take any key', () => {
    expect(
      warningsOf({ configuration: { namespace: 'a', overrides: { any: { thing: 1 } } }, apiTokens: { uim: 'x' } }),
    ).toEqual([])
  })

  it('[LD-VALID-11] miss a namespace in prod only', () => {
    expect(warningsOf({})).toEqual(['No configuration.namespace is specified in prod.'])
    expect(warningsOf({ runtime: { environment: 'qa' } })).toEqual([])
    expect(warningsOf(quiet)).toEqual([])
  })

  it('[LD-TRACK-4] advise against two or more providers', () => {
    const provider = () => {}
    const configure = (count: number) => ({ ...quiet, instrumentation: { providers: Array(count).fill(provider) } })
    expect([0, 1, 2, 3].map(count => warningsOf(configure(count)).length)).toEqual([0, 0, 1, 1])
    expect(warningsOf(configure(2))).toEqual(['Two or more instrumentation.providers slow the page down.'])
  })

  it('know every key of the schema and no other', () => {
    interface Schema {
      readonly properties?: Readonly<Record<string, Schema>>
      readonly additionalProperties?: unknown
      readonly anyOf?: readonly Schema[]
    }
    const keysOf = (schema: Schema): unknown => {
      const group = [schema, ...(schema.anyOf ?? [])].find(
        ({ properties, additionalProperties }) => properties && additionalProperties === false,
      )
      return group?.properties
        ? Object.fromEntries(Object.entries(group.properties).map(([key, below]) => [key, keysOf(below)]))
        : null
    }
    expect(knownKeys).toEqual(keysOf(loaderConfigSchema as Schema))
  })
})

describe('[LD-ERROR-14] what is wrong with a component', () => {
  const version = { files: [] }
  const manifest: ComponentsManifest = {
    contract: 1,
    components: { 'quote-header': { tagName: 'bw-quote-header', versions: { '1.0.0': version, '1.1.0': version } } },
  }
  class Quote {
    static basics = { settings: [{ name: 'marketCode' }, { name: 'live' }] }
    bellwether = {}
    constructor(settings: object) {
      this.bellwether = { settings, type: 'quote-header', componentId: 'price' }
    }
  }

  function explain(placement: object, more: object = {}): string[] {
    const warnings: string[] = []
    const components = { price: { type: 'quote-header', version: '^9.0.0' } }
    const input = { ...more, configuration: { ...quiet.configuration, overrides: { components } } }
    const [config] = fillConfig(input, 'https://cdn.example/a/b/c')
    const detail = { componentId: 'price', container: 'price', type: 'quote-header', version: '' }
    const placements = [{ detail, entry: components.price, ...placement }] as Placement[]
    const warn = (message: string) => void warnings.push(message)
    explainPlacements(placements, { config, warn }, { manifest, hasElement: id => id === 'price' })
    return warnings
  }

  it.each([
    ['a version', { code: 'LOADER_NO_BUNDLE' }, 'quote-header: No version matches ^9.0.0; published: 1.0.0, 1.1.0.'],
    [
      'a version of the configuration API',
      { code: 'LOADER_NO_BUNDLE', entry: { type: 'quote-header', version: '~7.1' } },
      'quote-header: No version matches ~7.1; published: 1.0.0, 1.1.0.',
    ],
    [
      'a type',
      { code: 'LOADER_NO_BUNDLE', detail: { componentId: 'price', container: 'price', type: 'quote-haeder' } },
      'quote-haeder: It is not published. Did you mean quote-header?',
    ],
    [
      'a selector',
      { code: 'LOADER_NO_CONTAINER', detail: { componentId: 'price', container: '#price', type: 'quote-header' } },
      'container is an id, not a selector. Did you mean price?',
    ],
    [
      'an element',
      { code: 'LOADER_NO_CONTAINER', detail: { componentId: 'price', container: {}, type: 'quote-header' } },
      'container is the id of an element, not the element itself.',
    ],
    [
      'a container',
      { code: 'LOADER_NO_CONTAINER', detail: { componentId: 'price', container: 'news', type: 'quote-header' } },
      'No element had the id news when the component was placed.',
    ],
    [
      'a setting',
      { element: new Quote({ marketcode: 'LSE:HVL' }) },
      'components.price.settings.marketcode: quote-header has no such setting. Did you mean marketCode?',
    ],
    [
      'a setting of a widget that failed without it',
      { code: 'WIDGET_SETTING', element: new Quote({ marketcode: 'LSE:HVL' }) },
      'components.price.settings.marketcode: quote-header has no such setting. Did you mean marketCode?',
    ],
    [
      'live prices without a token',
      { element: new Quote({ live: true }) },
      'components.price.settings.live: needs apiTokens.apiGatewayToken with the scope prices:stream; prices stay as they were loaded.',
    ],
  ])('is said of %s', (_, placement, warning) => {
    expect(explain(placement)).toEqual([warning])
  })

  it('is nothing where all is well', () => {
    expect(explain({ element: new Quote({ marketCode: 'LSE:HVL', heading: '' }) })).toEqual([])
    expect(explain({ element: new Quote({ live: true }) }, { apiTokens: { apiGatewayToken: 'a.b.c' } })).toEqual([])
    expect(explain({ code: 'LOADER_WIDGET_FAILED' })).toEqual([])
  })
})

describe('usage tracking', () => {
  const placements = [
    {
      detail: { componentId: 'a', container: 'c', type: 'quote-header', version: '1.2.0' },
      entry: { type: 'quote-header' },
    },
    {
      detail: { componentId: 'b', container: 'd', type: 'news-list', version: '' },
      entry: { type: 'news-list' },
      code: 'LOADER_NO_BUNDLE',
    },
  ]
  const [config] = fillConfig(
    {
      ...quiet,
      apiTokens: { uim: 'SECRET' },
      userIdentity: { userId: 'SECRET' },
      usageTracking: { attributes: { site: 'main' } },
      morningstarUsageTracking: { applicationId: 'acme-app' },
    },
    'https://cdn.example/a/b/c',
  )
  const beacon = toBeacon(config, placements, 123.4)
  afterEach(() => vi.restoreAllMocks())

  it('[LD-TRACK-2] says what was shown, with the custom attributes and nothing of the user', () => {
    expect(beacon).toEqual({
      contract: 1,
      loader: '0.1.0',
      applicationId: 'acme-app',
      namespace: 'acme',
      environment: 'prod',
      readyMs: 123,
      painted: [{ type: 'quote-header', version: '1.2.0' }],
      failed: [{ type: 'news-list', code: 'LOADER_NO_BUNDLE' }],
      attributes: { site: 'main' },
    })
    expect(Errors(usageBeaconSchema, beacon)).toEqual([])
    expect(JSON.stringify(beacon)).not.toContain('SECRET')
  })

  it('ends with its time, and without a word', async () => {
    const limit = new AbortController()
    vi.spyOn(globalThis, 'fetch').mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('ended')))),
    )
    const sent = sendUsage('https://cdn.example/usage', beacon, limit.signal)
    limit.abort()
    await expect(sent).resolves.toBeUndefined()
  })

  it('does not count who asks not to be tracked', async () => {
    vi.stubGlobal('navigator', { globalPrivacyControl: true })
    const fetching = vi.spyOn(globalThis, 'fetch')
    await sendUsage('https://cdn.example/usage', beacon, new AbortController().signal)
    expect(fetching).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
  })
})
