import type { IsoDate } from '@bellwether/domain'
import type { JsonObject } from './json.ts'

export type IncomeClass = 'ACC' | 'INC'

export type NavFrequency = 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'QUARTERLY'

export type GiltKind = 'CONVENTIONAL' | 'INDEX_LINKED'

export interface FundFactsRow {
  readonly security_id: number
  readonly as_at: IsoDate
  readonly currency: string
  readonly legal_structure: string
  readonly ucits: boolean
  readonly domicile: string
  readonly objective: string
  readonly benchmark: string | null
  /** Target, Constraint, Comparator or Tracked index. */
  readonly benchmark_role: string | null
  readonly income_class: IncomeClass
  readonly launched_on: IsoDate
  /** Minor units of currency. */
  readonly fund_size: number | null
  readonly class_size: number | null
  readonly holdings_count: number | null
  readonly yield: number | null
  /** Historic, Distribution or Underlying. */
  readonly yield_kind: string | null
  readonly passive: boolean
  readonly hedged: boolean
  /** Single or Dual. */
  readonly pricing_basis: string | null
  /** Local time, 12:00. */
  readonly valuation_point: string | null
  readonly dealing_cut_off: string | null
  readonly dealing_frequency: string | null
  readonly settlement_days: number | null
  readonly minimum_lump: number | null
  readonly minimum_regular: number | null
  /** Income or Capital. */
  readonly charges_from: string | null
  readonly sdr_label: string | null
  /** The other income class of the same fund. */
  readonly sister_isin: string | null
  /** ETFs: Full, Sampled or Swap. */
  readonly replication: string | null
  readonly distribution_frequency: string | null
  readonly uk_reporting: boolean | null
  readonly securities_lending: boolean | null
  readonly tracking_difference_1y: number | null
  readonly tracking_difference_3y: number | null
  readonly tracking_error: number | null
  readonly average_spread: number | null
  /** Adviser, depositary, auditor, other classes, size history, value assessment. */
  readonly details: JsonObject
  readonly source_id: number
}

export interface TrustFactsRow {
  readonly security_id: number
  readonly as_at: IsoDate
  readonly currency: string
  readonly objective: string
  readonly aic_sector: string
  readonly benchmark: string | null
  readonly launched_on: IsoDate
  readonly total_assets: number
  readonly net_assets: number
  readonly borrowings: number
  readonly cash: number
  readonly shares_in_issue: number
  readonly ongoing_charge: number
  readonly performance_fee: boolean
  readonly nav_frequency: NavFrequency
  readonly discount_average_12m: number | null
  readonly discount_high_12m: number | null
  readonly discount_low_12m: number | null
  readonly discount_z_score: number | null
  readonly consecutive_increases: number | null
  readonly revenue_reserve: number | null
  readonly unquoted: number | null
  readonly next_agm: IsoDate | null
  readonly continuation_vote: IsoDate | null
  readonly wind_up_date: IsoDate | null
  readonly buyback_shares_12m: number | null
  readonly buyback_value_12m: number | null
  /** Fee tiers, debt table, policies, capital structure. */
  readonly details: JsonObject
  readonly source_id: number
}

export interface GiltFactsRow {
  readonly security_id: number
  readonly as_at: IsoDate
  readonly kind: GiltKind
  /** Fraction a year. */
  readonly coupon: number
  readonly coupon_months: readonly number[]
  readonly coupon_day: number
  readonly issued_on: IsoDate
  readonly matures_on: IsoDate
  /** Pence nominal. */
  readonly amount_in_issue: number
  readonly minimum_nominal: number
  readonly index_ratio: number | null
  readonly base_rpi: number | null
  readonly indexation_lag_months: number | null
  readonly real_yield: number | null
  readonly gross_redemption_yield: number | null
  readonly source_id: number
}

export interface CompanyFactsRow {
  readonly security_id: number
  readonly as_at: IsoDate
  readonly registered_name: string
  readonly company_number: string | null
  readonly incorporated_in: string
  readonly registered_office: string | null
  readonly year_end_month: number
  readonly employees: number | null
  readonly auditor: string | null
  readonly registrar: string | null
  readonly broker: string | null
  readonly financial_pr: string | null
  readonly statement_template: string
  /** Share classes, voting, competitors. */
  readonly details: JsonObject
  readonly source_id: number
}
