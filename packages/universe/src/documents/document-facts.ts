import type { EpochDay } from '../calendar.ts'
import type { ProductCosts } from '../portfolio/costs.ts'
import type { Holdings } from '../portfolio/holdings.ts'
import type { PooledPlan } from '../portfolio/pooled-plan.ts'
import type { RiskScore } from '../portfolio/risk-score.ts'

/** What documents about a fund, trust or ETF are written from; the same figures as in the database. */
export interface DocumentFacts {
  readonly plan: PooledPlan
  readonly ongoingCharge: number
  readonly risk: RiskScore
  readonly costs: ProductCosts | null
  readonly holdings: Holdings
  readonly portfolioDate: EpochDay
  /** Complete twelve-month periods, latest first. */
  readonly years: readonly { readonly to: EpochDay; readonly return: number }[]
}
