import { type Database, importRuns } from '@bellwether/db'

/** Code of the source whose runs make simulated markets. */
export const simulatedSource = 'SIM'

export interface UniverseState {
  readonly seed: number
  readonly securities: number
  readonly until: string
}

/** What the database's simulated market was made from; null when there is none, or its making was not finished. */
export async function universeState(db: Database): Promise<UniverseState | null> {
  const run = await importRuns.latest(db, simulatedSource)
  if (run === null) return null
  const { seed, securities, until } = run.parameters as { seed?: unknown; securities?: unknown; until?: unknown }
  if (typeof seed !== 'number' || typeof securities !== 'number' || typeof until !== 'string') return null
  return { seed, securities, until }
}
