import { type DataChange, markDataChanged } from '../data-version/mark-data-changed.ts'
import type { Database } from '../database.ts'
import type { JsonObject } from '../tables/column.ts'
import { inTransaction } from '../transaction.ts'
import * as audit from './audit.ts'

export interface NewImportRun {
  readonly sourceId: number
  readonly startedAt: Date
  readonly parameters: JsonObject
}

/** The run's id. */
export async function start(db: Database, { sourceId, startedAt, parameters }: NewImportRun): Promise<number> {
  const row = await db.sql
    .insertInto('import_runs')
    .values({ source_id: sourceId, started_at: startedAt, parameters })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** From here on the run counts, and pages made before are renewed: all of them unless `securityIds` says which (see `markDataChanged`). */
export async function finish(
  db: Database,
  id: number,
  finishedAt: Date,
  counts: JsonObject,
  securityIds: DataChange['securityIds'] = 'all',
): Promise<void> {
  await inTransaction(db, async tx => {
    await tx.sql.updateTable('import_runs').set({ finished_at: finishedAt, counts }).where('id', '=', id).execute()
    const subject = `import run ${id}`
    await audit.append(tx, {
      action: 'IMPORT_FINISHED',
      actor: 'operator',
      subject,
      details: { counts },
      at: finishedAt,
    })
    await markDataChanged(tx, { securityIds, subject })
  })
}

/** The last run of a source that was finished; null when none was. */
export async function latest(db: Database, sourceCode: string) {
  const row = await db.sql
    .selectFrom('import_runs as run')
    .innerJoin('sources as source', 'source.id', 'run.source_id')
    .select([
      'run.id',
      'source.code as sourceCode',
      'run.started_at as startedAt',
      'run.finished_at as finishedAt',
      'run.parameters',
      'run.counts',
    ])
    .where('source.code', '=', sourceCode)
    .where('run.finished_at', 'is not', null)
    .orderBy('run.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** When the last run, of whatever source, was finished; null when none was. It moves when the data does. */
export async function lastFinished(db: Database): Promise<Date | null> {
  const row = await db.sql
    .selectFrom('import_runs')
    .select(eb => eb.fn.max('finished_at').as('at'))
    .executeTakeFirst()
  return row?.at ?? null
}
