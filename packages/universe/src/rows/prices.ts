import type { IsoDate } from '@bellwether/domain'

export type QuoteState = 'LIVE' | 'DELAYED' | 'CLOSE' | 'INDICATIVE' | 'SUSPENDED' | 'AUCTION'

export type TradeKind = 'AUTOMATIC' | 'AUCTION'

export type NavBasis = 'CUM_FAIR' | 'CUM_PAR' | 'EX_FAIR' | 'EX_PAR'

export interface QuoteRow {
  readonly listing_id: number
  readonly state: QuoteState
  readonly at: Date
  readonly last: number | null
  readonly bid: number | null
  readonly ask: number | null
  readonly open: number | null
  readonly high: number | null
  readonly low: number | null
  readonly previous_close: number | null
  readonly day_change: number | null
  /** Fraction. */
  readonly day_change_pct: number | null
  readonly volume: number | null
  readonly trades: number | null
  readonly average_volume_30d: number | null
  readonly year_high: number | null
  readonly year_low: number | null
  readonly source_id: number
}

/** Every daily price of a listing; position by position, the first day first. Null where only closes are published. */
export interface PriceHistoryRow {
  readonly listing_id: number
  readonly days: readonly IsoDate[]
  readonly open: Float64Array | null
  readonly high: Float64Array | null
  readonly low: Float64Array | null
  readonly close: Float64Array
  readonly volume: Float64Array | null
  readonly source_id: number
}

export interface IntradayPriceRow {
  readonly listing_id: number
  /** Start of the bar. */
  readonly at: Date
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volume: number
  readonly source_id: number
}

/** The latest trades of a listing. */
export interface TradeRow {
  readonly listing_id: number
  readonly at: Date
  /** Tells trades of one instant apart. */
  readonly sequence: number
  readonly price: number
  readonly shares: number
  readonly kind: TradeKind
  readonly source_id: number
}

export interface NavRow {
  readonly security_id: number
  readonly day: IsoDate
  readonly basis: NavBasis
  readonly nav: number
  readonly estimated: boolean
  /** Seconds since 1970. */
  readonly published: number
  readonly source_id: number
}
