import type { Market } from '../market.ts'
import type { HoldingPool } from './holding-pool.ts'
import { drawHoldings } from './holdings.ts'
import { familyOf, type PooledPlan } from './pooled-plan.ts'
import { createProfile, type Profile } from './profile.ts'

/** Averages over the portfolios of a category, each fund counted once however many classes it has. */
export class CategoryAverages {
  readonly #sums = new Map<string, { readonly totals: Map<string, number>; funds: number }>()

  constructor(market: Market, pool: HoldingPool, plans: Iterable<PooledPlan>) {
    const seen = new Set<string>()
    for (const plan of plans) {
      const family = familyOf(plan)
      if (seen.has(family)) continue
      seen.add(family)
      this.#record(plan.category ?? '', createProfile(market, plan, drawHoldings(market, pool, plan)))
    }
  }

  #record(category: string, profile: Profile): void {
    let entry = this.#sums.get(category)
    if (!entry) {
      entry = { totals: new Map(), funds: 0 }
      this.#sums.set(category, entry)
    }
    entry.funds += 1
    const { totals } = entry
    const add = (key: string, value: number) => totals.set(key, (totals.get(key) ?? 0) + value)
    for (const { asset, net } of profile.assets) add(asset, net)
    for (const { kind, name, weighting } of profile.exposures) add(`${kind} ${name}`, weighting)
    for (const [measure, value] of profile.valuation) add(measure, value)
  }

  /** `key` is an asset, a measure, or an exposure's kind and name. */
  average(category: string | null, key: string, decimals: number): number | null {
    const entry = this.#sums.get(category ?? '')
    if (!entry) return null
    const value = (entry.totals.get(key) ?? 0) / entry.funds
    const rounded = Math.round(value * 10 ** decimals) / 10 ** decimals
    return rounded === 0 ? 0 : rounded
  }
}
