import { type Database, importRuns, inTransaction, sources } from '@bellwether/db'
import type { IsoDate, MarketCode } from '@bellwether/domain'
import {
  DamagedFileError,
  type FeedMapping,
  getFormat,
  type ImportFile,
  ImportFileError,
  type ImportRecord,
  recogniseFormat,
} from '@bellwether/import-formats'
import { ChangedSecurities, maxAtOnce } from './changed-securities.ts'
import { checkQuality } from './quality/check-quality.ts'
import type { PlacedRecord, RecordWriter, WriteContext } from './record-writer.ts'
import { type FileReport, Tally } from './report.ts'
import { type StagedRecords, withStaged } from './staging.ts'
import { toStorable, toStoredReport } from './stored-report.ts'
import { writers } from './writers/index.ts'

export interface ImportOptions {
  /** Instead of the one that recognises the file. */
  readonly format: string | null
  /** The security of price files that do not say it. */
  readonly symbol: MarketCode | null
  /** Of prices that do not say theirs; null or missing: that of the listing. */
  readonly unit?: string | null
  /** How feeds of news are to be read. */
  readonly mapping?: FeedMapping | null
  /** The code of the source, instead of the format's own. */
  readonly source: string | null
  /** Everything is done, counted and taken back. */
  readonly dryRun: boolean
  readonly today: IsoDate
  /** Who brings the file, and how, for the list of runs. */
  readonly origin?: RunOrigin
}

export interface RunOrigin {
  readonly via: 'command' | 'inbox' | 'upload' | 'sample'
  /** The name of a person's account on the machine, where there is one. */
  readonly by?: string
}

/** Takes a transaction back whose work is done; never leaves this file. */
class TakeBack extends Error {}

/**
 * Imports one file, all of it or nothing. A file that cannot be read is a report with an error, not an exception. The
 * securities whose pages will show something else are added to `changed`.
 */
export async function importFile(
  db: Database,
  file: ImportFile,
  options: ImportOptions,
  changed: Set<number> = new Set(),
): Promise<FileReport> {
  const startedAt = performance.now()
  const beganAt = new Date()
  const tally = new Tally()
  let format: string | null = null
  let error: FileReport['error'] = null
  try {
    const chosen = options.format === null ? recogniseFormat(file) : getFormat(options.format)
    format = chosen.name
    await withStaged(chosen.read(file, options), tally, staged =>
      store(db, staged, { file, tally, options, source: chosen.source, format: chosen.name, changed, beganAt }),
    )
  } catch (cause) {
    error = toFileError(cause)
  }
  const stored = error === null ? tally.counts() : { ...new Tally().counts(), read: tally.counts().read }
  const seconds = Math.round(performance.now() - startedAt) / 1000
  return { file: file.name, format, ...stored, ...tally.lists(), seconds, error }
}

export function toFileError(cause: unknown): NonNullable<FileReport['error']> {
  if (!(cause instanceof ImportFileError)) throw cause
  return { code: cause.code, message: cause.message, damaged: cause instanceof DamagedFileError }
}

interface Stored {
  readonly file: ImportFile
  readonly tally: Tally
  readonly options: ImportOptions
  readonly source: Parameters<typeof sources.ensure>[1]
  readonly format: string
  readonly changed: Set<number>
  readonly beganAt: Date
}

/** What the list of runs says of where a file came from. */
export function toParameters(file: string, format: string | null, { origin }: Pick<ImportOptions, 'origin'>) {
  return { file: toStorable(file), format, ...origin }
}

async function store(db: Database, staged: StagedRecords, stored: Stored) {
  const { file, tally, options, source, format } = stored
  const changed = new ChangedSecurities()
  try {
    await inTransaction(db, async tx => {
      const sourceId = await sources.ensure(tx, options.source === null ? source : { ...source, code: options.source })
      const parameters = toParameters(file.name, format, options)
      const runId = await importRuns.startUndoable(tx, { sourceId, startedAt: stored.beganAt, parameters })
      const { symbol, source: sourceCode } = options
      const context = { sourceId, tally, changed, seen: new Set<string>(), fileDate: file.date, symbol, sourceCode }
      for await (const batch of staged.batches()) await writeBatch(tx, batch, context)
      if (options.dryRun) throw new TakeBack()
      const { skipped, ...counts } = tally.counts()
      await importRuns.keepOutcome(tx, runId, sourceId, {
        report: toStoredReport(tally.lists()),
        findings: { list: (await checkQuality(tx, changed, options.today)).map(finding => ({ ...finding })) },
        securityIds: changed.size > maxAtOnce ? null : [...changed],
      })
      await importRuns.finish(tx, runId, new Date(), { ...counts, skipped: { ...skipped } })
    })
  } catch (error) {
    if (error instanceof TakeBack) return
    throw error
  }
  for (const id of changed) stored.changed.add(id)
}

/** A batch has records of one kind; the compiler cannot know that. */
function writeBatch(tx: Database, batch: readonly PlacedRecord[], context: WriteContext): Promise<void> {
  const kind = batch[0]?.record.kind
  if (kind === undefined) return Promise.resolve()
  const writer = writers[kind] as RecordWriter<ImportRecord>
  return writer.write(tx, batch, context)
}
