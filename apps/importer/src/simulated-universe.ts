import { isDeepStrictEqual } from 'node:util'
import { clearMarket, type Database, importRuns, inTransaction, type JsonObject, vacuumAnalyze } from '@bellwether/db'
import { getIsoDate } from '@bellwether/domain'
import { refreshFigures } from '@bellwether/research/figures'
import { checkUniverseOptions, tailLength } from '@bellwether/universe'
import { type CoreBatches, type CoreOptions, coreBatches, type OnCoreProgress } from './core/core-batches.ts'
import { createDemoAccounts } from './demo-accounts.ts'
import { openDemoPaperAccounts } from './demo-paper-accounts.ts'
import { lastCompletedDay } from './last-close.ts'
import { createMakingProgress } from './making-progress.ts'
import { insertBatch } from './market-tables.ts'
import { writeTail } from './tail/write-tail.ts'
import { simulatedSource, type UniverseState } from './universe-state.ts'

export interface BuildOptions {
  /** 600 unless given. */
  readonly securities?: number
  /** 1 unless given. */
  readonly seed?: number
  /** The last day with prices, `YYYY-MM-DD`; London's last completed day unless given. */
  readonly until?: string
  /** How many have everything that a page can show; see `UniverseOptions`. */
  readonly core?: number
  /** Where the database is a PostgreSQL, its address: all cores then share in making a large market. */
  readonly databaseUrl?: string | null
  /** Told the share of the work that is done, 0 to 1. */
  readonly onProgress?: (fraction: number) => void
}

export const defaultSecurities = 600
export const defaultSeed = 1

/**
 * Empties the market's tables and fills them with a simulated market. Accounts of people stay. A large market whose making was
 * interrupted in its long tail goes on there. Rows are made already while the database is being opened.
 */
export async function buildUniverse(
  database: Database | Promise<Database>,
  options: BuildOptions = {},
): Promise<UniverseState> {
  const { core, databaseUrl = null, onProgress = () => {} } = options
  const startedAt = new Date()
  const state: UniverseState = {
    seed: options.seed ?? defaultSeed,
    securities: options.securities ?? defaultSecurities,
    until: options.until ?? lastCompletedDay(startedAt),
  }
  const market = { ...state, ...(core !== undefined && { core }) }
  const progress = createMakingProgress(tailLength(market), state.securities, onProgress)
  // Before anything is emptied: bad options must not cost the market that is there.
  checkUniverseOptions(market)
  const run = await makeCore(database, market, progress.core)
  const db = await database
  await writeTail(db, market, { databaseUrl, onProgress: progress.tail })
  await createDemoAccounts(db)
  await openDemoPaperAccounts(db, getIsoDate(state.until))
  await vacuumAnalyze(db)
  await importRuns.finish(db, run.id, new Date(), run.counts)
  await refreshFigures(db, { atOnce: db.kind === 'embedded' ? 2 : 1, onProgress: progress.figures })
  await vacuumAnalyze(db, ['screener_figures', 'sector_standings', 'sector_groups', 'market_figures', 'market_medians'])
  onProgress(1)
  return state
}

/** A run of which everything but the long tail is written. */
interface MakingRun {
  readonly id: number
  readonly counts: JsonObject
}

async function makeCore(
  database: Database | Promise<Database>,
  market: CoreOptions,
  onProgress: OnCoreProgress,
): Promise<MakingRun> {
  onProgress(0, 1)
  const batches = coreBatches(market, onProgress)
  try {
    const db = await database
    return (await interrupted(db, market)) ?? (await writeUnlogged(db, tx => writeCore(tx, market, batches)))
  } finally {
    await batches.close()
  }
}

/**
 * In one transaction on the embedded database, which need not log tables that were emptied in it. On a server the market must
 * not keep one open for minutes.
 */
function writeUnlogged<T>(db: Database, write: (db: Database) => Promise<T>): Promise<T> {
  return db.kind === 'embedded' ? inTransaction(db, write) : write(db)
}

async function writeCore(db: Database, market: CoreOptions, batches: CoreBatches): Promise<MakingRun> {
  const startedAt = new Date()
  await clearMarket(db)
  const counts: Record<string, number> = {}
  let id: number | null = null
  for await (const batch of batches) {
    const { dataset, rows } = batch
    await insertBatch(db, batch)
    counts[dataset] = (counts[dataset] ?? 0) + rows.length
    if (dataset === 'sources') {
      const [source] = rows
      if (source) id = await importRuns.start(db, { sourceId: source.id, startedAt, parameters: parametersOf(market) })
    }
  }
  if (id === null) throw new RangeError('The simulated market has no source')
  await importRuns.keepCounts(db, id, counts)
  return { id, counts }
}

function parametersOf({ seed, securities, until }: UniverseState): JsonObject {
  return { seed, securities, until }
}

/** The run that was making this very market and had come as far as its long tail. */
async function interrupted(db: Database, state: UniverseState): Promise<MakingRun | null> {
  const run = await importRuns.unfinished(db, simulatedSource)
  const same = run !== null && isDeepStrictEqual(run.parameters, parametersOf(state))
  return same && Object.keys(run.counts).length > 0 ? run : null
}
