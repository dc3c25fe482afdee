import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Kysely, sql } from 'kysely'
import type { Database } from './database.ts'
import { MigrationChangedError, MigrationFailedError, MigrationUnknownError } from './errors.ts'
import type { Tables } from './tables/index.ts'

interface Migration {
  readonly name: string
  readonly sha256: string
  readonly text: string
}

type Applied = ReadonlyMap<string, string>

const ownMigrations = fileURLToPath(new URL('../migrations', import.meta.url))

// Any fixed number: nodes that start together on one PostgreSQL queue up behind it.
const LOCK_KEY = 760_237_114

/**
 * Brings the schema up to date: each file of `directory` in the order of its name, in a transaction of its own.
 * Returns the names of those that were applied now.
 */
export async function migrate(db: Database, directory: string = ownMigrations): Promise<readonly string[]> {
  const migrations = await readMigrations(directory)
  const applied = await readApplied(db.sql)
  checkHistory(migrations, applied)

  const done: string[] = []
  for (const migration of migrations) {
    if (!applied.has(migration.name) && (await apply(db, migration))) done.push(migration.name)
  }
  return done
}

/** Hash over all migrations: changes whenever a database made from scratch would. */
export async function schemaFingerprint(): Promise<string> {
  const migrations = await readMigrations(ownMigrations)
  return createHash('sha256')
    .update(migrations.map(migration => migration.sha256).join())
    .digest('hex')
}

/** False when another node applied it while this one waited. */
async function apply(db: Database, migration: Migration): Promise<boolean> {
  try {
    return await db.sql.transaction().execute(async tx => {
      await sql`set local statement_timeout = 0`.execute(tx)
      await sql`select pg_advisory_xact_lock(${sql.lit(LOCK_KEY)})`.execute(tx)
      await sql`
        create table if not exists schema_migrations (
          name text primary key,
          sha256 text not null,
          applied_at timestamptz not null default now()
        )`.execute(tx)
      const applied = await readApplied(tx)
      checkHistory([migration], new Map([...applied].filter(([name]) => name === migration.name)))
      if (applied.has(migration.name)) return false
      await sql.raw(migration.text).execute(tx)
      await sql`insert into schema_migrations (name, sha256) values (${migration.name}, ${migration.sha256})`.execute(
        tx,
      )
      return true
    })
  } catch (error) {
    throw error instanceof MigrationChangedError ? error : new MigrationFailedError(migration.name, error)
  }
}

async function readMigrations(directory: string): Promise<readonly Migration[]> {
  const names = (await readdir(directory)).filter(name => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async name => {
      const text = await readFile(`${directory}/${name}`, 'utf8')
      return { name, text, sha256: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

async function readApplied(db: Kysely<Tables>): Promise<Applied> {
  const { rows: tables } = await sql<{ name: string | null }>`select to_regclass('schema_migrations') as name`.execute(
    db,
  )
  if (tables[0]?.name == null) return new Map()
  const { rows } = await sql<{ name: string; sha256: string }>`select name, sha256 from schema_migrations`.execute(db)
  return new Map(rows.map(row => [row.name, row.sha256]))
}

function checkHistory(migrations: readonly Migration[], applied: Applied): void {
  const known = new Map(migrations.map(migration => [migration.name, migration.sha256]))
  for (const [name, sha256] of applied) {
    const found = known.get(name)
    if (found === undefined) throw new MigrationUnknownError(name)
    if (found !== sha256) throw new MigrationChangedError(name, sha256, found)
  }
}
