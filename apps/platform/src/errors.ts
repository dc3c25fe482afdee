/** An error that ends the process at start: its message is printed as it is, without a stack. */
export abstract class PlatformError extends Error {
  abstract readonly code: string
}

export type Problem = {
  /** The variable or argument, as the person wrote it: `PORT`, `--seed`. */
  readonly name: string
  /** The given value with anything secret taken out, or null where the name itself is wrong. */
  readonly given: string | null
  readonly wanted: string
}

export class InvalidEnvironmentError extends PlatformError {
  override name = 'InvalidEnvironmentError'
  readonly code = 'PLATFORM_INVALID_ENVIRONMENT'
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(problems.map(toLine).join('\n'))
    this.problems = problems
  }
}

function toLine({ name, given, wanted }: Problem): string {
  return given === null ? `${name} is not known: ${wanted}` : `${name}=${given} is not valid: ${wanted}`
}

export class PortUnavailableError extends PlatformError {
  override name = 'PortUnavailableError'
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
      return `PORT=${port} on HOST=${host} is not open to this user: choose a port of 1024 or above.`
    default:
      return `HOST=${host} PORT=${port} cannot be listened on (${cause.code}): HOST must be a name or address of this machine.`
  }
}
