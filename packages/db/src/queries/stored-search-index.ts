import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { inTransaction } from '../transaction.ts'
import { lastFinished } from './import-runs.ts'

export interface StoredIndex {
  readonly sha256: string
  /** In memory, in bytes. */
  readonly length: number
}

/** Moves when what search knows of a listing does: with each import, and with the sizes that are calculated after it. Null while the market is being replaced. */
export async function version(db: Database): Promise<string | null> {
  const finished = await lastFinished(db)
  if (finished === null) return null
  const figures = await db.sql.selectFrom('screener_state').select('import_finished_at as at').executeTakeFirst()
  return `${finished.toISOString()} ${figures?.at.toISOString() ?? 'without figures'}`
}

/** The index that was stored for this, if it is the last one that was stored. */
export async function find(db: Database, madeFor: string): Promise<StoredIndex | null> {
  const row = await db.sql
    .selectFrom('search_index_parts')
    .select(['sha256', 'length'])
    .where('part', '=', 0)
    .where('made_for', '=', madeFor)
    .executeTakeFirst()
  return row ?? null
}

/** Null when it has been replaced meanwhile. */
export async function part(db: Database, { sha256 }: StoredIndex, number: number): Promise<Buffer | null> {
  const row = await db.sql
    .selectFrom('search_index_parts')
    .select('bytes')
    .where('part', '=', number)
    .where('sha256', '=', sha256)
    .executeTakeFirst()
  return row?.bytes ?? null
}

/** Replaces what is stored, unless another process has stored one for the same meanwhile. */
export async function replace(
  db: Database,
  madeFor: string,
  index: StoredIndex,
  parts: readonly Buffer[],
): Promise<void> {
  await inTransaction(db, async tx => {
    // Writers wait for each other; readers do not.
    await sql`lock table search_index_parts in share row exclusive mode`.execute(tx.sql)
    if ((await find(tx, madeFor)) !== null) return
    await tx.sql.deleteFrom('search_index_parts').execute()
    for (const [number, bytes] of parts.entries()) {
      await tx.sql
        .insertInto('search_index_parts')
        .values({ part: number, made_for: madeFor, ...index, bytes })
        .execute()
    }
  })
}
