import { type DataChange, markDataChanged } from '../data-version/mark-data-changed.ts'
import type { Database } from '../database.ts'
import { endJournal, pruneJournals, startJournal } from '../import-journal/journal.ts'
import { type UndoBlocker, undoChanges } from '../import-journal/undo-changes.ts'
import type { JsonObject } from '../tables/column.ts'
import { inTransaction } from '../transaction.ts'
import * as audit from './audit.ts'
import * as sources from './sources.ts'

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

/** As `start`, in the transaction of the whole run: what it changes from here on can be undone. */
export async function startUndoable(tx: Database, run: NewImportRun): Promise<number> {
  const id = await start(tx, run)
  await startJournal(tx, id)
  return id
}

export interface RunOutcome {
  readonly report: JsonObject
  readonly findings: JsonObject
  /** Null: too many to be kept. */
  readonly securityIds: readonly number[] | null
}

/** The end of a run that `startUndoable` has begun; `finish` follows. */
export async function keepOutcome(tx: Database, id: number, sourceId: number, outcome: RunOutcome): Promise<void> {
  const { report, findings, securityIds } = outcome
  const changes = await endJournal(tx, id)
  await tx.sql
    .updateTable('import_runs')
    .set({ report, findings, security_ids: securityIds, changes })
    .where('id', '=', id)
    .execute()
  await pruneJournals(tx, sourceId)
}

export interface FailedRun {
  readonly sourceCode: string | null
  readonly startedAt: Date
  readonly parameters: JsonObject
  readonly counts: JsonObject
  readonly report: JsonObject
  readonly error: JsonObject
}

/** A file of which nothing was stored, for the list of runs. */
export async function addFailed(db: Database, { sourceCode, startedAt, ...run }: FailedRun): Promise<void> {
  const source = sourceCode === null ? null : await sources.findByCode(db, sourceCode)
  await db.sql
    .insertInto('import_runs')
    .values({ source_id: source?.id ?? null, started_at: startedAt, failed_at: new Date(), ...run })
    .execute()
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

/** What a run that is not finished has written so far. */
export async function keepCounts(db: Database, id: number, counts: JsonObject): Promise<void> {
  await db.sql.updateTable('import_runs').set({ counts }).where('id', '=', id).execute()
}

/** The run of a source that was begun last, if it was neither finished nor failed. */
export async function unfinished(db: Database, sourceCode: string) {
  const row = await db.sql
    .selectFrom('import_runs as run')
    .innerJoin('sources as source', 'source.id', 'run.source_id')
    .select(['run.id', 'run.finished_at as finishedAt', 'run.failed_at as failedAt', 'run.parameters', 'run.counts'])
    .where('source.code', '=', sourceCode)
    .orderBy('run.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined && row.finishedAt === null && row.failedAt === null ? row : null
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

/** The last finished run of a source that has not been undone. */
export async function lastStanding(db: Database, sourceId: number) {
  const row = await db.sql
    .selectFrom('import_runs as run')
    .select(['run.id', 'run.changes', 'run.parameters', 'run.security_ids as securityIds'])
    .where('run.source_id', '=', sourceId)
    .where('run.finished_at', 'is not', null)
    .where('run.undoes', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('import_runs as later').select('later.id').whereRef('later.undoes', '=', 'run.id'))),
    )
    .orderBy('run.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

export interface RunToUndo {
  readonly id: number
  readonly sourceId: number
  readonly parameters: JsonObject
}

/** Takes back what a run has changed, as a run of its own; or says what stands in the way, and changes nothing. */
export function undo(db: Database, { id, sourceId, parameters }: RunToUndo): Promise<UndoBlocker | null> {
  return inTransaction(db, async tx => {
    const startedAt = new Date()
    const { changes } = await tx.sql
      .selectFrom('import_runs')
      .select('changes')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const blocker = await undoChanges(tx, id)
    if (blocker !== null) return blocker
    await tx.sql.deleteFrom('import_changes').where('run_id', '=', id).execute()
    await tx.sql.updateTable('import_runs').set({ changes: null }).where('id', '=', id).execute()
    const undoing = { source_id: sourceId, started_at: startedAt, parameters, undoes: id }
    await tx.sql
      .insertInto('import_runs')
      .values({ ...undoing, finished_at: new Date(), counts: { restored: changes } })
      .execute()
    const subject = `import run ${id}`
    await audit.append(tx, { action: 'IMPORT_UNDONE', actor: 'operator', subject, details: { changes } })
    await markDataChanged(tx, { securityIds: 'all', subject: `${subject}, undone` })
    return null
  })
}

/** When the last run, of whatever source, was finished; null when none was. It moves when the data does. */
export async function lastFinished(db: Database): Promise<Date | null> {
  const row = await db.sql
    .selectFrom('import_runs')
    .select(eb => eb.fn.max('finished_at').as('at'))
    .executeTakeFirst()
  return row?.at ?? null
}
