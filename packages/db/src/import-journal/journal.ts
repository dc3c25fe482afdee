import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Of each source so many runs can be undone, one after the other, the latest first. */
const keptRuns = 20
/** Of runs before the latest one, all together. */
const keptChanges = 500_000

/** From here to the end of the transaction the rows that change are kept as they were; see migration 0053. */
export async function startJournal(tx: Database, runId: number): Promise<void> {
  await sql`
    select set_config('bellwether.import_run', ${String(runId)}, true),
           set_config('bellwether.import_changes', '0', true)`.execute(tx.sql)
}

/** How many rows were changed; null where they were too many to be kept. */
export async function endJournal(tx: Database, runId: number): Promise<number | null> {
  const { rows } = await sql<{ run: string }>`select current_setting('bellwether.import_run', true) as run`.execute(
    tx.sql,
  )
  await sql`select set_config('bellwether.import_run', '', true)`.execute(tx.sql)
  if (rows[0]?.run !== String(runId)) return null
  const { count } = await tx.sql
    .selectFrom('import_changes')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('run_id', '=', runId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Forgets what can be undone no longer. */
export async function pruneJournals(tx: Database, sourceId: number): Promise<void> {
  await sql`
    with pruned as (
      update import_runs set changes = null
      where id in (
        select id from (
          select id, row_number() over latest as place, sum(changes) over latest as changes
          from import_runs
          where source_id = ${sourceId} and changes is not null
          window latest as (order by id desc)
        ) as kept
        where place > ${keptRuns} or (place > 1 and changes > ${keptChanges}))
      returning id
    )
    delete from import_changes where run_id in (select id from pruned)`.execute(tx.sql)
}
