import { isNamespace } from '@bellwether/contract'
import { findNearest } from '@bellwether/domain'
import type { FullConfig } from '../defaults.ts'
import {
  invalidChoice,
  invalidConfig,
  invalidFormat,
  invalidName,
  type LoaderError,
  sourceUnsupported,
  tokenInvalid,
  tokenRequired,
  userIdTwice,
} from '../errors.ts'
import { decodeJwt } from '../jwt.ts'
import { isDictionary } from '../merge.ts'
import type { Session } from '../session.ts'
import { gatewayToken } from '../tokens.ts'

const environments = ['qa', 'uat', 'prod']
const regions = ['apac', 'emea', 'us']
const choices = {
  'runtime.environment': environments,
  'runtime.region': regions,
  'component.source.environment': environments,
  'configuration.environment': ['qa', 'uat', 'stg', 'prod'],
  'configuration.source.environment': environments,
  'configuration.source.region': regions,
  'configuration.source.type': ['config-api', 'mwc-cdn', 'url', 'none'],
  'mwc.mwc-application-helper.environment': environments,
}

const lists = [
  'elementBindings',
  'libraries',
  'css.customStyles',
  'lazy.bundlesToDownload',
  'component.source.chunks',
  'instrumentation.providers',
]

/** Throws what is wrong, warns of what is odd. */
export function checkConfig(input: unknown, config: FullConfig, warn: Session['warn']): void {
  for (const fault of findFaults(input, config, warn)) throw fault
}

export function* findFaults(input: unknown, config: FullConfig, warn: Session['warn']): Generator<LoaderError> {
  if (!isDictionary(input)) return yield invalidConfig()
  for (const [path, valid] of Object.entries(choices)) {
    const value = valueAt(config, path)
    if (value === undefined || valid.some(choice => choice === value)) continue
    const nearest = findNearest(String(value), valid)
    if (nearest !== null) warn(`Unknown value of ${path}. Did you mean ${nearest}?`)
    yield invalidChoice(path, valid)
  }
  for (const path of lists) {
    const value = valueAt(config, path)
    if (value !== undefined && !Array.isArray(value)) yield invalidChoice(path, ['a list'])
  }
  if ((config.configuration.format ?? 'json') !== 'json') yield invalidFormat()
  yield* checkNames(config)
  yield* checkTokens(config)
}

function valueAt(config: FullConfig, path: string): unknown {
  return path.split('.').reduce<unknown>((at, key) => (isDictionary(at) ? at[key] : undefined), config)
}

function* checkTokens({ api, apiTokens, userIdentity, configuration, delivery }: FullConfig): Generator<LoaderError> {
  const token: unknown = apiTokens[gatewayToken]
  if (token !== undefined && !(typeof token === 'string' && decodeJwt(token))) yield tokenInvalid()
  if (userIdentity?.getUserIdFromToken && userIdentity.userId) yield userIdTwice()
  if (userIdentity?.getUserIdFromToken && !token) yield tokenRequired('getUserIdFromToken')
  const hasToken = token || api?.tokenSources?.[gatewayToken]
  if (configuration.source.type === 'config-api' && !hasToken && !delivery.configuration) {
    yield tokenRequired('config-api')
  }
}

function* checkNames({ component, configuration }: FullConfig): Generator<LoaderError> {
  const { namespace, source } = configuration
  const { useClientSpecificBundle, instid } = component.source
  const isNeeded = useClientSpecificBundle || source.type === 'config-api' || source.type === 'mwc-cdn'
  if ((isNeeded || isGiven(namespace)) && !isNamespace(namespace)) yield invalidName('configuration.namespace')
  if (isGiven(instid) && !isNamespace(instid)) yield invalidName('component.source.instid')
  if (source.type === 'url' && !source.url) yield sourceUnsupported()
}

/** A server that has no name for the page may write an empty one. */
function isGiven(value: unknown): boolean {
  return value !== undefined && value !== ''
}
