/** Base of every error this package throws. Recognise errors by `code`, never by text. */
export abstract class DatabaseError extends Error {
  abstract readonly code: string
}

export class DataDirInUseError extends DatabaseError {
  override readonly name = 'DataDirInUseError'
  readonly code = 'DB_DATA_DIR_IN_USE'
  readonly dataDir: string
  readonly pid: number
  readonly host: string
  constructor(dataDir: string, owner: { pid: number; host: string }, lockPath: string, onThisHost: boolean) {
    const advice = onThisHost
      ? 'Stop that process, or give this one another DATA_DIR.'
      : `It was taken on host ${owner.host}; if nothing there uses the directory any more, delete ${lockPath}.`
    super(`The data directory ${dataDir} is in use by process ${owner.pid}. ${advice}`)
    this.dataDir = dataDir
    this.pid = owner.pid
    this.host = owner.host
  }
}

export class DataDirUnusableError extends DatabaseError {
  override readonly name = 'DataDirUnusableError'
  readonly code = 'DB_DATA_DIR_UNUSABLE'
  readonly dataDir: string
  constructor(dataDir: string, cause: unknown) {
    super(
      `The data directory ${dataDir} cannot be used: ${messageOf(cause)}. Give a directory this user may write to.`,
      {
        cause,
      },
    )
    this.dataDir = dataDir
  }
}

export class EmbeddedStartError extends DatabaseError {
  override readonly name = 'EmbeddedStartError'
  readonly code = 'DB_EMBEDDED_START_FAILED'
  readonly dataDir: string | null
  constructor(dataDir: string | null, reason: string) {
    super(`The embedded database ${dataDir === null ? 'in memory' : `in ${dataDir}`} did not start: ${reason}`)
    this.dataDir = dataDir
  }
}

export class EmbeddedLostError extends DatabaseError {
  override readonly name = 'EmbeddedLostError'
  readonly code = 'DB_EMBEDDED_LOST'
  readonly dataDir: string | null
  constructor(dataDir: string | null, reason: string) {
    super(`The embedded database stopped by itself: ${reason}. Start the process again; committed rows are kept.`)
    this.dataDir = dataDir
  }
}

export class UnreachableError extends DatabaseError {
  override readonly name = 'UnreachableError'
  readonly code = 'DB_UNREACHABLE'
  /** host:port/database, without user and password. */
  readonly address: string
  constructor(address: string, cause: unknown) {
    super(`PostgreSQL at ${address} does not answer: ${messageOf(cause)}. Check DATABASE_URL and the server.`, {
      cause,
    })
    this.address = address
  }
}

/** The message may be shown to anybody; what happened is in `cause`. */
export class UnavailableError extends DatabaseError {
  override readonly name = 'UnavailableError'
  readonly code = 'DB_UNAVAILABLE'
  /** Of the answer to a request that needed the database. */
  readonly statusCode = 503
  readonly retryAfterSeconds = 2
  constructor(cause: unknown) {
    super('The database is not available at the moment. Try again in a few seconds.', { cause })
  }
}

/** Whoever asked for the query no longer waits for it. */
export class AbortedError extends DatabaseError {
  override readonly name = 'AbortedError'
  readonly code = 'DB_ABORTED'
  /** Of an answer that nobody waits for. */
  readonly statusCode = 503
  readonly retryAfterSeconds = 5
  constructor() {
    super('The query was given up, because nobody waits for its result any more.')
  }
}

/** The message may be shown to anybody; what happened is in `cause`. */
export class StorageFullError extends DatabaseError {
  override readonly name = 'StorageFullError'
  readonly code = 'DB_STORAGE_FULL'
  /** Of the answer to a request that wanted something stored. */
  readonly statusCode = 503
  readonly retryAfterSeconds = 60
  constructor(cause: unknown) {
    super(
      'Nothing can be saved at the moment, because the disk of the database is full. Reading goes on. Try again later.',
      {
        cause,
      },
    )
  }
}

export class InvalidUrlError extends DatabaseError {
  override readonly name = 'InvalidUrlError'
  readonly code = 'DB_INVALID_URL'
  constructor() {
    super('The database URL is not valid; it must look like postgres://user:password@host:5432/database.')
  }
}

export class ClosedError extends DatabaseError {
  override readonly name = 'ClosedError'
  readonly code = 'DB_CLOSED'
  constructor() {
    super('The database is closed.')
  }
}

export class UnsafeIntegerError extends DatabaseError {
  override readonly name = 'UnsafeIntegerError'
  readonly code = 'DB_UNSAFE_INTEGER'
  readonly given: string
  constructor(given: string) {
    super(`${given} does not fit a number exactly; int8 values must lie within ±${Number.MAX_SAFE_INTEGER}.`)
    this.given = given
  }
}

export class MigrationChangedError extends DatabaseError {
  override readonly name = 'MigrationChangedError'
  readonly code = 'DB_MIGRATION_CHANGED'
  readonly migration: string
  constructor(migration: string, applied: string, found: string) {
    super(
      `Migration ${migration} has changed since it was applied (sha256 ${applied.slice(0, 12)} then, ` +
        `${found.slice(0, 12)} now). Restore the file and put the change into a new migration.`,
    )
    this.migration = migration
  }
}

export class MigrationUnknownError extends DatabaseError {
  override readonly name = 'MigrationUnknownError'
  readonly code = 'DB_MIGRATION_UNKNOWN'
  readonly migration: string
  constructor(migration: string) {
    super(`The database has migration ${migration}, which this version does not know. Run a version at least as new.`)
    this.migration = migration
  }
}

export class MigrationFailedError extends DatabaseError {
  override readonly name = 'MigrationFailedError'
  readonly code = 'DB_MIGRATION_FAILED'
  readonly migration: string
  constructor(migration: string, cause: unknown) {
    super(`Migration ${migration} failed and was rolled back: ${messageOf(cause)}`, { cause })
    this.migration = migration
  }
}

export class UnknownColumnError extends DatabaseError {
  override readonly name = 'UnknownColumnError'
  readonly code = 'DB_UNKNOWN_COLUMN'
  readonly table: string
  readonly column: string
  constructor(table: string, column: string, known: readonly string[]) {
    super(`Table ${table} has no column ${column}; it has ${known.join(', ')}.`)
    this.table = table
    this.column = column
  }
}

export class InvalidValueError extends DatabaseError {
  override readonly name = 'InvalidValueError'
  readonly code = 'DB_INVALID_VALUE'
  readonly table: string
  readonly column: string
  constructor(table: string, column: string, given: unknown, right: string) {
    super(`Column ${column} of ${table} was given ${String(given)}; it takes ${right}.`)
    this.table = table
    this.column = column
  }
}

export class MissingReferenceError extends DatabaseError {
  override readonly name = 'MissingReferenceError'
  readonly code = 'DB_MISSING_REFERENCE'
  readonly table: string
  readonly column: string
  readonly value: string
  constructor(table: string, column: string, value: string, references: string) {
    super(`Column ${column} of ${table} refers to ${references} ${value}, which does not exist; insert that row first.`)
    this.table = table
    this.column = column
    this.value = value
  }
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message || cause.name : String(cause)
}
