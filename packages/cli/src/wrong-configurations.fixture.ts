import { createToken } from '../../loader/testing/token.ts'

const components = { news: { type: 'news-list', settings: { marketCode: 'LSE:HVL' } } }
const sound = { namespace: 'acme', source: { type: 'none' }, overrides: { components } }
const bindings = [{ morningstarComponentId: 'news', container: 'c' }]
const page = { configuration: sound, elementBindings: bindings }
const fromApi = { configuration: { namespace: 'acme' }, elementBindings: bindings }

/** A page with one value at a path. */
function withValue(path: string, value: unknown): object {
  const put = (at: unknown, [key = '', ...rest]: readonly string[]): unknown => {
    const inner = Object(at) as Readonly<Record<string, unknown>>
    return { ...inner, [key]: rest.length === 0 ? value : put(inner[key], rest) }
  }
  return put(page, path.split('.')) as object
}

const notChoices = ['mars', '', 7, true, null, ['prod'], { prod: true }]
const choices = (rule: string, path: string): Row[] =>
  notChoices.map(value => [`[${rule}] [LD-VALID-7] ${path}: ${JSON.stringify(value)}`, withValue(path, value)])

const notLists = ['news-list', '', { 0: 'news-list' }, 7, true, null]
const lists = (path: string): Row[] =>
  notLists.map(value => [`[LD-VALID-15] ${path}: ${JSON.stringify(value)}`, withValue(path, value)])

type Row = readonly [name: string, config: unknown]

/** Configurations that break a rule of LD-VALID each, in every kind of wrong value. */
export const wrongConfigurations: readonly Row[] = [
  ...choices('LD-VALID-1', 'component.source.environment'),
  ...choices('LD-VALID-2', 'configuration.source.environment'),
  ...choices('LD-VALID-3', 'runtime.environment'),
  ...choices('LD-VALID-4', 'configuration.environment'),
  ...choices('LD-VALID-5', 'runtime.region'),
  ...choices('LD-VALID-5', 'configuration.source.region'),
  ...choices('LD-VALID-6', 'configuration.source.type'),
  ...choices('LD-VALID-7', 'mwc.mwc-application-helper.environment'),
  ['[LD-VALID-8] both', { ...page, userIdentity: { userId: 'u', getUserIdFromToken: true } }],
  ['[LD-VALID-8] both, the id a number', { ...page, userIdentity: { userId: 7, getUserIdFromToken: true } }],
  ['[LD-VALID-9] no token', { ...page, userIdentity: { getUserIdFromToken: true } }],
  ...[7, 0, true, null, '', 'opaque', { token: 'x' }, ['x']].map((apiGatewayToken): Row => {
    const name = `[LD-VALID-10] the token ${JSON.stringify(apiGatewayToken)}`
    return [name, { ...fromApi, apiTokens: { apiGatewayToken } }]
  }),
  ...[undefined, '', '../acme', 7, true, ['acme'], {}, []].map((namespace): Row => {
    const name = `[LD-VALID-12] the namespace ${JSON.stringify(namespace)}`
    return [
      name,
      {
        ...page,
        configuration: { ...sound, namespace },
        component: { source: { useClientSpecificBundle: true } },
      },
    ]
  }),
  ...['../acme', 7, 0, true, false, null, ['acme'], {}, []].map((namespace): Row => {
    const name = `[LD-VALID-16] the namespace ${JSON.stringify(namespace)} of a configuration in the page`
    return [name, { ...page, configuration: { ...sound, namespace } }]
  }),
  ...[{}, { news: {} }, { news: { type: '' } }, { news: { settings: {} }, other: components.news }].map(
    (given): Row => {
      const name = `[LD-VALID-13] the components ${JSON.stringify(given)}`
      return [
        name,
        {
          ...page,
          apiTokens: { apiGatewayToken: createToken() },
          configuration: { ...sound, overrides: { components: given } },
          component: { source: { useClientSpecificBundle: true } },
        },
      ]
    },
  ),
  ['[LD-VALID-14] no token', fromApi],
  ['[LD-VALID-14] a token of another name', { ...fromApi, apiTokens: { uim: createToken() } }],
  ...['elementBindings', 'libraries', 'css.customStyles', 'lazy.bundlesToDownload'].flatMap(lists),
  ...['component.source.chunks', 'instrumentation.providers'].flatMap(lists),
  ...['xml', '', 7, {}].map((format): Row => {
    const name = `[LD-ERROR-8] the format ${JSON.stringify(format)}`
    return [name, { ...page, configuration: { ...sound, format } }]
  }),
  ...['../..', 7, 0, true, false, null, ['x'], {}, ['x', 'y']].map((instid): Row => {
    return [`[LD-VALID-16] the institution ${JSON.stringify(instid)}`, { ...page, component: { source: { instid } } }]
  }),
  ...[null, [], 'page', 7].map((config): Row => [`the configuration ${JSON.stringify(config)}`, config]),
  ['[LD-ERROR-9] no address', { ...page, configuration: { ...sound, source: { type: 'url' } } }],
  ['[LD-ERROR-5] no components', { ...page, configuration: { namespace: 'acme', source: { type: 'none' } } }],
  ...[7, 'news', null, []].map((given): Row => {
    const name = `[LD-ERROR-5] the components ${JSON.stringify(given)}`
    return [name, { ...page, configuration: { ...sound, overrides: { components: given } } }]
  }),
]
