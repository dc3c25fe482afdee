import { type Database, importRuns, securities, sources } from '@bellwether/db'

export const sampleSource = { code: 'SAMPLE', name: 'Bellwether sample market', licence: null }

export interface SampleMarketState {
  readonly complete: boolean
  readonly securities: number
}

/** Null where nobody has begun to import the sample market. */
export async function sampleMarketState(db: Database): Promise<SampleMarketState | null> {
  if ((await sources.findByCode(db, sampleSource.code)) === null) return null
  const complete = (await importRuns.latest(db, sampleSource.code)) !== null
  const counts = await securities.counts(db)
  return { complete, securities: counts.reduce((sum, { count }) => sum + count, 0) }
}
