import type { LoaderConfig } from '@bellwether/contract'
import { describe, expect, it } from 'vitest'
import type { KnownFacts } from './known-facts.ts'
import { cdn, file, manifest } from './manifest.fixture.ts'
import { planRequests } from './plan-requests.ts'

const known: KnownFacts = { manifest, cdn }
const quote = { components: { quote: { type: 'quote-header', version: '^1' } } }
const bind = (...ids: string[]) => ids.map(id => ({ morningstarComponentId: id, container: id }))
const base: LoaderConfig = {
  configuration: { namespace: 'acme', source: { type: 'none' }, overrides: quote },
  elementBindings: bind('quote'),
}

/** `module components/...`, in order. */
function plan(config: unknown, facts: Partial<KnownFacts> = {}): string[] {
  const { requests } = planRequests(config, { ...known, ...facts })
  return requests.map(({ kind, url }) => `${kind} ${url.replace(cdn, '')}`)
}
const ofQuote = [
  'module components/quote-header/1.1.0/index.js',
  'module chunks/react.js',
  'style components/quote-header/1.1.0/style.css',
]
const placing = 'module loader/0.1.0/placing.js'
const ofDesign = [placing, 'style design/1.css', 'fetch design/1.svg']

describe('a plan', () => {
  it('has the files of what is bound, with their hashes, and nothing lazy', () => {
    expect(plan(base)).toEqual([...ofDesign, ...ofQuote])
    const { requests, loader } = planRequests(base, known)
    expect(requests[ofDesign.length]).toEqual({
      url: `${cdn}components/quote-header/1.1.0/index.js`,
      kind: 'module',
      crossorigin: true,
      integrity: file('components/quote-header/1.1.0/index.js').integrity,
    })
    expect(loader).toMatchObject({ url: `${cdn}loader/0.1.0/bellwether.js`, kind: 'script' })
  })

  it('has the manifest at its address of this minute, or with exact versions of this day', () => {
    const now = Date.UTC(2026, 0, 2, 12, 0, 30)
    const [first] = plan(base, { now })
    expect(first).toBe(`fetch components.json?t=${Date.UTC(2026, 0, 2, 12)}&quote-header,^1`)
    expect(planRequests(base, { ...known, now }).validSeconds).toBe(30)
    const exact = { ...base, component: { source: { overrides: { 'quote-header': '1.0.0' } } } }
    expect(plan(exact, { now })[0]).toBe(`fetch components.json?t=${Date.UTC(2026, 0, 2)}&quote-header,1.0.0`)
    expect(planRequests(exact, { ...known, now }).validSeconds).toBe(12 * 3600 - 30)
    expect(planRequests(base, known).notes).toEqual([expect.stringContaining('components.json')])
  })

  it('has exact versions that no binding names, because the loader fetches them beside the manifest', () => {
    const components = { ...quote.components, news: { type: 'news-list', version: '1.0.0' } }
    const config = { ...base, configuration: { ...base.configuration, overrides: { components } } }
    expect(plan(config)).toContain('fetch components/news-list/1.0.0/index.js')
  })

  it.each<[string, LoaderConfig, string[]]>([
    [
      'no stylesheets',
      { css: { includeComponentCss: false, mds: { style: false, icons: false } } },
      [placing, ...ofQuote.slice(0, 2)],
    ],
    ['another design system', { css: { mds: { version: '0.9.0' } } }, [placing, 'style design/0.css', ...ofQuote]],
    [
      'libraries and styles of the host',
      {
        libraries: [{ preset: 'angular' }, 'https://host.example/a.js', 'https://host.example/b.js#sha384-b'],
        css: { customStyles: ['/own.css'] },
      },
      [
        'module loader/0.1.0/extras.js',
        ...ofDesign,
        ...ofQuote,
        'script libraries/angular.js',
        'script https://host.example/a.js',
        'script https://host.example/b.js',
        'style /own.css',
      ],
    ],
    [
      'the debug panel',
      { debug: true },
      ['module loader/0.1.0/extras.js', 'module loader/0.1.0/debug-panel.js', ...ofDesign, ...ofQuote],
    ],
    ['nothing bound', { elementBindings: [] }, ofDesign],
    [
      'lazy bundles',
      { lazy: { bundlesToDownload: ['news-list'] } },
      [
        'module loader/0.1.0/extras.js',
        ...ofDesign,
        'module components/news-list/2.0.0/index.js',
        'module chunks/react.js',
        'style components/news-list/2.0.0/style.css',
      ],
    ],
    [
      'further chunks',
      { component: { source: { chunks: ['other'] } } },
      ['module loader/0.1.0/extras.js', ...ofDesign, ...ofQuote, 'module chunks/other.js'],
    ],
  ])('with %s', (_name, more, expected) => {
    expect(plan({ ...base, ...more })).toEqual(expected)
  })

  it("leaves React out where the page's own is to be used", () => {
    const hosted = { ...file('chunks/react-host.js'), react: '^19.2.0' }
    const chunks = { ...manifest.chunks, react: file('chunks/react.js', { hosted }) }
    const paths = (libraries: LoaderConfig['libraries'] = []) =>
      planRequests({ ...base, libraries }, { ...known, manifest: { ...manifest, chunks } }).requests.map(
        ({ url }) => url,
      )
    expect(paths()).toContain(`${cdn}chunks/react.js`)
    expect(paths([{ preset: 'react' }]).filter(url => url.includes('react'))).toEqual([])
  })

  it.each([
    ['of the configuration', { ...base, locale: 'de-DE' }],
    [
      'of a component',
      {
        ...base,
        configuration: {
          ...base.configuration,
          overrides: { components: { quote: { ...quote.components.quote, settings: { locale: 'de' } } } },
        },
      },
    ],
  ])('has the texts of the language %s, and of no other', (_whose, config) => {
    const texts = ['de-DE', 'fr-FR'].map(tag => [`locale-${tag}-1`, file(`chunks/${tag}.js`, { lazy: true })] as const)
    const chunks = { ...manifest.chunks, ...Object.fromEntries(texts) }
    const { 'quote-header': published } = manifest.components
    const release = { files: [], chunks: ['react', ...texts.map(([key]) => key)] }
    const components = { 'quote-header': { tagName: published?.tagName ?? '', versions: { '1.1.0': release } } }
    const urls = planRequests(config, { ...known, manifest: { ...manifest, chunks, components } }).requests
    expect(urls.filter(({ kind }) => kind === 'module').map(({ url }) => url.replace(cdn, ''))).toEqual([
      'loader/0.1.0/placing.js',
      'chunks/react.js',
      'chunks/de-DE.js',
    ])
  })

  it('[LD-STEP-22] has the first data of what is bound, and what the page must ask for', () => {
    const settings = { marketCode: 'LSE:HVL' }
    const components = { quote: { type: 'quote-header', version: '1.1.0', settings } }
    const given = { ...base, configuration: { ...base.configuration, overrides: { components } } }
    expect(planRequests(given, known).ahead).toEqual({
      firstData: 'https://cdn.example/api/widgets?ask=quote-header%3FmarketCode%3DLSE%253AHVL',
      given: JSON.stringify([given.configuration, given.elementBindings]),
    })
    expect(planRequests({ ...given, lazy: { bundlesToDownload: ['quote-header'] } }, known).ahead).toBeNull()
    expect(planRequests(base, known).ahead).toBeNull()
  })

  it('[LD-STEP-22] has the configuration that only a token opens, unless the page has it', () => {
    const { elementBindings } = base
    const given = { elementBindings, configuration: { namespace: 'acme.research', environment: 'uat' } }
    const components = { quote: { type: 'quote-header', version: '1.1.0' } }
    expect(planRequests(given, { ...known, configuration: { components } }).ahead).toEqual({
      configuration: 'https://cdn.example/config-api/1/acme.research/uat',
      given: JSON.stringify([given.configuration, elementBindings]),
    })
    const delivery = { configuration: { components } }
    expect(planRequests({ ...given, delivery }, known).ahead).toBeNull()
  })

  it('asks the host for what has no hash as its elements do', () => {
    const { requests } = planRequests(
      { ...base, libraries: ['https://h.example/a.js', 'https://h.example/b.js#sha384-b'] },
      known,
    )
    expect(requests.filter(({ url }) => url.includes('h.example')).map(({ crossorigin }) => crossorigin)).toEqual([
      false,
      true,
    ])
  })
})

describe('a configuration from elsewhere', () => {
  const bound = { elementBindings: bind('quote') }

  it('of the configuration API gets a connection: a token cannot be sent beforehand', () => {
    const config = {
      ...bound,
      configuration: { namespace: 'acme' },
      delivery: { configApi: 'https://api.example/config/' },
    }
    const { origins, notes, requests } = planRequests(config, known)
    expect(origins).toEqual(['https://cdn.example', 'https://api.example'])
    expect(notes[0]).toContain('config-api alone')
    expect(requests.some(({ url }) => url.includes('quote-header'))).toBe(false)
    expect(plan(config, { configuration: quote })).toEqual([...ofDesign, ...ofQuote])
  })

  it('of the CDN or another address is fetched, with the part of the loader that does so', () => {
    const config = { ...bound, configuration: { namespace: 'acme.research', source: { type: 'mwc-cdn' } } }
    expect(plan(config, { configuration: quote })).toEqual([
      'fetch configurations/acme/research/config.json',
      'module loader/0.1.0/extras.js',
      ...ofDesign,
      ...ofQuote,
    ])
    const byUrl = { ...bound, configuration: { source: { type: 'url', url: 'https://host.example/c.json' } } }
    expect(plan(byUrl, { configuration: quote })[0]).toBe('fetch https://host.example/c.json')
  })

  it('with a client-specific bundle has its metadata and the files of the revision', () => {
    const config = { ...base, component: { source: { useClientSpecificBundle: true, instid: 'I1' } } }
    const bundle = {
      revision: '7',
      revisions: { 7: { files: [file('I1/acme/7/bundle.js')], components: { 'quote-header': 'bw-q' } } },
    }
    expect(plan(config, { bundle })).toEqual([
      'module loader/0.1.0/extras.js',
      ...ofDesign,
      'fetch I1/acme/acme-bundle.json',
      'module I1/acme/7/bundle.js',
    ])
  })
})

it('is refused for a wrong configuration in the words of the loader, and for a loader that is not there', () => {
  expect(() => planRequests({ runtime: { region: 'mars' } }, known)).toThrow(
    'Specified runtime.region is not valid. Valid values are: apac, emea, us',
  )
  expect(() => planRequests({ ...base, elementBindings: 7 }, known)).toThrow(
    'Specified elementBindings is not valid. Valid values are: a list',
  )
  expect(() => planRequests({ ...base, css: { mds: 'x' } }, known)).toThrow(
    expect.objectContaining({ code: 'CONFIG_CHECK_SHAPE', path: 'css.mds' }),
  )
  expect(() => planRequests(base, { ...known, loaderVersion: '9.9.9' })).toThrow(
    expect.objectContaining({ code: 'CONFIG_CHECK_NO_LOADER', wanted: '9.9.9', published: ['0.1.0'] }),
  )
})
