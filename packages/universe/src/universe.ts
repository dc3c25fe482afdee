import type { SecurityPlan } from './identity/plan.ts'
import type { UniversePlan } from './identity/plan-universe.ts'
import { IndexBook } from './market/indices.ts'
import { monthEndPositions } from './market/month-ends.ts'
import type { Market } from './market.ts'
import { CategoryAverages } from './portfolio/category-averages.ts'
import { createHoldingPool, type HoldingPool } from './portfolio/holding-pool.ts'
import { ManagerDesk } from './portfolio/manager-desk.ts'
import { RiskBook } from './portfolio/risk-book.ts'

/** Running numbers for rows that others refer to. */
export interface RowIds {
  readonly person: () => number
  readonly document: () => number
  readonly news: () => number
}

/** The market, everyone in it, and what is worked out across securities while it is generated. */
export interface Universe {
  readonly market: Market
  readonly plan: UniversePlan
  /** All securities, by type. */
  readonly plans: readonly SecurityPlan[]
  readonly ids: RowIds
  readonly indices: IndexBook
  readonly monthEnds: readonly number[]
  readonly categories: CategoryAverages
  readonly holdingPool: HoldingPool
  readonly risk: RiskBook
  readonly managers: ManagerDesk
}

export function createUniverse(market: Market, plan: UniversePlan): Universe {
  const ids: RowIds = { person: counter(), document: counter(), news: counter() }
  const indices = new IndexBook(market.days.days, plan.equities)
  const holdingPool = createHoldingPool(market, plan)
  return {
    market,
    plan,
    plans: [...plan.equities, ...plan.trusts, ...plan.funds, ...plan.etfs, ...plan.gilts],
    ids,
    indices,
    monthEnds: monthEndPositions(market.days.days),
    categories: new CategoryAverages(market, holdingPool, [...plan.trusts, ...plan.funds, ...plan.etfs]),
    holdingPool,
    risk: new RiskBook(market, indices),
    managers: new ManagerDesk(market, ids.person),
  }
}

function counter(): () => number {
  let last = 0
  return () => {
    last += 1
    return last
  }
}
