import type { Generated } from 'kysely'
import type { Day, Instant } from './column.ts'

export type QuoteState = 'LIVE' | 'DELAYED' | 'CLOSE' | 'INDICATIVE' | 'SUSPENDED' | 'AUCTION'

export type TradeKind = 'AUTOMATIC' | 'AUCTION'

export type NavBasis = 'CUM_FAIR' | 'CUM_PAR' | 'EX_FAIR' | 'EX_PAR'

export interface QuotesTable {
  listing_id: number
  state: QuoteState
  at: Instant
  last: number | null
  bid: number | null
  ask: number | null
  open: number | null
  high: number | null
  low: number | null
  previous_close: number | null
  day_change: number | null
  /** Fraction. */
  day_change_pct: number | null
  volume: number | null
  trades: number | null
  average_volume_30d: number | null
  year_high: number | null
  year_low: number | null
  source_id: number
}

export interface DailyPricesTable {
  listing_id: number
  day: Day
  open: number | null
  high: number | null
  low: number | null
  close: number
  volume: number | null
  source_id: number
}

export interface IntradayPricesTable {
  listing_id: number
  /** Start of the bar. */
  at: Instant
  open: number
  high: number
  low: number
  close: number
  volume: number
  source_id: number
}

/** The latest trades of a listing. */
export interface TradesTable {
  listing_id: number
  at: Instant
  /** Tells trades of one instant apart. */
  sequence: number
  price: number
  shares: number
  kind: TradeKind
  source_id: number
}

export interface NavsTable {
  security_id: number
  day: Day
  basis: NavBasis
  nav: number
  estimated: Generated<boolean>
  source_id: number
}

/** The newest file of prices of a listing. */
export interface PriceFilesTable {
  listing_id: number
  /** Its last day. */
  as_at: Day
}

export type PriceRepairKind = 'UNIT' | 'SPLIT' | 'DIVIDEND' | 'MISSING' | 'OUTLIER'

/** What was mended in imported prices. */
export interface PriceRepairsTable {
  listing_id: number
  day: Day
  kind: PriceRepairKind
  note: string
  source_id: number
}
