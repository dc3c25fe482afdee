import type { Generated } from 'kysely'
import type { Day, JsonObject, MaybeDay } from './column.ts'

export type IncomeClass = 'ACC' | 'INC'

export type NavFrequency = 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'QUARTERLY'

export type GiltKind = 'CONVENTIONAL' | 'INDEX_LINKED'

export interface FundFactsTable {
  security_id: number
  as_at: Day
  currency: string
  legal_structure: string
  ucits: boolean
  domicile: string
  objective: string
  benchmark: string | null
  /** Target, Constraint, Comparator or Tracked index. */
  benchmark_role: string | null
  income_class: IncomeClass
  launched_on: Day
  /** Minor units of currency. */
  fund_size: number | null
  class_size: number | null
  holdings_count: number | null
  yield: number | null
  /** Historic, Distribution or Underlying. */
  yield_kind: string | null
  passive: Generated<boolean>
  hedged: Generated<boolean>
  /** Single or Dual. */
  pricing_basis: string | null
  /** Local time, 12:00. */
  valuation_point: string | null
  dealing_cut_off: string | null
  dealing_frequency: string | null
  settlement_days: number | null
  minimum_lump: number | null
  minimum_regular: number | null
  /** Income or Capital. */
  charges_from: string | null
  sdr_label: string | null
  /** The other income class of the same fund. */
  sister_isin: string | null
  /** ETFs: Full, Sampled or Swap. */
  replication: string | null
  distribution_frequency: string | null
  uk_reporting: boolean | null
  securities_lending: boolean | null
  tracking_difference_1y: number | null
  tracking_difference_3y: number | null
  tracking_error: number | null
  average_spread: number | null
  /** Adviser, depositary, auditor, other classes, size history, value assessment. */
  details: Generated<JsonObject>
  source_id: number
}

export interface TrustFactsTable {
  security_id: number
  as_at: Day
  currency: string
  objective: string
  aic_sector: string
  benchmark: string | null
  launched_on: Day
  total_assets: number
  net_assets: number
  borrowings: number
  cash: number
  shares_in_issue: number
  ongoing_charge: number
  performance_fee: boolean
  nav_frequency: NavFrequency
  discount_average_12m: number | null
  discount_high_12m: number | null
  discount_low_12m: number | null
  discount_z_score: number | null
  consecutive_increases: number | null
  revenue_reserve: number | null
  unquoted: number | null
  next_agm: MaybeDay
  continuation_vote: MaybeDay
  wind_up_date: MaybeDay
  buyback_shares_12m: number | null
  buyback_value_12m: number | null
  /** Fee tiers, debt table, policies, capital structure. */
  details: Generated<JsonObject>
  source_id: number
}

export interface GiltFactsTable {
  security_id: number
  as_at: Day
  kind: GiltKind
  /** Fraction a year. */
  coupon: number
  coupon_months: readonly number[]
  coupon_day: number
  issued_on: Day
  matures_on: Day
  /** Pence nominal. */
  amount_in_issue: number
  minimum_nominal: number
  index_ratio: number | null
  base_rpi: number | null
  indexation_lag_months: number | null
  real_yield: number | null
  gross_redemption_yield: number | null
  source_id: number
}

export interface CompanyFactsTable {
  security_id: number
  as_at: Day
  registered_name: string
  company_number: string | null
  incorporated_in: string
  registered_office: string | null
  year_end_month: number
  employees: number | null
  auditor: string | null
  registrar: string | null
  broker: string | null
  financial_pr: string | null
  statement_template: string
  /** Share classes, voting, competitors. */
  details: Generated<JsonObject>
  source_id: number
}
