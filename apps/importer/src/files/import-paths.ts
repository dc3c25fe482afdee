import { basename } from 'node:path'
import { type Database, exclusively, importRuns } from '@bellwether/db'
import { findFiles, formats, type GivenFile, openFiles } from '@bellwether/import-formats'
import { afterImport } from './after-import.ts'
import { ChangedSecurities } from './changed-securities.ts'
import { type ImportOptions, importFile, toFileError, toParameters } from './import-file.ts'
import { inOrder } from './import-order.ts'
import { type FileReport, Tally } from './report.ts'
import { toStorable, toStoredReport } from './stored-report.ts'

export interface Progress {
  /** Before a file is read; the fraction is of the bytes of all files. */
  onStart?(file: string, fractionDone: number): void
  onReport?(report: FileReport): void
}

interface Early {
  readonly given: GivenFile
  readonly name: string
}

/**
 * Imports every file of the paths, one after the other, lists of securities first; prices that come before their security
 * wait until the end. A file that cannot be read does not keep the others out.
 */
export async function importPaths(
  db: Database,
  paths: readonly string[],
  options: ImportOptions,
  { onStart, onReport }: Progress = {},
): Promise<readonly FileReport[]> {
  const reports: FileReport[] = []
  const add = async (report: FileReport) => {
    reports.push(report)
    if (!options.dryRun) await keepFailure(db, report, options)
    onReport?.(report)
  }
  const found = await findAll(paths, add)
  const given = options.format === null ? await inOrder(found) : found
  const total = given.reduce((sum, { bytes }) => sum + bytes, 0)
  let done = 0
  await exclusively(db, 'import of files', async () => {
    const early: Early[] = []
    const changed = new ChangedSecurities()
    for (const file of given) {
      onStart?.(basename(file.path), total === 0 ? 0 : done / total)
      for (const report of await importGiven(db, file, options, changed)) {
        if (report.error?.code === 'IMPORT_UNKNOWN_SYMBOL') early.push({ given: file, name: report.file })
        else await add(report)
      }
      done += file.bytes
    }
    // Prices whose security may have come with a later file.
    for (const { given: file, name } of early) {
      for (const report of await importGiven(db, file, options, changed, name)) await add(report)
    }
    await afterImport(db, changed)
  })
  return reports
}

/** A file of which nothing was stored is in the list of runs as well. */
async function keepFailure(db: Database, report: FileReport, options: ImportOptions): Promise<void> {
  const { file, format, error, read, seconds } = report
  if (error === null) return
  await importRuns.addFailed(db, {
    sourceCode: options.source ?? formats.find(({ name }) => name === format)?.source.code ?? null,
    startedAt: new Date(Date.now() - seconds * 1000),
    parameters: toParameters(file, format, options),
    counts: { read },
    report: toStoredReport(report),
    error: { code: error.code, message: toStorable(error.message) },
  })
}

async function findAll(
  paths: readonly string[],
  add: (report: FileReport) => Promise<void>,
): Promise<readonly GivenFile[]> {
  const given: GivenFile[] = []
  for (const path of paths) {
    try {
      for await (const file of findFiles(path)) given.push(file)
    } catch (cause) {
      await add(toFailedReport(path, cause))
    }
  }
  return given
}

/** The reports of what is in a file, or only of what has this name. */
async function importGiven(
  db: Database,
  given: GivenFile,
  options: ImportOptions,
  changed: Set<number>,
  only?: string,
): Promise<readonly FileReport[]> {
  const reports: FileReport[] = []
  const files = openFiles(given)
  for (;;) {
    // Only the opening is tried here: what goes wrong while a file is stored is in its report, or a fault of ours.
    const next = await files.next().catch(cause => {
      reports.push(toFailedReport(basename(given.path), cause))
    })
    if (!next || next.done) return reports
    if (only === undefined || next.value.name === only) {
      reports.push(await importFile(db, next.value, options, changed))
    }
  }
}

function toFailedReport(file: string, cause: unknown): FileReport {
  const nothing = new Tally()
  return { file, format: null, ...nothing.counts(), ...nothing.lists(), seconds: 0, error: toFileError(cause) }
}
