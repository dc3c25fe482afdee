import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { noProxy, type TrustedProxy } from '@bellwether/client-network'
import { defaultServiceFlags, type ServiceFlags } from '@bellwether/domain'
import { defaultLimits, type GatewayLimits } from '@bellwether/gateway/limits'
import { inboxFolder } from '@bellwether/importer/inbox-folder'
import type { Firm, OpenIdSettings } from '@bellwether/site'
import type { TokenKeys } from '@bellwether/widget-tokens'
import { readArguments, type SettingName, toShown } from './arguments.ts'
import {
  type Parsed,
  parseChoice,
  parseDatabaseUrl,
  parseFirm,
  parseHost,
  parseInteger,
  parseJwksUrl,
  parseLimits,
  parseNatsUrl,
  parseOrigin,
  parsePassword,
  parsePath,
  parseProxy,
  parseRoles,
  parseServices,
  parseTokenSecret,
} from './environment-values.ts'
import { InvalidEnvironmentError, type Problem } from './errors.ts'
import { readOpenId } from './openid-environment.ts'
import { findSplitProblems, type Role, roles } from './roles.ts'

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
export const marketChoices = ['simulated', 'sample', 'none'] as const
export const marketDays = ['go-on', 'fixed'] as const
export const feedHours = ['always', 'exchange'] as const

export type LogLevel = (typeof logLevels)[number]

export type FeedSettings = {
  /** A recorded file to replay, absolute; null for the simulated market. */
  readonly file: string | null
  /** Average milliseconds between two ticks of a symbol; null for the feed's default. */
  readonly intervalMs: number | null
  readonly hours: (typeof feedHours)[number]
}

export type Environment = {
  readonly port: number
  readonly host: string
  readonly publicOrigin: string
  /** Absolute. Used only when `databaseUrl` is null. */
  readonly dataDir: string
  readonly databaseUrl: string | null
  readonly natsUrl: string | null
  /** Of gateways on their own host; null where they share the site's. */
  readonly streamingOrigin: string | null
  readonly streamingLimits: GatewayLimits
  readonly feed: FeedSettings
  /** Where live prices come from and who may see them, absolute; null for the simulated market and everybody. */
  readonly marketDataFile: string | null
  /** Published files for host pages, absolute; null for those made by `npm run build`. */
  readonly cdnDir: string | null
  /** Verifies tokens of an operator's own issuer; null for none. */
  readonly configKeys: TokenKeys
  /** Password of the operators' pages; null disables them. */
  readonly operatorPassword: string | null
  readonly logLevel: LogLevel
  /** How long requests are still served after SIGTERM, so that balancers notice. */
  readonly lameDuckMs: number
  readonly trustedProxy: TrustedProxy
  /** The OpenID Connect provider offered for login. */
  readonly openId: OpenIdSettings | null
  readonly services: ServiceFlags
  /** Who runs the site, named in the footer; null for nobody. */
  readonly firm: Firm | null
  readonly roles: ReadonlySet<Role>
  /** Processes behind the port. */
  readonly workers: number
  readonly dev: boolean
  /** Create the simulated market in an empty PostgreSQL; an embedded database gets it by default. */
  readonly simulated: boolean
  /** What an empty database starts with; the simulated market in PostgreSQL only with `simulated`. */
  readonly market: (typeof marketChoices)[number]
  /** Whether the simulated market gets older with the calendar. */
  readonly marketDays: (typeof marketDays)[number]
  /** Folder whose files are imported while the platform runs, absolute; null for none. */
  readonly importDir: string | null
  /** Size and seed of a new simulated market; null means the importer's default. */
  readonly securities: number | null
  readonly seed: number | null
}

/** Reads the environment and the arguments; throws one InvalidEnvironmentError that lists every mistake. */
export function parseEnvironment(
  env: Readonly<Record<string, string | undefined>>,
  argv: readonly string[],
): Environment {
  const given = readArguments(argv)
  const problems: Problem[] = [...given.problems]

  function read<T, F>(name: string, text: string | undefined, fallback: F, parse: (text: string) => Parsed<T>): T | F {
    if (text === undefined) return fallback
    const parsed = parse(text)
    if ('value' in parsed) return parsed.value
    problems.push({ name, given: toShown(parsed.shown ?? text), hint: parsed.hint })
    return fallback
  }
  // An empty value (`PORT= npm start`, an env file) means "not set".
  const variable = <T, F>(name: string, fallback: F, parse: (text: string) => Parsed<T>) =>
    read(name, env[name] === '' ? undefined : env[name], fallback, parse)
  const argument = <T, F>(name: SettingName, fallback: F, parse: (text: string) => Parsed<T>) =>
    read(`--${name}`, given.settings.get(name), fallback, parse)

  const { openId, problems: openIdProblems } = readOpenId(env)
  const port = variable('PORT', 3000, text => parseInteger(text, 1, 65535))
  const host = variable('HOST', '127.0.0.1', parseHost)
  const jwksUrl = variable('CONFIG_API_JWKS_URL', null, parseJwksUrl)
  const databaseUrl = variable('DATABASE_URL', null, parseDatabaseUrl)
  const dev = given.flags.has('dev')
  const environment: Environment = {
    port,
    host,
    publicOrigin: variable('PUBLIC_ORIGIN', toOrigin(host, port), parseOrigin),
    dataDir: resolve(variable('DATA_DIR', '.data', text => ({ value: text }))),
    databaseUrl,
    natsUrl: variable('NATS_URL', null, parseNatsUrl),
    streamingOrigin: variable('STREAMING_ORIGIN', null, parseOrigin),
    streamingLimits: variable('STREAMING_LIMITS', defaultLimits, parseLimits),
    feed: {
      file: argument('feed', null, parsePath),
      intervalMs: variable('FEED_INTERVAL_MS', null, text => parseInteger(text, 2, 3_600_000)),
      hours: variable('FEED_HOURS', 'always', text => parseChoice(text, feedHours)),
    },
    marketDataFile: variable('MARKET_DATA_FILE', null, parsePath),
    cdnDir: variable('CDN_DIR', null, parsePath),
    configKeys:
      variable('CONFIG_API_SECRET', null, parseTokenSecret) ??
      (jwksUrl && { jwksUrl, issuer: variable('CONFIG_API_ISSUER', null, text => ({ value: text })) }),
    operatorPassword: variable('OPERATOR_PASSWORD', null, parsePassword),
    lameDuckMs: variable('LAME_DUCK_MS', 5000, text => parseInteger(text, 0, 300_000)),
    logLevel: variable('LOG_LEVEL', 'info', text => parseChoice(text, logLevels)),
    trustedProxy: variable('TRUSTED_PROXY', noProxy, parseProxy),
    openId,
    services: variable('SERVICE_FLAGS', defaultServiceFlags, parseServices),
    firm: variable('FIRM', null, parseFirm),
    roles: argument('roles', new Set<Role>(roles), parseRoles),
    workers: variable('WORKERS', databaseUrl === null || dev ? 1 : availableParallelism(), text =>
      parseInteger(text, 1, 64),
    ),
    dev,
    simulated: given.flags.has('simulated'),
    market: argument('market', 'simulated', text => parseChoice(text, marketChoices)),
    marketDays: variable('MARKET_DAYS', 'go-on', text => parseChoice(text, marketDays)),
    importDir: null,
    securities: argument('securities', null, text => parseInteger(text, 10, 300_000)),
    seed: argument('seed', null, text => parseInteger(text, 0, 2 ** 32 - 1)),
  }
  const importDir = variable('IMPORT_DIR', null, parsePath)
  problems.push(...openIdProblems, ...findSplitProblems(environment))
  if (problems.length > 0) throw new InvalidEnvironmentError(problems)
  // The command finds the inbox of an embedded database by itself; that of a server is nobody's unless it is named.
  const inbox = importDir ?? (environment.databaseUrl === null ? resolve(environment.dataDir, inboxFolder) : null)
  return { ...environment, importDir: inbox }
}

/** The origin at which a browser on this machine reaches a server bound to `host`. */
function toOrigin(host: string, port: number): string {
  const isLocal = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host)
  const name = isLocal ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return new URL(`http://${name}:${port}`).origin
}
