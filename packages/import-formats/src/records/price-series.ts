import type { IsoDate, MarketCode } from '@bellwether/domain'

/** Daily prices of one listing, adjusted for splits, not for dividends; oldest first. */
export interface PriceSeriesRecord {
  readonly kind: 'price-series'
  readonly symbol: MarketCode
  /** Of the prices, where the file or the operator says it. */
  readonly unit: string | null
  /** What the series shows of its unit by itself; null where that is nothing. */
  readonly shows: 'major' | 'hundredths' | null
  readonly bars: PriceColumns
  /** Not adjusted yet: the splits that are known are applied when it is stored. */
  readonly raw: boolean
  readonly dividends: readonly SeriesDividend[]
  readonly splits: readonly SeriesSplit[]
  readonly repairs: readonly PriceRepair[]
}

/** Of each day one element of every list. As lists they take half the room and time on their way that objects would. */
export interface PriceColumns {
  readonly day: readonly IsoDate[]
  readonly open: readonly (number | null)[]
  readonly high: readonly (number | null)[]
  readonly low: readonly (number | null)[]
  readonly close: readonly number[]
  readonly volume: readonly (number | null)[]
}

export interface SeriesDividend {
  readonly exOn: IsoDate
  /** In the unit of the prices, adjusted as they are. */
  readonly amount: number
}

export interface SeriesSplit {
  readonly day: IsoDate
  /** New shares for one old: 4, or 0.1 for a consolidation of ten to one. */
  readonly ratio: number
}

/** What was mended, for the report and for the table of a chart's data. */
export interface PriceRepair {
  readonly day: IsoDate
  readonly kind: 'UNIT' | 'SPLIT' | 'DIVIDEND' | 'MISSING' | 'OUTLIER'
  readonly note: string
}
