import { type Database, exclusively, openDatabase, sources, users } from '@bellwether/db'
import { lastCompletedDay, sampleMarketState, universeState } from '@bellwether/importer/market-facts'
import type { Environment } from './environment.ts'
import { OtherMarketError } from './errors.ts'
import type { Lifecycle } from './lifecycle.ts'
import { createProgress, type Terminal, toPercent } from './progress.ts'

/** What the database holds once the start is over. */
export type Market =
  | { readonly kind: 'simulated'; readonly securities: number; readonly seed: number; readonly until: string }
  | { readonly kind: 'sample'; readonly securities: number }
  | { readonly kind: 'imported' }
  | { readonly kind: 'empty' }

export type MarketOptions = {
  readonly db: Database
  readonly environment: Pick<Environment, 'databaseUrl' | 'market' | 'simulated' | 'securities' | 'seed'>
  /** Whether it gets the trading days since it was made. */
  readonly goesOn: boolean
  readonly lifecycle: Pick<Lifecycle, 'starting'>
  readonly terminal: Terminal
}

/**
 * Creates the market that was asked for if there is none. Only a complete one counts: a start after a crash in the
 * middle creates it again. Creating the simulated one empties the market's tables, so it never happens beside data of a
 * real source; nor is the sample of real securities added to another market.
 */
export async function prepareMarket(options: MarketOptions): Promise<Market> {
  const { db, environment, lifecycle } = options
  const existing = await findMade(db)
  if (existing !== null) return takeOn(options, checked(existing, environment))
  lifecycle.starting('waiting for another process to create the market')
  // Of processes that start together on one PostgreSQL the first creates the market, the others find it.
  return exclusively(db, 'creating the market', async () => {
    const made = await findMade(db)
    if (made !== null) return checked(made, environment)
    const isImported = (await sources.all(db)).some(source => !source.simulated)
    const isUnfinishedSample = (await sampleMarketState(db)) !== null
    if (isUnfinishedSample || (environment.market === 'sample' && !isImported)) return createSample(options)
    const wanted = environment.market === 'simulated' && (environment.databaseUrl === null || environment.simulated)
    if (isImported || !wanted) {
      // RP-USER-7: everybody knows their password.
      await users.deleteDemo(db)
      return { kind: isImported ? 'imported' : 'empty' }
    }
    return createMarket(options)
  })
}

async function findMade(db: Database): Promise<Market | null> {
  const simulated = await universeState(db)
  if (simulated !== null) return { kind: 'simulated', ...simulated }
  const sample = await sampleMarketState(db)
  return sample?.complete ? { kind: 'sample', securities: sample.securities } : null
}

/** Who asks for the sample and gets simulated figures would take them for real ones. */
function checked(market: Market, { market: asked, databaseUrl }: MarketOptions['environment']): Market {
  if (asked === 'sample' && market.kind === 'simulated') throw new OtherMarketError(databaseUrl === null)
  return market
}

/** RP-DATA-33: a market that was left for a while catches up before its prices move again. */
async function takeOn(options: MarketOptions, market: Market): Promise<Market> {
  const { db, goesOn, lifecycle, terminal } = options
  const to = lastCompletedDay(new Date())
  if (market.kind !== 'simulated' || !goesOn || market.until >= to) return market
  lifecycle.starting('waiting for another process to take the simulated market on')
  return exclusively(db, 'simulated market', async () => {
    const { extendUniverse } = await import('@bellwether/importer')
    const progress = createProgress('Taking the simulated market on', terminal)
    const onProgress = (fraction: number) => {
      progress.update(fraction)
      lifecycle.starting(`taking the simulated market on ${toPercent(fraction)}`)
    }
    await patiently(options, patient => extendUniverse(patient, { to, onProgress }))
    progress.done()
    return (await findMade(db)) ?? market
  })
}

/** The database may still be opening: rows are made meanwhile. */
export async function createMarket(
  options: Omit<MarketOptions, 'db' | 'goesOn'> & { readonly db: Database | Promise<Database> },
): Promise<Market> {
  const { db, environment, lifecycle, terminal } = options
  const progress = createProgress('Creating the simulated market', terminal)
  const onProgress = (fraction: number) => {
    progress.update(fraction)
    lifecycle.starting(`creating the simulated market ${toPercent(fraction)}`)
  }
  onProgress(0)
  const { securities, seed } = environment
  const { buildUniverse } = await import('@bellwether/importer')
  const { databaseUrl } = environment
  const wanted = { ...(securities !== null && { securities }), ...(seed !== null && { seed }) }
  await patiently(options, patient => buildUniverse(patient, { ...wanted, databaseUrl, onProgress }))
  progress.done()
  return (await findMade(await db)) ?? { kind: 'empty' }
}

/** On connections that wait for a crowded server: those of the site give up sooner than making a market may. */
async function patiently<D extends Database | Promise<Database>>(
  { db, environment: { databaseUrl } }: { readonly db: D; readonly environment: MarketOptions['environment'] },
  work: (patient: D | Database) => Promise<unknown>,
): Promise<void> {
  if (databaseUrl === null) {
    await work(db)
    return
  }
  const patient = await openDatabase({ url: databaseUrl })
  try {
    await work(patient)
  } finally {
    await patient.close()
  }
}

async function createSample({ db, lifecycle, terminal }: MarketOptions): Promise<Market> {
  const progress = createProgress('Importing the sample market', terminal)
  // RP-USER-7: everybody knows their password.
  await users.deleteDemo(db)
  const { importSampleMarket } = await import('@bellwether/importer')
  await importSampleMarket(db, {
    onProgress: fraction => {
      progress.update(fraction)
      lifecycle.starting(`importing the sample market ${toPercent(fraction)}`)
    },
  })
  progress.done()
  return (await findMade(db)) ?? { kind: 'empty' }
}
