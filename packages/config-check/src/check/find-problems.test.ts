import { catalogue } from '@bellwether/catalogue'
import { describe, expect, it } from 'vitest'
import { manifest } from '../manifest.fixture.ts'
import { findConfigurationProblems, findProblems } from './find-problems.ts'

const example = (type: string) => ({ type, settings: catalogue[type]?.example ?? {} })
const page = (components: object, more: object = {}) => ({
  configuration: { namespace: 'acme', source: { type: 'none' }, overrides: { components } },
  elementBindings: Object.keys(components).map(id => ({ morningstarComponentId: id, container: id })),
  ...more,
})
const lines = (input: unknown, facts: { published?: boolean; configuration?: unknown } = {}) =>
  findProblems(input, { manifest: facts.published ? manifest : null, configuration: facts.configuration }).map(
    ({ severity, path, message }) => `${severity} ${path}: ${message}`,
  )

describe('a configuration of a page', () => {
  it('without a fault has no problem', () => {
    expect(lines(page({ quote: example('quote-header') }), { published: true })).toEqual([])
  })

  it('is told every fault of the loader at once, in its words, with the nearest right name', () => {
    const config = page({}, { runtime: { region: 'emae', environment: 'prod2' }, usrIdentity: {} })
    expect(lines(config)).toEqual([
      'error runtime.environment: Specified runtime.environment is not valid. Valid values are: qa, uat, prod',
      'error runtime.region: Specified runtime.region is not valid. Valid values are: apac, emea, us',
      'warning runtime.environment: Unknown value of runtime.environment. Did you mean prod?',
      'warning runtime.region: Unknown value of runtime.region. Did you mean emea?',
      'warning usrIdentity: Unknown key usrIdentity. Did you mean userIdentity?',
    ])
  })

  it('is told of values of another kind, and of nothing that follows from them', () => {
    expect(lines({ elementBindings: 7, css: { mds: 'x' }, polyfills: 3 })).toEqual([
      'error elementBindings: Specified elementBindings is not valid. Valid values are: a list',
      'error css.mds: Expected object.',
      'error polyfills: Expected boolean or array.',
    ])
    expect(lines(null)).toEqual(['error : The configuration must be an object.'])
  })

  it('is held against what is published', () => {
    const components = {
      quote: { ...example('quote-header'), version: '^7' },
      news: { ...example('news-list'), type: 'newslist' },
    }
    expect(lines(page(components), { published: true })).toEqual([
      'error configuration.overrides.components.quote.version: Cannot find the bundle files for component: quote-header. No version matches ^7; published: 1.0.0, 1.1.0, 2.0.0.',
      'error configuration.overrides.components.news.type: Cannot find the bundle files for component: newslist. It is not published. Did you mean news-list?',
    ])
    const pinned = page(
      { quote: example('quote-header') },
      { component: { source: { overrides: { 'quote-header': '3.0.0' } } } },
    )
    expect(lines(pinned, { published: true })[0]).toContain('No version matches 3.0.0')
  })

  it('[LD-ERROR-14] is told that live prices need a token, which the page may add', () => {
    const live = { quote: { type: 'quote-header', settings: { marketCode: 'LSE:HVL', live: true } } }
    expect(lines(page(live))).toEqual([
      'note configuration.overrides.components.quote.settings.live: needs apiTokens.apiGatewayToken with the scope prices:stream; prices stay as they were loaded.',
    ])
    expect(lines(page(live, { api: { tokenSources: { apiGatewayToken: {} } } })).join()).not.toContain('prices:stream')
  })

  it.each(['1.2.3', '~1.2', '^1', '1.x', '*', '1.2.3-beta.1'])('takes %s for a version', version => {
    expect(lines(page({ quote: { ...example('quote-header'), version } }))).toEqual([])
  })

  it.each(['latest', '', '>=1', '1.2.3.4', '^'])('takes %j for none', version => {
    expect(lines(page({ quote: { ...example('quote-header'), version } }))[0]).toContain(
      `"${version}" is not a version`,
    )
  })

  it('is told of settings a widget would refuse or not know', () => {
    const settings = { marketCode: 'HVL', limit: 0, haeding: 'x' }
    const components = { news: { type: 'news-list', settings, blueprint: 'wide' }, other: { type: 'other' }, bare: {} }
    const found = lines(page(components))
    const at = 'configuration.overrides.components'
    expect(found).toContain(
      `error ${at}.news.settings.marketCode: Found "HVL"; expected a market code such as LSE:HVL.`,
    )
    expect(found).toContain(`warning ${at}.news.settings.haeding: news-list has no such setting. Did you mean heading?`)
    expect(found).toContain(`warning ${at}.news.blueprint: news-list has no blueprint wide.`)
    expect(found).toContain(`warning ${at}.other.type: Unknown widget other.`)
    expect(found.find(line => line.startsWith(`error ${at}.bare.type`))).toContain('needs a type')
  })

  it('is told of bindings that lead nowhere', () => {
    const bindings = [
      { morningstarComponentId: 'qoute', container: 'a' },
      { morningstarComponentId: 'news-list', container: 'a', tagName: 'Quote' },
      {},
    ]
    expect(lines(page({ quote: example('quote-header') }, { elementBindings: bindings }))).toEqual([
      'error elementBindings.0.morningstarComponentId: Cannot find the bundle files for component: qoute. Did you mean quote?',
      'warning elementBindings.1.container: elementBindings.0 uses a too; the last one wins.',
      'error elementBindings.1.tagName: "Quote" is not a valid custom element name: use lower case and a hyphen.',
      'error elementBindings.2.morningstarComponentId: Required: the id of a component.',
      'error elementBindings.2.container: Required: the id of an element on the page.',
    ])
  })

  it('is told of what the rarer fields name and nobody has published', () => {
    const config = page(
      { quote: example('quote-header') },
      {
        component: { source: { chunks: ['react', 'reakt'] } },
        lazy: { bundlesToDownload: ['quote-header', 'qoute-header'] },
        libraries: [{ preset: 'angular' }, { preset: 'angular', version: '2.x' }],
        mwc: { 'mwc-application-helper': { version: '^9' } },
        css: { mds: { version: '7.x' }, includeComponentCss: false, toggleCssWithComponent: true },
        usageTracking: { enabled: false },
      },
    )
    expect(lines(config, { published: true })).toEqual([
      'warning usageTracking.enabled: Unknown key usageTracking.enabled.',
      'warning css.toggleCssWithComponent: Has no effect: css.includeComponentCss is false.',
      'warning component.source.chunks.1: No chunk reakt is published; it is skipped. Did you mean react?',
      'error lazy.bundlesToDownload.1: Cannot find the bundle files for component: qoute-header. Did you mean quote-header?',
      'warning libraries.1: No angular 2.x is published (1.5.5); it is skipped.',
      'warning mwc.mwc-application-helper.version: No version ^9 is published (none); it is skipped.',
      'warning css.mds.version: No version 7.x is published (1.0.0, 0.9.0): neither styles nor icons load.',
    ])
  })

  it('is told of an environment whose CDN has no address', () => {
    const config = page(
      { quote: example('quote-header') },
      { component: { source: { environment: 'uat' } }, delivery: { cdn: { prod: 'https://cdn.example/' } } },
    )
    expect(lines(config)).toEqual([
      'error delivery.cdn: Specified CDN environment does not exist. It has no address for uat.',
    ])
  })

  it('without components is told so in the words of the loader', () => {
    expect(lines({ configuration: { namespace: 'acme', source: { type: 'none' } } })).toEqual([
      'error configuration.overrides: Missing components from appConfig',
    ])
  })
})

describe('a token', () => {
  const fromApi = {
    configuration: { namespace: 'acme' },
    elementBindings: [{ morningstarComponentId: 'q', container: 'c' }],
  }

  it('is left to the page', () => {
    expect(lines(fromApi)).toEqual([
      'note apiTokens.apiGatewayToken: config-api requires apiTokens.apiGatewayToken. The page must add it at run time.',
    ])
  })

  it('in a file is warned of, and one that is no JWT refused, without its text', () => {
    expect(lines({ ...fromApi, apiTokens: { apiGatewayToken: 'e30.e30.e30' } })[0]).toMatch(
      /^warning apiTokens.*Do not keep a token in a file/,
    )
    const found = lines({ ...fromApi, apiTokens: { apiGatewayToken: 'SECRET' } })
    expect(found[0]).toBe('error apiTokens.apiGatewayToken: The provided apiGatewayToken is invalid.')
    expect(found.join()).not.toContain('SECRET')
  })
})

describe('the source of a token', () => {
  const fromApi = {
    configuration: { namespace: 'acme' },
    elementBindings: [{ morningstarComponentId: 'q', container: 'c' }],
  }

  it.each([7, true, { token: 'SECRET' }, ['SECRET']])(
    '[LD-ERROR-7] %j is no token, in the words of the loader',
    given => {
      expect(lines({ ...fromApi, apiTokens: { apiGatewayToken: given } })).toEqual([
        'error apiTokens.apiGatewayToken: The provided apiGatewayToken is invalid.',
      ])
    },
  )

  it.each([
    [
      { configuration: { ...fromApi.configuration, source: { type: 'ftp' } } },
      'Specified configuration.source.type is not valid. Valid values are: config-api, mwc-cdn, url, none',
    ],
    [
      { configuration: { ...fromApi.configuration, source: { type: 'url' } } },
      'Specified configuration source type is not supported',
    ],
    [
      { component: { source: { environment: 'stg' } } },
      'Specified component.source.environment is not valid. Valid values are: qa, uat, prod',
    ],
    [{ component: { source: { useClientSpecificBundle: true } }, configuration: {} }, 'namespace'],
    [{ userIdentity: { userId: 'a', getUserIdFromToken: true } }, 'userId'],
  ])('[LD-VALID-7] [LD-ERROR-9] says of %j what the loader would', (more, message) => {
    const found = lines({ ...fromApi, ...more }).filter(line => line.startsWith('error'))
    expect(found.join()).toContain(message)
  })
})

it('[LD-LIB-1] says of what is no library what the loader would', () => {
  const config = {
    configuration: {
      namespace: 'acme',
      source: { type: 'none' },
      overrides: { components: { n: example('news-list') } },
    },
    elementBindings: [{ morningstarComponentId: 'n', container: 'c' }],
  }
  const libraries = ['/own.js', { preset: 'angular' }, { preset: 'react' }, 42, { preset: 'vue' }]
  expect(lines({ ...config, libraries })).toEqual([
    'warning libraries.3: An entry of libraries is neither a URL nor a preset.',
    'warning libraries.4: An entry of libraries is neither a URL nor a preset.',
  ])
})

describe('a source elsewhere', () => {
  const config = (overrides: object) => ({
    configuration: { namespace: 'acme', source: { type: 'mwc-cdn' }, overrides: { components: overrides } },
    elementBindings: [{ morningstarComponentId: 'quote', container: 'c' }],
  })

  it('may hold what the overrides lack', () => {
    expect(lines(config({ quote: { settings: { heading: 'x' } } }))).toEqual([])
  })

  it('whose answer is known is checked with them', () => {
    const configuration = { components: { news: { type: 'news-list', settings: {} } } }
    expect(lines(config({}), { configuration })).toEqual([
      'error components.news.settings.marketCode: marketCode is missing; expected a market code such as LSE:HVL.',
      'error elementBindings.0.morningstarComponentId: Cannot find the bundle files for component: quote.',
    ])
  })
})

it('takes a component configuration for what it is', () => {
  expect(lines({ components: { news: example('news-list') } }, { published: true })).toEqual([])
  expect(lines({ components: 7 })).toEqual(['error : Missing components from appConfig'])
  expect(lines({ components: { news: { type: 7 } } })).toEqual(['error components.news.type: Expected string.'])
  expect(lines({ components: { news: {} } })[0]).toContain('error components.news.type: A component needs a type')
  for (const given of [{}, { configuration: {} }, [], null])
    expect(findConfigurationProblems(given, { manifest })).toMatchObject([{ code: 'LOADER_COMPONENTS_MISSING' }])
})
