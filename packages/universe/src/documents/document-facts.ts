import type { EpochDay } from '../calendar.ts'
import type { ProductCosts } from '../portfolio/costs.ts'
import type { Holdings } from '../portfolio/holdings.ts'
import type { PooledPlan } from '../portfolio/pooled-plan.ts'
import type { RiskScore } from '../portfolio/risk-score.ts'
import type { DueReport } from './report-calendar.ts'

/** What a report is written from. */
export interface ReportFacts {
  readonly plan: PooledPlan
  readonly costs: Omit<ProductCosts, 'confirmedZero'> | null
  readonly holdings: {
    readonly top: readonly { readonly holding: { readonly name: string }; readonly weighting: number }[]
  }
  /** Complete twelve-month periods, latest first. */
  readonly years: readonly { readonly to: EpochDay; readonly return: number }[]
}

/** What a factsheet is written from. */
export interface FactsheetFacts extends ReportFacts {
  readonly ongoingCharge: number
  readonly portfolioDate: EpochDay
  readonly holdingsCount: number
}

/** What documents about a fund, trust or ETF are written from; the same figures as in the database. */
export interface DocumentFacts {
  readonly plan: PooledPlan
  readonly ongoingCharge: number
  readonly risk: RiskScore
  readonly costs: ProductCosts | null
  readonly holdings: Holdings
  readonly portfolioDate: EpochDay
  readonly reports: readonly DueReport[]
  /** Complete twelve-month periods, latest first. */
  readonly years: readonly { readonly to: EpochDay; readonly return: number }[]
}
