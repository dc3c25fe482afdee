/** Base of every error of the command line; its text goes to the developer. */
export abstract class CliError extends Error {
  abstract readonly code: string
}

export class UsageError extends CliError {
  override readonly name = 'UsageError'
  readonly code = 'CLI_USAGE'
  constructor(problem: string, forms: string) {
    super(`${problem}\n\n${forms}`)
  }
}

export class UnreadableError extends CliError {
  override readonly name = 'UnreadableError'
  readonly code = 'CLI_UNREADABLE'
  readonly source: string
  constructor(source: string, cause: unknown) {
    super(`Cannot read ${source}: ${cause instanceof Error ? cause.message : cause}`, { cause })
    this.source = source
  }
}

export class HashError extends CliError {
  override readonly name = 'HashError'
  readonly code = 'CLI_HASH'
  readonly path: string
  constructor(path: string) {
    super(`${path} does not match its hash in components.json; nothing was written.`)
    this.path = path
  }
}
