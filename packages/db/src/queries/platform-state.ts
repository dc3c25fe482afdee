import { sql } from 'kysely'
import type { Database } from '../database.ts'

export type RecordedExchange = Awaited<ReturnType<typeof recordedExchanges>>[number]

/** The exchanges with live prices, each with the time of the newest price that a recorder has stored. */
export async function recordedExchanges(db: Database) {
  const { rows } = await sql<{ exchange: string; recordedAt: Date | null }>`
    select l.exchange, max(q.at) filter (where t.listing_id is not null) as "recordedAt"
    from listings as l
    join quotes as q on q.listing_id = l.id
    left join recorded_ticks as t on t.listing_id = l.id
    where l.streamable
    group by l.exchange
    order by l.exchange`.execute(db.sql)
  return rows
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
