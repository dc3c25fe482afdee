import { randomUUID } from 'node:crypto'
import {
  createSiblingDatabase,
  createTemplate,
  type Database,
  type EmbeddedDatabase,
  migrate,
  openDatabase,
  schemaFingerprint,
} from '@bellwether/db'
import { afterAll, beforeAll, describe } from 'vitest'
import { getCachedFile } from './cached-file.ts'
import { type PostgresServer, startPostgres } from './postgres-server.ts'

/** A migrated, empty, embedded database in memory, in a fraction of the time that building one from nothing takes. */
export async function openMemoryDatabase(): Promise<EmbeddedDatabase> {
  return openDatabase({ memory: true, template: await getSchemaTemplate() })
}

/** A migrated, empty database of its own on a running server. */
export async function createPostgresDatabase(server: PostgresServer): Promise<Database> {
  const db = await openDatabase({ url: await createEmptyPostgresDatabase(server) })
  await migrate(db)
  return db
}

/** The URL of a database without any table. */
export async function createEmptyPostgresDatabase(server: PostgresServer): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = await openDatabase({ url: server.url })
  try {
    await createSiblingDatabase(admin, name)
  } finally {
    await admin.close()
  }
  return server.url.replace(/[^/]*$/, name)
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
    let server: PostgresServer | undefined
    let db: Database | undefined
    beforeAll(async () => {
      server = await startPostgres()
      db = await createPostgresDatabase(server)
    })
    afterAll(async () => {
      await db?.close()
      await server?.stop()
    })
    tests(() => opened(db))
  })
}

function opened(db: Database | undefined): Database {
  if (db === undefined) throw new Error('the database is there only once the tests run')
  return db
}

async function getSchemaTemplate(): Promise<Uint8Array<ArrayBuffer>> {
  return getCachedFile('schema', `${(await schemaFingerprint()).slice(0, 16)}.tar`, createTemplate)
}
