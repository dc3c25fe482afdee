import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Any fixed number beside that of the migrations. */
const lockSpace = 760_237_115

/**
 * Does the work while no other node on this PostgreSQL does work of the same name; whoever comes second waits for the first.
 * The embedded database belongs to one process, and its one connection must stay free for the work.
 */
export async function exclusively<T>(db: Database, name: string, work: () => Promise<T>): Promise<T> {
  if (db.kind === 'embedded') return work()
  return db.sql.connection().execute(async connection => {
    await sql`set statement_timeout = 0`.execute(connection)
    try {
      await sql`select pg_advisory_lock(${sql.lit(lockSpace)}, hashtext(${name}))`.execute(connection)
      try {
        return await work()
      } finally {
        await sql`select pg_advisory_unlock(${sql.lit(lockSpace)}, hashtext(${name}))`.execute(connection)
      }
    } finally {
      await sql`reset statement_timeout`.execute(connection)
    }
  })
}
