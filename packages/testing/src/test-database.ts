import { randomUUID } from 'node:crypto'
import {
  createSiblingDatabase,
  type Database,
  type EmbeddedDatabase,
  exclusively,
  getTemplate,
  openDatabase,
} from '@bellwether/db'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import type {} from './integration-global-setup.ts'

/** A migrated, empty, embedded database in memory, in a fraction of the time that building one from nothing takes. */
export async function openMemoryDatabase(): Promise<EmbeddedDatabase> {
  return openDatabase({ memory: true, template: await getTemplate() })
}

/** A migrated, empty database of its own on the server of the integration tests. */
export async function createPostgresDatabase(): Promise<Database> {
  return openDatabase({ url: await createDatabase(inject('postgres').migrated) })
}

/**
 * A database of its own, copied from one that is filled once for all files of the integration tests. Pages are made in half the
 * time that the embedded database takes.
 */
export async function openFilledDatabase(name: string, fill: (db: Database) => Promise<unknown>): Promise<Database> {
  const { url, migrated } = inject('postgres')
  const admin = await openDatabase({ url })
  try {
    await exclusively(admin, name, async () => {
      const { rows } = await sql`select from pg_database where datname = ${name}`.execute(admin.sql)
      if (rows.length > 0) return
      const unfinished = await createDatabase(migrated)
      const db = await openDatabase({ url: unfinished })
      await fill(db).finally(() => db.close())
      await sql`alter database ${sql.id(nameIn(unfinished))} rename to ${sql.id(name)}`.execute(admin.sql)
    })
  } finally {
    await admin.close()
  }
  return openDatabase({ url: await createDatabase(name) })
}

/** The URL of a database without any table on the server of the integration tests. */
export function createEmptyPostgresDatabase(): Promise<string> {
  return createDatabase()
}

const nameIn = (url: string) => url.slice(url.lastIndexOf('/') + 1)

async function createDatabase(template?: string): Promise<string> {
  const { url } = inject('postgres')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = await openDatabase({ url })
  await createSiblingDatabase(admin, name, template).finally(() => admin.close())
  return url.replace(/[^/]*$/, name)
}

/** The same tests on the embedded database and on a real PostgreSQL: what holds for one must hold for the other. */
export function describeOnBothDatabases(name: string, tests: (getDb: () => Database) => void): void {
  describe(`${name} (embedded)`, () => {
    let db: Database | undefined
    beforeAll(async () => {
      db = await openMemoryDatabase()
    })
    afterAll(() => db?.close())
    tests(() => opened(db))
  })

  describe(`${name} (PostgreSQL)`, () => {
    let db: Database | undefined
    beforeAll(async () => {
      db = await createPostgresDatabase()
    })
    afterAll(() => db?.close())
    tests(() => opened(db))
  })
}

function opened(db: Database | undefined): Database {
  if (db === undefined) throw new Error('the database is there only once the tests run')
  return db
}
