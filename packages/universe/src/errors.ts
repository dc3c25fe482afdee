/** Base of the errors this package throws. Recognise errors by `code`, never by text. */
export abstract class UniverseError extends Error {
  abstract readonly code: string
}

export class InvalidUniverseError extends UniverseError {
  override readonly name = 'InvalidUniverseError'
  readonly code = 'UNIVERSE_INVALID_OPTION'
  readonly option: string
  readonly given: unknown
  readonly valid: string
  constructor(option: string, given: unknown, valid: string) {
    super(`${option} is ${JSON.stringify(given)}; it must be ${valid}`)
    this.option = option
    this.given = given
    this.valid = valid
  }
}
