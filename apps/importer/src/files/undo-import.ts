import { type Database, exclusively, importRuns, sources } from '@bellwether/db'
import { NothingToUndoError, UndoBlockedError, UndoNotKeptError } from '../errors.ts'
import { afterImport } from './after-import.ts'
import type { RunOrigin } from './import-file.ts'

export interface UndoneRun {
  readonly run: number
  readonly source: string
  readonly file: string
  /** Rows that are as they were before. */
  readonly restored: number
}

/** Takes back the last run of a source, all of it or nothing; once more, and the run before it is taken back. */
export async function undoLastRun(db: Database, sourceCode: string, origin: RunOrigin): Promise<UndoneRun> {
  const source = await sources.findByCode(db, sourceCode)
  if (source === null) throw new NothingToUndoError(sourceCode)
  return exclusively(db, 'import of files', async () => {
    const run = await importRuns.lastStanding(db, source.id)
    if (run === null) throw new NothingToUndoError(sourceCode)
    const { id, changes, parameters, securityIds } = run
    if (changes === null) throw new UndoNotKeptError(id, sourceCode)
    const file = String(parameters.file ?? '')
    const blocker = await importRuns.undo(db, { id, sourceId: source.id, parameters: { file, ...origin } })
    if (blocker !== null) throw new UndoBlockedError(id, blocker)
    await afterImport(db, new Set(securityIds ?? []))
    return { run: id, source: sourceCode, file, restored: changes }
  })
}
