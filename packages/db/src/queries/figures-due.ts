import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** When figures that compare securities became due: with the end of the last import or the last recorded close; null before either. */
export async function dueSince(db: Database): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select greatest((select max(finished_at) from import_runs), (select closed_at from data_version)) as at`.execute(
    db.sql,
  )
  return rows[0]?.at ?? null
}

/** In the transaction that writes the closes; last, since other changes of the data wait for it. */
export async function noteClose(tx: Database): Promise<void> {
  await sql`update data_version set closed_at = clock_timestamp()`.execute(tx.sql)
}
