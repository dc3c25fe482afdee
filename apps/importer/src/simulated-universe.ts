import { clearMarket, type Database, importRuns, vacuumAnalyze } from '@bellwether/db'
import { getIsoDate } from '@bellwether/domain'
import { refreshFigures } from '@bellwether/research/figures'
import { generateUniverse } from '@bellwether/universe'
import { createDemoAccounts } from './demo-accounts.ts'
import { openDemoPaperAccounts } from './demo-paper-accounts.ts'
import { lastCompletedDay } from './last-close.ts'
import { insertBatch } from './market-tables.ts'

export interface BuildOptions {
  /** 600 unless given. */
  readonly securities?: number
  /** 1 unless given. */
  readonly seed?: number
  /** The last day with prices, `YYYY-MM-DD`; London's last completed day unless given. */
  readonly until?: string
  /** Told the share of the work that is done, 0 to 1. */
  readonly onProgress?: (fraction: number) => void
}

export interface UniverseState {
  readonly seed: number
  readonly securities: number
  readonly until: string
}

export const defaultSecurities = 600
export const defaultSeed = 1

const sourceCode = 'SIM'
// What is left after the last row: statistics for the planner, the demo accounts, and the figures that compare securities.
const loadingShare = 0.85

/** Empties the market's tables and fills them with a simulated market. Accounts of people stay. */
export async function buildUniverse(db: Database, options: BuildOptions = {}): Promise<UniverseState> {
  const startedAt = new Date()
  const state: UniverseState = {
    seed: options.seed ?? defaultSeed,
    securities: options.securities ?? defaultSecurities,
    until: options.until ?? lastCompletedDay(startedAt),
  }
  const generator = generateUniverse({
    ...state,
    onProgress: (done, total) => options.onProgress?.((loadingShare * done) / total),
  })
  // Drawn before anything is emptied: bad options must not cost the market that is there.
  let next = generator.next()
  options.onProgress?.(0)
  await clearMarket(db)
  const counts: Record<string, number> = {}
  let runId: number | null = null
  while (!next.done) {
    const { dataset, rows } = next.value
    await insertBatch(db, next.value)
    counts[dataset] = (counts[dataset] ?? 0) + rows.length
    if (dataset === 'sources') {
      const [source] = rows
      if (source) runId = await importRuns.start(db, { sourceId: source.id, startedAt, parameters: { ...state } })
    }
    next = generator.next()
  }
  await createDemoAccounts(db)
  await openDemoPaperAccounts(db, getIsoDate(state.until))
  await vacuumAnalyze(db)
  if (runId !== null) await importRuns.finish(db, runId, new Date(), counts)
  await refreshFigures(db, {
    onProgress: done => options.onProgress?.(loadingShare + (1 - loadingShare) * done),
  })
  await vacuumAnalyze(db, ['screener_figures', 'sector_standings', 'sector_groups'])
  options.onProgress?.(1)
  return state
}

/** What the database's simulated market was made from; null when there is none, or its making was not finished. */
export async function universeState(db: Database): Promise<UniverseState | null> {
  const run = await importRuns.latest(db, sourceCode)
  if (run === null) return null
  const { seed, securities, until } = run.parameters as { seed?: unknown; securities?: unknown; until?: unknown }
  if (typeof seed !== 'number' || typeof securities !== 'number' || typeof until !== 'string') return null
  return { seed, securities, until }
}
