import { runInNewContext } from 'node:vm'
import type { LoaderConfig } from '@bellwether/contract'
import { describe, expect, it } from 'vitest'
import { toNamespaceBoot, toPageBoot } from './boot-contents.ts'
import { type BootContents, toBootScript } from './boot-script.ts'
import { cdn, file, manifest } from './manifest.fixture.ts'

const configuration = {
  components: { quote: { type: 'quote-header', version: '^1', settings: { text: '</script>' } } },
}
const boot = toNamespaceBoot('acme.research', configuration, manifest)

/** What the loader is given when a page calls load() of the boot script. */
function load(contents: BootContents, given?: unknown): LoaderConfig {
  const script = toBootScript('globalThis.bellwether={load:config=>config}', contents)
  const made = runInNewContext(
    `${script};JSON.stringify(bellwether.load(${given === undefined ? '' : JSON.stringify(given)}))`,
  )
  return JSON.parse(made)
}
const elementBindings = [{ morningstarComponentId: 'quote', container: 'c' }]

describe('a boot script of a public configuration', () => {
  it('begins with that configuration and as much of the manifest as it needs', () => {
    const { delivery, ...config } = load(boot, { elementBindings })
    expect(config).toEqual({ configuration: { namespace: 'acme.research', source: { type: 'none' } }, elementBindings })
    expect(delivery?.configuration).toEqual(configuration)
    expect(delivery?.manifest?.components).toEqual({
      'quote-header': {
        tagName: 'bw-quote-header',
        versions: { '1.1.0': manifest.components['quote-header']?.versions['1.1.0'] },
      },
    })
    expect(delivery?.manifest?.chunks).toEqual({ react: file('chunks/react.js') })
    expect(Object.keys(delivery?.manifest?.designSystem ?? {})).toEqual(['1.0.0'])
    expect(Object.keys(delivery?.manifest?.loader?.['0.1.0'] ?? {})).not.toContain('bellwether.js')
  })

  it('may stand inside a page', () => {
    expect(toBootScript('', boot)).not.toContain('</script>')
  })

  it.each<[string, LoaderConfig]>([
    ['versions', { component: { source: { overrides: { 'quote-header': '2.0.0' } } } }],
    ['another component', { elementBindings: [{ morningstarComponentId: 'news-list', container: 'c' }] }],
    ['another version by an override', { configuration: { overrides: { components: { quote: { version: '2.x' } } } } }],
    ['a design system', { css: { mds: { version: '0.9.0' } } }],
    ['a preset', { libraries: [{ preset: 'angular' }] }],
  ])('leaves the manifest to the CDN for a page that asks for %s', (_name, given) => {
    const { delivery } = load(boot, given)
    expect([delivery?.manifest, delivery?.configuration]).toEqual([undefined, configuration])
  })

  it('leaves both to the source that a page names, and takes settings laid over', () => {
    expect(load(boot, { configuration: { source: { type: 'config-api' } } }).delivery).toEqual({})
    const overrides = { components: { quote: { settings: { text: 'ours' } } } }
    const over = load(boot, { configuration: { overrides }, runtime: { region: 'emea' } })
    expect(over).toMatchObject({
      configuration: { namespace: 'acme.research', overrides },
      runtime: { region: 'emea' },
    })
    expect(over.delivery?.manifest).toBeDefined()
  })

  it.each([null, 7, []])('hands %j to the loader as it is, which refuses it', given => {
    expect(load(boot, given)).toEqual(given)
  })
})

describe('a boot script of a page', () => {
  const page: LoaderConfig = {
    apiTokens: { apiGatewayToken: 'e30.e30.SECRET' },
    configuration: { namespace: 'acme', source: { type: 'none' }, overrides: configuration },
    elementBindings,
  }

  it('holds the whole configuration but no token, and where everything is', () => {
    const contents = toPageBoot(page, { manifest, cdn })
    expect(JSON.stringify(contents)).not.toContain('SECRET')
    const { delivery, ...config } = load(contents)
    expect(config).toEqual({ configuration: page.configuration, elementBindings })
    expect(delivery).toMatchObject({ cdn, configApi: 'https://cdn.example/config-api/', api: 'https://cdn.example/' })
    expect(Object.keys(delivery?.manifest?.components ?? {})).toEqual(['quote-header'])
  })

  it('holds what a public source answers, and nothing that only a token opens', () => {
    const facts = { manifest, cdn, configuration }
    const fromCdn = toPageBoot(
      { elementBindings, configuration: { namespace: 'acme', source: { type: 'mwc-cdn' } } },
      facts,
    )
    expect(fromCdn.base.delivery?.configuration).toEqual(configuration)
    expect(fromCdn.base.configuration?.source).toEqual({ type: 'none' })
    const fromApi = toPageBoot({ elementBindings, configuration: { namespace: 'acme' } }, facts)
    expect([fromApi.base.delivery?.configuration, fromApi.base.delivery?.manifest]).toEqual([undefined, undefined])
  })
})
