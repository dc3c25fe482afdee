import type { SecurityPlan } from './identity/plan.ts'
import type { UniversePlan } from './identity/plan-universe.ts'
import { IndexBook } from './market/indices.ts'
import type { Market } from './market.ts'

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
  /** All securities in the order of their ids. */
  readonly plans: readonly SecurityPlan[]
  readonly indices: IndexBook
  readonly ids: RowIds
}

export function createUniverse(market: Market, plan: UniversePlan): Universe {
  return {
    market,
    plan,
    plans: [...plan.equities, ...plan.trusts, ...plan.funds, ...plan.etfs, ...plan.gilts],
    indices: new IndexBook(market.days.days, plan.equities),
    ids: { person: counter(), document: counter(), news: counter() },
  }
}

function counter(): () => number {
  let last = 0
  return () => {
    last += 1
    return last
  }
}
