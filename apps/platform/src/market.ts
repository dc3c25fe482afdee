import { type Database, exclusively, sources, users } from '@bellwether/db'
import { buildUniverse, extendUniverse, lastCompletedDay, universeState } from '@bellwether/importer'
import type { Environment } from './environment.ts'
import type { Lifecycle } from './lifecycle.ts'
import { createProgress, type Terminal, toPercent } from './progress.ts'

/** What the database holds once the start is over. */
export type Market =
  | { readonly kind: 'simulated'; readonly securities: number; readonly seed: number; readonly until: string }
  | { readonly kind: 'imported' }
  | { readonly kind: 'empty' }

export type MarketOptions = {
  readonly db: Database
  readonly environment: Pick<Environment, 'databaseUrl' | 'market' | 'simulated' | 'securities' | 'seed'>
  /** Whether it gets the trading days since it was made. */
  readonly goesOn: boolean
  readonly lifecycle: Lifecycle
  readonly terminal: Terminal
}

/**
 * Creates the simulated market if there is none. Only a complete one counts: a start after a crash in the
 * middle creates it again. Creating it empties the market's tables, so it never happens beside data of a real source.
 */
export async function prepareMarket(options: MarketOptions): Promise<Market> {
  const { db, environment, lifecycle } = options
  const existing = await findSimulated(db)
  if (existing !== null) return takeOn(options, existing)
  lifecycle.starting('waiting for another process to create the simulated market')
  // Of processes that start together on one PostgreSQL the first creates the market, the others find it.
  return exclusively(db, 'simulated market', async () => {
    const made = await findSimulated(db)
    if (made !== null) return made
    const isImported = (await sources.all(db)).some(source => !source.simulated)
    const wanted = environment.market === 'simulated' && (environment.databaseUrl === null || environment.simulated)
    if (isImported || !wanted) {
      // RP-USER-7: everybody knows their password.
      await users.deleteDemo(db)
      return { kind: isImported ? 'imported' : 'empty' }
    }
    return createMarket(options)
  })
}

async function findSimulated(db: Database): Promise<Market | null> {
  const state = await universeState(db)
  return state === null ? null : { kind: 'simulated', ...state }
}

/** RP-DATA-33: a market that was left for a while catches up before its prices move again. */
async function takeOn({ db, goesOn, lifecycle, terminal }: MarketOptions, market: Market): Promise<Market> {
  const to = lastCompletedDay(new Date())
  if (market.kind !== 'simulated' || !goesOn || market.until >= to) return market
  lifecycle.starting('waiting for another process to take the simulated market on')
  return exclusively(db, 'simulated market', async () => {
    const progress = createProgress('Taking the simulated market on', terminal)
    await extendUniverse(db, {
      to,
      onProgress: fraction => {
        progress.update(fraction)
        lifecycle.starting(`taking the simulated market on ${toPercent(fraction)}`)
      },
    })
    progress.done()
    return (await findSimulated(db)) ?? market
  })
}

async function createMarket({ db, environment, lifecycle, terminal }: MarketOptions): Promise<Market> {
  const progress = createProgress('Creating the simulated market', terminal)
  const onProgress = (fraction: number) => {
    progress.update(fraction)
    lifecycle.starting(`creating the simulated market ${toPercent(fraction)}`)
  }
  onProgress(0)
  const { securities, seed } = environment
  await buildUniverse(db, {
    ...(securities !== null && { securities }),
    ...(seed !== null && { seed }),
    onProgress,
  })
  progress.done()
  return (await findSimulated(db)) ?? { kind: 'empty' }
}
