import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Check, Errors } from 'typebox/value'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { LoaderConfig } from './loader-config.ts'
import { toLoaderConfigJsonSchema } from './loader-config-json-schema.ts'
import { loaderConfigSchema } from './loader-config-schema.ts'
import { toLoaderConfigText } from './loader-config-text.ts'

interface Schema {
  readonly description?: string
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
}

const schema = toLoaderConfigJsonSchema() as Schema
const find = (path: string): Schema | undefined =>
  path.split('.').reduce<Schema | undefined>((at, name) => (at?.items ?? at)?.properties?.[name], schema)
const fieldsOf = (path: string) => {
  const found = find(path)
  return Object.keys((found?.items ?? found)?.properties ?? {})
}

const everything = {
  runtime: { environment: 'uat', region: 'emea' },
  apiTokens: { apiGatewayToken: 'a', marketsApiToken: 'b', uim: 'c' },
  component: {
    source: {
      environment: 'qa',
      instid: 'ACME',
      useClientSpecificBundle: false,
      clientSpecificBundleVersion: '7',
      overrides: { 'quote-header': '1.2.3' },
      chunks: ['react'],
    },
  },
  configuration: {
    namespace: 'acme.research',
    environment: 'stg',
    format: 'json',
    source: { type: 'config-api', version: 1, environment: 'qa', region: 'apac' },
    overrides: { components: { quote: { settings: { marketCode: 'LSE:HVL' } } } },
  },
  css: {
    includeComponentCss: true,
    mds: { icons: true, style: true, version: '^1' },
    customStyles: ['/own.css'],
    toggleCssWithComponent: true,
  },
  lazy: { bundlesToDownload: ['quote-header'], forceRedownload: false, initializeMarketsComponent: true },
  polyfills: ['Promise.try'],
  libraries: ['/a.js', { preset: 'angular' }],
  instrumentation: { providers: [() => {}] },
  usageTracking: { attributes: { site: 'main' } },
  morningstarUsageTracking: { enabled: true, applicationId: 'acme' },
  userIdentity: { userId: 'u', sessionId: 's', getUserIdFromToken: false },
  api: { apiTokenExpiredCallback: () => 'a', tokenSources: { other: () => 'b' } },
  mwc: { 'mwc-application-helper': { environment: 'prod', version: '~1.2' } },
  elementBindings: [{ tagName: 'bw-quote-header', morningstarComponentId: 'quote', container: 'here' }],
  debug: true,
  delivery: { cdn: { prod: 'https://cdn.example/' }, fallbackCdn: 'https://other.example/', timeoutMs: 500 },
} as const satisfies LoaderConfig

describe('the loader configuration', () => {
  it.each([
    ['runtime', 'runtime', 'environment region'],
    [
      'component.source',
      'component.source',
      'environment instid useClientSpecificBundle clientSpecificBundleVersion overrides chunks',
    ],
    ['configuration', 'configuration', 'namespace environment format source overrides'],
    ['configuration.source, and our url', 'configuration.source', 'type version environment region url'],
    ['css', 'css', 'includeComponentCss mds customStyles toggleCssWithComponent'],
    ['css.mds', 'css.mds', 'icons style version'],
    ['lazy', 'lazy', 'bundlesToDownload forceRedownload initializeMarketsComponent'],
    ['morningstarUsageTracking', 'morningstarUsageTracking', 'enabled applicationId'],
    ['userIdentity', 'userIdentity', 'userId sessionId getUserIdFromToken'],
    ['api', 'api', 'apiTokenExpiredCallback tokenSources'],
    ['the application helper', 'mwc.mwc-application-helper', 'environment version'],
    ['elementBindings', 'elementBindings', 'tagName morningstarComponentId container'],
  ])(
    '[LD-CONFIG-1, LD-CONFIG-3, LD-CONFIG-4, LD-CONFIG-5, LD-CONFIG-6, LD-CONFIG-7, LD-CONFIG-9, LD-CONFIG-10, LD-CONFIG-11, LD-CONFIG-12, LD-CONFIG-13] %s has its fields',
    (_, path, fields) => {
      expect(fieldsOf(path)).toEqual(fields.split(' '))
    },
  )

  it('[LD-CONFIG-2] apiTokens has the gateway token and takes others', () => {
    expect(fieldsOf('apiTokens')).toEqual(['apiGatewayToken'])
    expect(Check(loaderConfigSchema, { apiTokens: { uim: 'x' } })).toBe(true)
    expect(Check(loaderConfigSchema, { apiTokens: { uim: 7 } })).toBe(false)
  })

  it('[LD-CONFIG-8] [LD-CONFIG-15] has the names of the specification at its top, letter for letter', () => {
    const specified =
      'runtime apiTokens component configuration css lazy polyfills libraries instrumentation usageTracking ' +
      'morningstarUsageTracking userIdentity api mwc elementBindings'
    expect(Object.keys(schema.properties ?? {})).toEqual([...specified.split(' '), 'locale', 'debug', 'delivery'])
    expect(fieldsOf('instrumentation')).toEqual(['providers'])
    expect(fieldsOf('mwc')).toEqual(['mwc-application-helper'])
  })

  it('describes every field', () => {
    const silent = (path: string, at: Schema): string[] => [
      ...(at.description ? [] : [path]),
      ...Object.entries((at.items ?? at).properties ?? {}).flatMap(([name, field]) => silent(`${path}.${name}`, field)),
    ]
    expect(silent('config', schema)).toEqual([])
  })

  it('takes all of it at once, by type and by schema', () => {
    expect([...Errors(toLoaderConfigJsonSchema(), everything)]).toEqual([])
    expectTypeOf<NonNullable<LoaderConfig['runtime']>['region']>().toEqualTypeOf<'apac' | 'emea' | 'us' | undefined>()
  })

  it.each([
    ['a wrong region', { runtime: { region: 'mars' } }],
    ['a key that does not exist', { runtme: {} }],
    ['a text for a flag', { css: { includeComponentCss: 'yes' } }],
  ])('refuses %s', (_, config) => {
    expect(Check(toLoaderConfigJsonSchema(), config)).toBe(false)
  })

  it('has its type written from its schema: otherwise run scripts/write-loader-config.ts', () => {
    const written = readFileSync(join(import.meta.dirname, 'loader-config.ts'), 'utf8')
    const squeeze = (text: string) => text.replace(/\s+/g, ' ')
    expect(squeeze(written)).toBe(squeeze(toLoaderConfigText()))
  })
})
