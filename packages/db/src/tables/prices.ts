import type { IsoDate } from '@bellwether/domain'
import type { Bytes, Day, Instant, MaybeBytes, ReadOnly } from './column.ts'

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

/** The days of a calendar year, each field as bytes: see packages/db/src/series. */
export interface DailyPriceYearsTable {
  listing_id: number
  year: number
  first_day: Day
  last_day: Day
  days: Bytes
  opens: MaybeBytes
  highs: MaybeBytes
  lows: MaybeBytes
  closes: Bytes
  volumes: MaybeBytes
  source_id: number
  /** Of each day, where they differ. */
  sources: MaybeBytes
}

/** A row for each day of the years above. */
export interface DailyPricesView {
  listing_id: ReadOnly<number>
  day: ReadOnly<IsoDate>
  open: ReadOnly<number | null>
  high: ReadOnly<number | null>
  low: ReadOnly<number | null>
  close: ReadOnly<number>
  volume: ReadOnly<number | null>
  source_id: ReadOnly<number>
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

export interface NavYearsTable {
  security_id: number
  basis: NavBasis
  year: number
  first_day: Day
  last_day: Day
  days: Bytes
  navs: Bytes
  /** 1 for a value that is estimated, none for others. */
  estimates: MaybeBytes
  /** Seconds since 1970; none where it is not known. */
  published: MaybeBytes
  source_id: number
  sources: MaybeBytes
}

export interface NavsView {
  security_id: ReadOnly<number>
  day: ReadOnly<IsoDate>
  basis: ReadOnly<NavBasis>
  nav: ReadOnly<number>
  estimated: ReadOnly<boolean>
  published_at: ReadOnly<Date | null>
  source_id: ReadOnly<number>
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
