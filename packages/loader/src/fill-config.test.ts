import type { LoaderConfig } from '@bellwether/contract'
import { describe, expect, it } from 'vitest'
import { createToken } from '../testing/token.ts'
import { checkConfig } from './extras/check-config.ts'
import { fillConfig } from './fill-config.ts'

const self = 'https://cdn.example/cdn/loader/0.1.0/bellwether.js'
const fill = (input: unknown) => fillConfig(input, self)[0]
const isPlain = (input: unknown) => Boolean(fillConfig(input, self)[1])

/** What load() would say: only what is not plain is looked at closely. */
function findProblem(
  input: unknown,
): { code: string; message: string; path: string | undefined; warnings: string[] } | null {
  const warnings: string[] = []
  const [config, plain] = fillConfig(input, self)
  try {
    if (!plain) checkConfig(input, config, message => warnings.push(message))
    return null
  } catch (error) {
    const { code, message, path } = error as { code: string; message: string; path?: string }
    return { code, message, path, warnings }
  }
}

const plain: LoaderConfig = {
  apiTokens: { apiGatewayToken: createToken() },
  configuration: { namespace: 'acme.research' },
}
/** A configuration with one value at a path. */
const withValue = (path: string, value: unknown): unknown =>
  path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value)

describe('defaults', () => {
  it('[LD-CONST-1, LD-CONST-2, LD-CONST-3] are prod, us and version 1', () => {
    const { runtime, component, configuration } = fill({})
    expect([runtime.environment, component.source.environment, configuration.environment]).toEqual([
      'prod',
      'prod',
      'prod',
    ])
    expect([configuration.source.environment, configuration.source.region, runtime.region]).toEqual([
      'prod',
      'us',
      'us',
    ])
    expect(configuration.source.version).toBe(1)
  })

  it('[LD-CALL-8] find CDN and configuration API where the loader came from', () => {
    expect(fill({}).delivery).toEqual({
      cdn: 'https://cdn.example/cdn/',
      configApi: 'https://cdn.example/config-api/',
      api: 'https://cdn.example/',
      timeoutMs: 10_000,
    })
  })

  it('take the configuration API with a namespace, and none without', () => {
    expect(fill(plain).configuration.source.type).toBe('config-api')
    expect(fill({}).configuration.source.type).toBe('none')
  })

  it('[LD-VERSION-2] a client-specific bundle makes the source type none', () => {
    const config = { ...plain, component: { source: { useClientSpecificBundle: true } } }
    expect(fill(config).configuration.source.type).toBe('none')
  })

  it('are not changed by what one host says', () => {
    fill({ ...plain, configuration: { namespace: 'a', source: { type: 'none' } } })
    expect(fill(plain).configuration.source.type).toBe('config-api')
  })
})

describe('a plain configuration', () => {
  it.each<[string, LoaderConfig]>([
    ['a namespace and a token', plain],
    ['overrides only', { configuration: { overrides: { components: { a: { type: 'b', version: '^1' } } } } }],
    ['another region and environment', { ...plain, runtime: { region: 'emea', environment: 'uat' } }],
    ['bindings and styles', { ...plain, elementBindings: [], css: { includeComponentCss: false } }],
  ])('%s', (_, config) => {
    expect(isPlain(config)).toBe(true)
    expect(findProblem(config)).toBeNull()
  })

  it.each([
    ['no object', 7],
    ['a list', []],
    ['no components anywhere', {}],
    ['a library', { libraries: ['/a.js'] }],
    ['a provider', { instrumentation: { providers: [() => {}] } }],
    [
      'a setting that only looks odd',
      { configuration: { overrides: { components: { a: { settings: { debug: 1 } } } } } },
    ],
    ['a source other than the API', { ...plain, configuration: { namespace: 'a', source: { type: 'mwc-cdn' } } }],
  ])('is not: %s', (_, config) => {
    expect(isPlain(config)).toBe(false)
  })
})

const environments = ['qa', 'uat', 'prod']
const regions = ['apac', 'emea', 'us']

describe('choices', () => {
  it.each([
    ['component.source.environment', environments],
    ['configuration.source.environment', environments],
    ['runtime.environment', environments],
    ['mwc.mwc-application-helper.environment', environments],
    ['configuration.environment', ['qa', 'uat', 'stg', 'prod']],
    ['runtime.region', regions],
    ['configuration.source.region', regions],
    ['configuration.source.type', ['none']],
  ])('[LD-VALID-1, LD-VALID-2, LD-VALID-3, LD-VALID-4, LD-VALID-5, LD-VALID-6] %s takes %j', (path, valid) => {
    for (const value of valid) expect([value, findProblem(withValue(path, value))]).toEqual([value, null])
  })

  it('[LD-VALID-6] the source type also takes config-api, mwc-cdn and url, with what they need', () => {
    for (const type of ['config-api', 'mwc-cdn']) {
      expect(findProblem({ ...plain, configuration: { namespace: 'acme', source: { type } } })).toBeNull()
    }
    expect(findProblem(withValue('configuration.source', { type: 'url', url: '/c.json' }))).toBeNull()
  })

  it.each([
    ['component.source.environment', 'qa, uat, prod'],
    ['configuration.source.environment', 'qa, uat, prod'],
    ['runtime.environment', 'qa, uat, prod'],
    ['configuration.environment', 'qa, uat, stg, prod'],
    ['runtime.region', 'apac, emea, us'],
    ['configuration.source.region', 'apac, emea, us'],
    ['configuration.source.type', 'config-api, mwc-cdn, url, none'],
    ['mwc.mwc-application-helper.environment', 'qa, uat, prod'],
  ])('[LD-VALID-7] a wrong %s is refused in the words of the specification', (path, valid) => {
    for (const value of ['mars', '', 7, true, 'PROD', 'toString', [valid.split(', ')[0]]]) {
      expect(findProblem(withValue(path, value))).toMatchObject({
        code: 'LOADER_INVALID_CHOICE',
        message: `Specified ${path} is not valid. Valid values are: ${valid}`,
        path,
      })
    }
  })

  it.each([
    'elementBindings',
    'libraries',
    'css.customStyles',
    'lazy.bundlesToDownload',
    'component.source.chunks',
    'instrumentation.providers',
  ])('[LD-VALID-15] %s takes a list and nothing else', path => {
    const inPage = (value: unknown) => ({
      configuration: { source: { type: 'none' }, overrides: { components: {} } },
      ...(withValue(path, value) as object),
    })
    expect(findProblem(inPage([]))).toBeNull()
    for (const value of ['news-list', { 0: 'news-list' }, 7, null]) {
      expect(findProblem(inPage(value))).toMatchObject({
        code: 'LOADER_INVALID_CHOICE',
        message: `Specified ${path} is not valid. Valid values are: a list`,
        path,
      })
    }
  })

  it('names the nearest right one beside it', () => {
    expect(findProblem({ runtime: { environment: 'prodd' } })?.warnings).toEqual([
      'Unknown value of runtime.environment. Did you mean prod?',
    ])
  })

  it('does not take stg, or a value of another field, where it does not belong', () => {
    expect(findProblem({ runtime: { environment: 'stg' } })?.code).toBe('LOADER_INVALID_CHOICE')
    expect(findProblem({ runtime: { environment: 'us' } })?.code).toBe('LOADER_INVALID_CHOICE')
  })
})

describe('rules between fields', () => {
  const token = createToken()
  it.each([
    [
      '[LD-VALID-8]',
      { apiTokens: { apiGatewayToken: token }, userIdentity: { userId: 'u', getUserIdFromToken: true } },
      'LOADER_USER_ID_TWICE',
    ],
    ['[LD-VALID-9]', { userIdentity: { getUserIdFromToken: true } }, 'LOADER_TOKEN_REQUIRED'],
    ['[LD-VALID-12]', { component: { source: { useClientSpecificBundle: true } } }, 'LOADER_INVALID_NAME'],
    ['[LD-VALID-14]', { configuration: { namespace: 'acme' } }, 'LOADER_TOKEN_REQUIRED'],
    [
      'a namespace that leaves its folder',
      { configuration: { namespace: '../acme', source: { type: 'none' } } },
      'LOADER_INVALID_NAME',
    ],
    [
      'an instid that leaves its folder',
      { ...plain, component: { source: { instid: '../..' } } },
      'LOADER_INVALID_NAME',
    ],
    [
      'config-api without a namespace',
      { apiTokens: { apiGatewayToken: token }, configuration: { source: { type: 'config-api' } } },
      'LOADER_INVALID_NAME',
    ],
    ['no object', null, 'LOADER_INVALID_CONFIG'],
    ['a list', [], 'LOADER_INVALID_CONFIG'],
  ])('%s', (_, config, code) => {
    expect(findProblem(config)?.code).toBe(code)
  })

  it('[LD-VALID-8, LD-VALID-9, LD-VALID-12, LD-VALID-14] are no obstacle to a configuration that keeps them', () => {
    const apiTokens = { apiGatewayToken: token }
    expect(findProblem({ apiTokens, userIdentity: { getUserIdFromToken: true } })).toBeNull()
    expect(findProblem({ userIdentity: { userId: 'u' } })).toBeNull()
    const component = { source: { useClientSpecificBundle: true } }
    expect(findProblem({ component, configuration: { namespace: 'acme' } })).toBeNull()
  })

  const inPage = { source: { type: 'none' }, overrides: { components: {} } }
  it.each([
    ['configuration.namespace', (namespace: unknown) => ({ configuration: { ...inPage, namespace } })],
    ['component.source.instid', (instid: unknown) => ({ configuration: inPage, component: { source: { instid } } })],
  ])('[LD-VALID-16] %s is a name or empty, and nothing that only reads like a name', (path, withName) => {
    for (const name of ['acme.research', '', undefined]) expect(findProblem(withName(name))).toBeNull()
    for (const name of ['../acme', 7, 0, true, false, null, ['acme'], {}]) {
      expect(findProblem(withName(name))).toMatchObject({ code: 'LOADER_INVALID_NAME', path })
    }
  })

  it('[LD-ERROR-8] an unknown format is refused', () => {
    expect(findProblem({ configuration: { format: 'xml' } })?.message).toBe('Invalid configuration format')
  })

  it('[LD-ERROR-9] a url source without url is not supported', () => {
    expect(findProblem({ configuration: { source: { type: 'url' } } })?.message).toBe(
      'Specified configuration source type is not supported',
    )
  })

  it.each([7, 0, true, null, { token }, [token], ''])(
    '[LD-VALID-10, LD-ERROR-7] the gateway token %j is not a JWT',
    apiGatewayToken => {
      expect(findProblem({ apiTokens: { apiGatewayToken } })?.message).toBe('The provided apiGatewayToken is invalid.')
    },
  )

  it('[LD-VALID-14] config-api is satisfied by a token source too', () => {
    const configuration = { namespace: 'acme' }
    expect(findProblem({ configuration, api: { tokenSources: { apiGatewayToken: () => token } } })).toBeNull()
    expect(findProblem({ configuration, api: { tokenSources: { uim: () => token } } })?.code).toBe(
      'LOADER_TOKEN_REQUIRED',
    )
  })

  it.each(['opaque', 'a.b.c', 'a..c', `${token}.more`, 'Bearer', `x.${btoa('7')}.y`, `x.${btoa('{')}.y`])(
    '[LD-VALID-10, LD-ERROR-7] the gateway token %j does not decode',
    apiGatewayToken => {
      expect(findProblem({ apiTokens: { apiGatewayToken } })).toMatchObject({
        code: 'LOADER_TOKEN_INVALID',
        message: 'The provided apiGatewayToken is invalid.',
        path: 'apiTokens.apiGatewayToken',
      })
    },
  )

  it('[LD-VALID-10] decodes a token with the characters - and _ of base64url, with Bearer or without', () => {
    const odd = createToken({ sub: '>>>???~~~ÿÿ' })
    expect(odd).toMatch(/[-_]/)
    expect(findProblem({ apiTokens: { apiGatewayToken: odd } })).toBeNull()
    expect(findProblem({ apiTokens: { apiGatewayToken: `Bearer ${odd}` } })).toBeNull()
  })
})
