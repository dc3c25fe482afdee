/** Base of every error this app throws. Recognise errors by `code`, never by text. */
export abstract class ImporterError extends Error {
  abstract readonly code: string
}

export class InvalidArgumentError extends ImporterError {
  override readonly name = 'InvalidArgumentError'
  readonly code = 'IMPORTER_INVALID_ARGUMENT'
  readonly argument: string
  readonly given: string
  readonly valid: string
  constructor(argument: string, given: string, valid: string) {
    super(`${argument} ${given} is not valid; it takes ${valid}`)
    this.argument = argument
    this.given = given
    this.valid = valid
  }
}

export class UnknownArgumentError extends ImporterError {
  override readonly name = 'UnknownArgumentError'
  readonly code = 'IMPORTER_UNKNOWN_ARGUMENT'
  readonly given: string
  constructor(given: string, known: readonly string[]) {
    super(`${given} is not known; the arguments are ${known.join(', ')}`)
    this.given = given
  }
}

export class InboxUnattendedError extends ImporterError {
  override readonly name = 'InboxUnattendedError'
  readonly code = 'IMPORTER_INBOX_UNATTENDED'
  constructor(folder: string) {
    super(
      `Another process has the embedded database, and nobody takes files from ${folder}. Stop that process, or start the platform with this IMPORT_DIR.`,
    )
  }
}

export class SampleFilesError extends ImporterError {
  override readonly name = 'SampleFilesError'
  readonly code = 'IMPORTER_SAMPLE_FILES'
  constructor(problems: readonly string[]) {
    super(
      `The sample market could not be imported. Its files are in fixtures/sample-market of the repository.\n${problems.join('\n')}`,
    )
  }
}
