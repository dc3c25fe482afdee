import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** The exchanges with live prices. Reads every listing: not for each request. */
export async function streamedExchanges(db: Database): Promise<readonly string[]> {
  const rows = await db.sql
    .selectFrom('listings')
    .select('exchange')
    .distinct()
    .where('streamable', '=', true)
    .execute()
  return rows.map(({ exchange }) => exchange)
}

/** The time of the newest price, if a recorder has stored it; null where it came otherwise. */
export async function lastRecordedAt(db: Database): Promise<Date | null> {
  const { rows } = await sql<{ at: Date; recorded: boolean }>`
    select newest.at, exists (select from recorded_ticks as t where t.listing_id = newest.listing_id) as recorded
    from (select listing_id, at from quotes order by at desc limit 1) as newest`.execute(db.sql)
  return rows[0]?.recorded ? rows[0].at : null
}

export type ImportState = Awaited<ReturnType<typeof imports>>

/** When an import last succeeded, and how many sources there are whose newest file failed. */
export async function imports(db: Database) {
  const { rows } = await sql<{ finishedAt: Date | null; failing: number; failingSince: Date | null }>`
    with newest as (
      select distinct on (source_id) failed_at from import_runs
      where source_id is not null and undoes is null and (finished_at is not null or failed_at is not null)
      order by source_id, id desc
    )
    select (select max(finished_at) from import_runs where undoes is null) as "finishedAt",
           (count(failed_at))::int as failing, min(failed_at) as "failingSince"
    from newest`.execute(db.sql)
  return rows[0] ?? { finishedAt: null, failing: 0, failingSince: null }
}
