/** Vitest global set-up of the integration tests: one PostgreSQL server for all files, each test with databases of its own. */
import { createSiblingDatabase, migrate, openDatabase } from '@bellwether/db'
import type { TestProject } from 'vitest/node'
import { type PostgresServer, startPostgres } from './postgres-server.ts'

const migrated = 'migrated'

declare module 'vitest' {
  interface ProvidedContext {
    /** The shared server, and the name of a migrated database on it to make others from. */
    postgres: { readonly url: string; readonly migrated: string }
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres()
  await createMigrated(server)
  project.provide('postgres', { url: server.url, migrated })
  return () => server.stop()
}

async function createMigrated(server: PostgresServer): Promise<void> {
  const admin = await openDatabase({ url: server.url })
  await createSiblingDatabase(admin, migrated).finally(() => admin.close())
  const db = await openDatabase({ url: server.url.replace(/[^/]*$/, migrated) })
  await migrate(db).finally(() => db.close())
}
