/** Base of every error this package throws. Recognise errors by `code`, never by text. */
export abstract class AnalyticsError extends Error {
  abstract readonly code: string
}

export class NoSolutionError extends AnalyticsError {
  override readonly name = 'NoSolutionError'
  readonly code = 'ANALYTICS_NO_SOLUTION'
  constructor(what: string, right: string) {
    super(`${what} has no solution; give ${right}.`)
  }
}
