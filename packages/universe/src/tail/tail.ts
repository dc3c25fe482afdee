import { toEpochDay } from '@bellwether/domain'
import { type Batch, RowCollector } from '../batch.ts'
import { tailDepth } from '../depth.ts'
import { checkUniverseOptions, type UniverseOptions } from '../generate.ts'
import { planTail, planUniverse, type TailPlan, tailLength } from '../identity/plan-universe.ts'
import { addIdentity } from '../identity/security-rows.ts'
import { createMarket } from '../market.ts'
import { createHoldingPool } from '../portfolio/holding-pool.ts'
import { emitTailEquity } from './emit-tail-equity.ts'
import { emitTailFund, type FundMarket } from './emit-tail-fund.ts'

/** The securities of a large market beyond its first thousands, each of which can be made without the others. */
export interface Tail {
  readonly securities: number
  /** All of them, so many at a time; what `rows` takes, and can be sent to another thread. */
  slices(size: number): Generator<readonly TailPlan[]>
  /** In an order in which every row's references are already there; the rest of the market is. */
  rows(plans: readonly TailPlan[]): Generator<Batch>
}

/** Pure, as `generateUniverse` is. */
export function createTail(options: Omit<UniverseOptions, 'onProgress'>): Tail {
  checkUniverseOptions(options)
  const { seed, until } = options
  const market = createMarket(seed, toEpochDay(until), tailDepth)
  let funds: FundMarket | null = null
  const fundMarket = () => {
    funds ??= { market, pool: createHoldingPool(market, planUniverse(market, options)) }
    return funds
  }
  return {
    securities: tailLength(options),
    *slices(size) {
      let slice: TailPlan[] = []
      for (const plan of planTail(market, options)) {
        slice.push(plan)
        if (slice.length < size) continue
        yield slice
        slice = []
      }
      if (slice.length > 0) yield slice
    },
    *rows(plans) {
      const collector = new RowCollector()
      for (const plan of plans) addIdentity(market, collector, plan)
      yield* collector.takeAll()
      for (const plan of plans) {
        if (plan.type === 'EQUITY') emitTailEquity(market, collector, plan)
        else emitTailFund(fundMarket(), collector, plan)
        yield* collector.takeFull()
      }
      yield* collector.takeAll()
    },
  }
}
