import { type Kysely, sql } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables/index.ts'

/**
 * All of the work is written, or none of it. Inside, use the database that is handed over, never the outer one: the
 * embedded database has one connection, and both would wait for ever. Inside another transaction it is a part of that
 * one, which may go on after a part has failed.
 */
export function inTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  return db.sql.isTransaction
    ? atSavepoint(db.sql, () => work(db))
    : db.sql.transaction().execute(tx => work({ ...db, sql: tx }))
}

async function atSavepoint<T>(tx: Kysely<Tables>, work: () => Promise<T>): Promise<T> {
  await sql`savepoint part`.execute(tx)
  try {
    const result = await work()
    await sql`release savepoint part`.execute(tx)
    return result
  } catch (error) {
    await sql`rollback to savepoint part`.execute(tx)
    await sql`release savepoint part`.execute(tx)
    throw error
  }
}
