/** What the command line cannot do; its text goes to the developer. */
export class CliError extends Error {
  override name = 'CliError'
  readonly code: string
  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

export class UsageError extends CliError {
  override name = 'UsageError'
  constructor(problem: string, forms: string) {
    super('CLI_USAGE', `${problem}\n\n${forms}`)
  }
}

export class UnreadableError extends CliError {
  override name = 'UnreadableError'
  readonly source: string
  constructor(source: string, cause: unknown) {
    super('CLI_UNREADABLE', `${source} cannot be read: ${cause instanceof Error ? cause.message : cause}`, { cause })
    this.source = source
  }
}

export class HashError extends CliError {
  override name = 'HashError'
  readonly path: string
  constructor(path: string) {
    super('CLI_HASH', `${path} has other bytes than components.json says: nothing was written.`)
    this.path = path
  }
}
