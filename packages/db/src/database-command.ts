import type { Database } from './database.ts'
import { DatabaseError, DataDirInUseError } from './errors.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'

interface CodedError extends Error {
  readonly code: string
}

export interface DatabaseCommand<Input> {
  /** Bases of the errors whose code and message are enough for the person at the keyboard; others show their stack. */
  readonly expected: readonly (abstract new (
    ...args: never[]
  ) => CodedError)[]
  /** Of the embedded database, where the program must be small. */
  readonly cacheMegabytes?: number
  /** Runs before the database is opened. */
  read(argv: readonly string[]): Input | Promise<Input>
  run(db: Database, input: Input): Promise<void>
  /** Instead of `run` while another process has the embedded database; by default that is an error. */
  whileInUse?(error: DataDirInUseError, input: Input): Promise<void>
}

/** The body of a command-line program; it works on the database of `withConfiguredDatabase`. */
export async function runDatabaseCommand<Input>(command: DatabaseCommand<Input>): Promise<void> {
  try {
    const input = await command.read(process.argv.slice(2))
    await withConfiguredDatabase(process.env, db => command.run(db, input), command).catch(error => {
      if (!command.whileInUse || !(error instanceof DataDirInUseError)) throw error
      return command.whileInUse(error, input)
    })
  } catch (error) {
    process.stderr.write(`${toMessage(error, [DatabaseError, ...command.expected])}\n`)
    process.exitCode = 1
  }
}

/** Works on the database in DATABASE_URL, or on the embedded one in DATA_DIR while the platform is stopped. */
export async function withConfiguredDatabase<Result>(
  { DATABASE_URL: url, DATA_DIR: dataDir }: NodeJS.ProcessEnv,
  work: (db: Database) => Promise<Result>,
  { cacheMegabytes }: { readonly cacheMegabytes?: number } = {},
): Promise<Result> {
  const db = await openDatabase(
    url ? { url } : { dataDir: dataDir || '.data', ...(cacheMegabytes && { cacheMegabytes }) },
  )
  try {
    await migrate(db)
    return await work(db)
  } finally {
    await db.close()
  }
}

function toMessage(error: unknown, expected: DatabaseCommand<unknown>['expected']): string {
  if (!(error instanceof Error)) return String(error)
  const coded = expected.some(base => error instanceof base)
  return coded ? `${(error as CodedError).code}: ${error.message}` : (error.stack ?? error.message)
}
