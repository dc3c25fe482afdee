import type { SecurityType } from '@bellwether/domain'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Bytes, Day, Instant, JsonObject, MaybeDay } from './column.ts'

/** Worked out from other tables; fractions unless said otherwise. */
export interface ScreenerFiguresTable {
  security_id: number
  listing_id: number
  type: SecurityType
  name: string
  sector: string | null
  category: string | null
  /** Pence. */
  size_gbp: number | null
  /** Pounds. */
  price_gbp: number | null
  /** At the listing's unit and scale. */
  nav: number | null
  nav_gbp: number | null
  /** Pence. */
  total_assets_gbp: number | null
  as_at: MaybeDay
  yield: number | null
  price_earnings: number | null
  return_1y: number | null
  charge: number | null
  rating: number | null
  risk_score: number | null
  risk_scale: number | null
  /** Score / scale. */
  risk: number | null
  passive: boolean | null
  income_class: 'ACC' | 'INC' | null
  discount: number | null
  discount_z: number | null
  gearing: number | null
  /** Years in a row. */
  increases: number | null
  dividend_growth: number | null
  cover: number | null
  matures_on: MaybeDay
  redemption_yield: number | null
  coupon: number | null
  country: string | null
  /** Exchange and segment. */
  market: string | null
  /** Codes. */
  indices: Generated<readonly string[]>
  sdr_label: string | null
  hedged: boolean | null
  replication: string | null
  tracking_difference: number | null
  year_position: number | null
  tracked_index: string | null
  after_tax_yield: number | null
  beta: number | null
  wrappers: Generated<readonly string[]>
  price_book: number | null
  operating_margin: number | null
  roce: number | null
  net_debt_ebitda: number | null
  earnings_growth: number | null
  /** Total returns, here and below. */
  return_6m: number | null
  total_return_1y: number | null
  total_return_3y: number | null
  total_return_5y: number | null
  total_return_10y: number | null
  /** Of 12 months each, the latest first. */
  discrete_1: number | null
  discrete_2: number | null
  discrete_3: number | null
  discrete_4: number | null
  discrete_5: number | null
  /** 1 is best, or cheapest. */
  quartile_1y: number | null
  quartile_3y: number | null
  quartile_5y: number | null
  charge_quartile: number | null
  volatility_3y: number | null
  /** Below zero. */
  max_drawdown: number | null
}

export interface ScreenerStateTable {
  id: number
  import_finished_at: Instant
  details_for: Instant | null
}

/** What the form shows of a type of security. */
export interface ScreenerSummariesTable {
  type: SecurityType
  /** That maturities are counted from. */
  day: Day
  securities: number
  /** By column: [value, count] of each value. */
  choices: JsonObject
  /** By column: count, percentiles, bins. */
  distributions: JsonObject
}

/** One column of the figures of a type; what its bytes hold is said in migration 0063. */
export interface ScreenerColumnsTable {
  type: SecurityType
  name: string
  /** Empty for a figure. */
  value: string
  version: string
  bytes: Bytes
}

export interface SavedScreensTable {
  id: GeneratedAlways<number>
  user_id: number
  name: string
  name_key: string
  query: string
}

export type PopularityMeasure = 'HOLDERS' | 'VIEWS'

export interface PopularityTable {
  security_id: number
  measure: PopularityMeasure
  days: number
  people: number
  previous: number | null
  as_at: Day
  source_id: number
}
