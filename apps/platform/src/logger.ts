import { type DestinationStream, type Logger, pino } from 'pino'
import type { LogLevel } from './environment.ts'

const redacted = '[redacted]'

// The query names under which a secret may arrive: init-streaming's single-use token, an OpenID Connect provider's
// code and state, and what a mistaken client sends.
const secretQueryNames = new Set([
  'sessionid',
  'token',
  'access_token',
  'id_token',
  'refresh_token',
  'password',
  'code',
  'state',
])

/** Paths are pino's: each name is covered at the top of a log object and one or two levels down. */
const secretNames = [
  'authorization',
  'cookie',
  '["set-cookie"]',
  '["proxy-authorization"]',
  'password',
  'passwordHash',
  'sessionId',
  'token',
  'accessToken',
  'refreshToken',
]

/**
 * JSON lines on stderr, so that stdout is left for people (progress, banner). No header except the
 * user agent is ever written, and no secret in a query.
 */
export function createLogger(
  level: LogLevel,
  destination: DestinationStream = pino.destination({ fd: 2, sync: false }),
): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: label => ({ level: label }) },
      redact: { paths: secretNames.flatMap(toPaths), censor: redacted },
      serializers: { req: toRequestFacts, res: toResponseFacts, err: pino.stdSerializers.err },
    },
    destination,
  )
}

export function redactUrl(url: string): string {
  return url.replace(/([?&]([^=&#?]*)=)[^&#]*/g, (text, before: string, name: string) =>
    secretQueryNames.has(name.toLowerCase()) ? before + redacted : text,
  )
}

function toPaths(name: string): string[] {
  const at = (parents: string) => (name.startsWith('[') ? `${parents}${name}` : `${parents}${parents && '.'}${name}`)
  return [at(''), at('*'), at('*.*')]
}

type LoggedRequest = {
  readonly method?: string
  readonly url?: string
  readonly headers?: Readonly<Record<string, unknown>>
}

function toRequestFacts(request: LoggedRequest) {
  return { method: request.method, url: redactUrl(request.url ?? ''), userAgent: request.headers?.['user-agent'] }
}

function toResponseFacts(response: { readonly statusCode?: number }) {
  return { statusCode: response.statusCode }
}
