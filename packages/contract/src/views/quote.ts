import type { IsoDate, MarketCode, Price, SecurityType } from '@bellwether/domain'

export type QuoteState = 'LIVE' | 'DELAYED' | 'CLOSE' | 'INDICATIVE' | 'SUSPENDED' | 'AUCTION'

/** The last price and what surrounds it. Field names are the specification's. */
export interface QuoteView {
  readonly marketCode: MarketCode
  readonly currency: string
  readonly lastPrice: Price | null
  readonly bidPrice: Price | null
  readonly askPrice: Price | null
  readonly dayChange: Price | null
  readonly dayChangePct: number | null
  readonly exchangeCode: string
  readonly typename: SecurityType
  readonly state: QuoteState
  /** Instant of the price, and the zone to tell it in. */
  readonly at: string
  readonly zone: string
  /** Funds are priced once a day: then this is the day and the time is not shown. */
  readonly pricedDaily: boolean
  readonly streamable: boolean
  readonly open: Price | null
  readonly high: Price | null
  readonly low: Price | null
  readonly previousClose: Price | null
  readonly yearHigh: Price | null
  readonly yearLow: Price | null
  readonly volume: number | null
  readonly averageVolume30d: number | null
  /** How many trades made the volume. */
  readonly trades: number | null
  readonly sparkline: SparklineView | null
}

/** Points evenly spaced in time, at the quote's scale; fewer than two points make no sparkline. */
export interface SparklineView {
  readonly points: readonly number[]
  readonly baseline: number | null
  readonly words: string
}

export interface Identity {
  readonly name: string
  readonly shortName: string
  readonly type: SecurityType
  readonly typeWords: string
  readonly marketCode: MarketCode
  readonly ticker: string | null
  readonly isin: string
  readonly sedol: string | null
  readonly exchangeName: string
  readonly segment: string | null
  readonly complex: boolean
  readonly statusReason: string | null
  readonly simulated: boolean
  readonly sourceName: string
  readonly asAt: IsoDate
}
