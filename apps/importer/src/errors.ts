import type { UndoBlocker } from '@bellwether/db'

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

export class NothingToUndoError extends ImporterError {
  override readonly name = 'NothingToUndoError'
  readonly code = 'IMPORTER_NOTHING_TO_UNDO'
  constructor(source: string) {
    super(`There is no import of the source ${source} that could be undone.`)
  }
}

export class UndoNotKeptError extends ImporterError {
  override readonly name = 'UndoNotKeptError'
  readonly code = 'IMPORTER_UNDO_NOT_KEPT'
  constructor(run: number, source: string) {
    super(
      `Run ${run} of ${source} cannot be undone: what was there before it is not kept. Up to 500,000 changed rows of the last 20 runs of a source are.`,
    )
  }
}

export class UndoBlockedError extends ImporterError {
  override readonly name = 'UndoBlockedError'
  readonly code = 'IMPORTER_UNDO_BLOCKED'
  readonly blocker: UndoBlocker
  constructor(run: number, blocker: UndoBlocker) {
    const rows = blocker.rows === 1 ? '1 row' : `${blocker.rows.toLocaleString('en-GB')} rows`
    const why = {
      CHANGED: `${rows} of ${blocker.table} that it wrote were changed since. Undo the later runs first.`,
      REFERRED: `${rows} of ${blocker.table} belong to what it added. Undo the runs that wrote them first.`,
      MIGRATED: `it is older than an update of Bellwether that changed its tables, so that nobody can tell whether ${rows} of ${blocker.table} are still as it left them. Import a file with the right figures instead.`,
    }
    super(`Run ${run} cannot be undone: ${why[blocker.reason]}`)
    this.blocker = blocker
  }
}

/** An error of the process that was asked to do the work, with its own code. */
export class HandedOverError extends ImporterError {
  override readonly name = 'HandedOverError'
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}
