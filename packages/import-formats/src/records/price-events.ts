import type { MarketCode } from '@bellwether/domain'
import type { SeriesDividend, SeriesSplit } from './price-series.ts'

/** Dividends and splits of a listing, of a file that has no prices. */
export interface PriceEventsRecord {
  readonly kind: 'price-events'
  readonly symbol: MarketCode
  /** Of the dividends. */
  readonly unit: string
  /** Adjusted for the splits. */
  readonly dividends: readonly SeriesDividend[]
  readonly splits: readonly SeriesSplit[]
}
