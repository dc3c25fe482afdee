import type { SecurityType } from '@bellwether/domain'
import type { Day, Instant, MaybeDay } from './column.ts'

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
}

export interface ScreenerStateTable {
  id: number
  import_finished_at: Instant
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
