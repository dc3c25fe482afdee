import { join } from 'node:path'
import { type Database, importRuns, securities, sources, vacuumAnalyze } from '@bellwether/db'
import { toIsoDate } from '@bellwether/domain'
import { refreshFigures } from '@bellwether/research/figures'
import { SampleFilesError } from './errors.ts'
import { importPaths } from './files/import-paths.ts'
import { sampleSource } from './sample-market-state.ts'

/** Real files whose licences allow it, imported in the order of their names; its README says where each is from. */
const folder = join(import.meta.dirname, '../../../fixtures/sample-market/files')

export interface SampleMarketOptions {
  readonly onProgress?: (fraction: number) => void
  /** Replaced in tests. */
  readonly paths?: readonly string[]
}

// What is left after the last file: statistics for the planner, and the figures that compare securities.
const importingShare = 0.8

/**
 * Imports the sample market: the same files in the same way as `npm run import` would. Interrupted, it is repeated from the
 * first file; what is stored already counts as unchanged.
 */
export async function importSampleMarket(db: Database, options: SampleMarketOptions = {}): Promise<void> {
  const { onProgress = () => {}, paths = [folder] } = options
  const now = new Date()
  const sourceId = await sources.ensure(db, sampleSource)
  const runId = await importRuns.start(db, { sourceId, startedAt: now, parameters: {} })
  const plain = { format: null, symbol: null, source: null, dryRun: false }
  const usual = { ...plain, today: toIsoDate(now), origin: { via: 'sample' } } as const
  const reports = await importPaths(db, paths, usual, {
    onStart: (_, fraction) => onProgress(importingShare * fraction),
  })
  const failed = reports.filter(({ error }) => error !== null)
  if (failed.length > 0) throw new SampleFilesError(failed.map(({ file, error }) => `${file}: ${error?.message}`))
  onProgress(importingShare)
  await vacuumAnalyze(db)
  await importRuns.finish(db, runId, new Date(), { files: reports.length })
  // Those of which only the name is known follow in the background, once the platform has started.
  await refreshFigures(db, {
    securityIds: await securities.withFigures(db),
    onProgress: done => onProgress(importingShare + (1 - importingShare) * done),
  })
  onProgress(1)
}
