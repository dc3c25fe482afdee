import { isIsoDate, toEpochDay } from '@bellwether/domain'
import { type Batch, RowCollector } from './batch.ts'
import { isTradingDay } from './calendar.ts'
import { coreDepth } from './depth.ts'
import { emitEquities } from './emit/emit-equities.ts'
import { emitFunds } from './emit/emit-funds.ts'
import { emitGilts } from './emit/emit-gilts.ts'
import { emitTrusts } from './emit/emit-trusts.ts'
import { InvalidUniverseError } from './errors.ts'
import { fixedSecurityCount } from './identity/fixed-securities.ts'
import { planUniverse } from './identity/plan-universe.ts'
import { addIdentity } from './identity/security-rows.ts'
import { createMarket } from './market.ts'
import { emitMarketNews } from './news/market-news.ts'
import { platformRows } from './platform/platform-rows.ts'
import { popularityRows } from './platform/popularity.ts'
import { referenceIndexRows, referenceLevelRows } from './portfolio/reference-indices.ts'
import { createUniverse, type Universe } from './universe.ts'

export interface UniverseOptions {
  readonly seed: number
  readonly securities: number
  /** The last day with prices, `YYYY-MM-DD`; a London business day. */
  readonly until: string
  /** How many have everything that a page can show, the others being the long tail; 5,000 unless given. */
  readonly core?: number
  readonly onProgress?: (done: number, total: number) => void
}

export const largestUniverse = 300_000

/**
 * The simulated market but for its long tail (`createTail`) as rows, in an order in which every row's references are already there.
 * Pure: the same options give the same rows. Nothing is read from the clock, the network or the environment.
 */
export function* generateUniverse(options: UniverseOptions): Generator<Batch> {
  checkUniverseOptions(options)
  const market = createMarket(options.seed, toEpochDay(options.until), coreDepth)
  const universe = createUniverse(market, planUniverse(market, options))
  const collector = new RowCollector()
  let done = 0
  const step = () => {
    done += 1
    options.onProgress?.(done, universe.plans.length)
  }

  yield* identityRows(universe, collector)
  for (const emit of [emitEquities, emitTrusts, emitFunds, emitGilts]) {
    for (const _ of emit(universe, collector)) {
      step()
      yield* collector.takeFull()
    }
    yield* collector.takeFull()
  }
  emitMarketNews(universe, collector)
  collector.addAll('index_levels', universe.indices.levelRows())
  collector.addAll('index_levels', referenceLevelRows(universe))
  collector.addAll('index_members', universe.indices.memberRows(market.until))
  collector.addAll('popularity', popularityRows(market, universe.plans))
  yield* collector.takeAll()
}

function* identityRows(universe: Universe, collector: RowCollector): Generator<Batch> {
  platformRows(universe.market, collector)
  for (const plan of universe.plans) {
    addIdentity(universe.market, collector, plan)
    yield* collector.takeFull()
  }
  collector.addAll('indices', universe.indices.indexRows())
  collector.addAll('indices', referenceIndexRows(universe.plan))
  yield* collector.takeAll()
}

/** Throws an InvalidUniverseError for options that no market can be made of. */
export function checkUniverseOptions({ seed, securities, until }: UniverseOptions): void {
  if (!Number.isSafeInteger(seed) || seed < 0) throw new InvalidUniverseError('seed', seed, 'a whole number from 0')
  if (!Number.isInteger(securities) || securities < fixedSecurityCount || securities > largestUniverse) {
    throw new InvalidUniverseError(
      'securities',
      securities,
      `a whole number from ${fixedSecurityCount} to ${largestUniverse}`,
    )
  }
  if (!isIsoDate(until) || until < '2005-01-01' || until > '2080-01-01')
    throw new InvalidUniverseError('until', until, 'a date such as 2026-11-13, from 2005 to 2080')
  if (!isTradingDay(toEpochDay(until)))
    throw new InvalidUniverseError('until', until, 'a London business day, as there are no prices on others')
}
