/** Base of every error of this package: each ends the process at start-up, and its message is printed without a stack. */
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
