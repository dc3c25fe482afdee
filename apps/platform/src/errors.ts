/** Base of the errors that end the process at start-up: the message is printed without a stack. */
export abstract class PlatformError extends Error {
  abstract readonly code: string
}

export type Problem = {
  /** The variable or argument as it was written: `PORT`, `--seed`. */
  readonly name: string
  /** The given value without anything secret, or null where the name itself is unknown. */
  readonly given: string | null
  /** What was expected. */
  readonly hint: string
}

export class InvalidEnvironmentError extends PlatformError {
  override readonly name = 'InvalidEnvironmentError'
  readonly code = 'PLATFORM_INVALID_ENVIRONMENT'
  readonly problems: readonly Problem[]
  constructor(problems: readonly Problem[]) {
    super(problems.map(toLine).join('\n'))
    this.problems = problems
  }
}

function toLine({ name, given, hint }: Problem): string {
  return given === null ? `Unknown argument ${name}: ${hint}` : `${name}=${given} is not valid: ${hint}`
}

export class PortUnavailableError extends PlatformError {
  override readonly name = 'PortUnavailableError'
  readonly code = 'PLATFORM_PORT_UNAVAILABLE'
  readonly host: string
  readonly port: number
  constructor(host: string, port: number, cause: NodeJS.ErrnoException) {
    super(toReason(host, port, cause), { cause })
    this.host = host
    this.port = port
  }
}

export class OtherMarketError extends PlatformError {
  override readonly name = 'OtherMarketError'
  readonly code = 'PLATFORM_OTHER_MARKET'
  constructor(isEmbedded: boolean) {
    const other = isEmbedded ? 'DATA_DIR=.data/sample' : 'an empty database in DATABASE_URL'
    super(`--market sample: the database has the simulated market already. Start with ${other}.`)
  }
}

export class FirstMarketError extends PlatformError {
  override readonly name = 'FirstMarketError'
  readonly code = 'PLATFORM_FIRST_MARKET'
  constructor(reason: string) {
    super(
      `The market of a new database could not be made, and nothing of it is kept; start again. The cause: ${reason}`,
    )
  }
}

/** Logged only: the main thread makes the pages meanwhile. */
export class PageThreadLostError extends PlatformError {
  override readonly name = 'PageThreadLostError'
  readonly code = 'PLATFORM_PAGE_THREAD_LOST'
  constructor(cause: unknown) {
    super(`The thread that makes pages has ended: ${cause instanceof Error ? cause.message : 'no reason given'}`, {
      cause,
    })
  }
}

function toReason(host: string, port: number, cause: NodeJS.ErrnoException): string {
  switch (cause.code) {
    case 'EADDRINUSE':
      return `PORT=${port} on HOST=${host} is in use by another process: stop it, or choose another, for example PORT=${port === 65535 ? 3000 : port + 1}.`
    case 'EACCES':
      return `PORT=${port} on HOST=${host} is not permitted for this user: choose a port of 1024 or above.`
    default:
      return `HOST=${host} PORT=${port} cannot be opened (${cause.code}): HOST must be a host name or address of this machine.`
  }
}

/** What answers a request that no page or call sees. */
export interface Refusal {
  readonly status: number
  readonly code: string
  readonly message: string
}

export const requestTimeout: Refusal = {
  status: 408,
  code: 'PLATFORM_REQUEST_TIMEOUT',
  message: 'The request did not arrive in time.',
}
export const headersTooLarge: Refusal = {
  status: 431,
  code: 'PLATFORM_HEADERS_TOO_LARGE',
  message: 'The headers of the request are too large.',
}
export const malformedRequest: Refusal = {
  status: 400,
  code: 'PLATFORM_MALFORMED_REQUEST',
  message: 'The request is not valid HTTP.',
}

export function unstorableInput(field: 'url' | 'body', reason: string): Refusal {
  return { status: 400, code: 'PLATFORM_UNSTORABLE_INPUT', message: `The ${field} ${reason}.` }
}
