import type { IsoDate, Price } from '@bellwether/domain'
import type { Figure } from './figure.ts'

/** Details behind the header: the day's trading of a share, the dealing times of a fund, the parts of a gilt's price. */
export interface QuoteDetailsView {
  /** Of a fund, its dealing times, on the control that opens the rest. Null for what is traded: the control says its range and volume. */
  readonly words: string | null
  readonly figures: readonly Figure[]
  readonly day: PriceRangeView | null
  /** Of 52 weeks. */
  readonly year: PriceRangeView | null
  readonly lastPrice: Price | null
  /** Null where none is known. */
  readonly volume: number | null
  readonly asAt: IsoDate
  /** Of a session that goes on: when these figures were taken. Null for a whole day. */
  readonly time: string | null
}

export interface PriceRangeView {
  readonly low: Price
  readonly high: Price
}

/** What every page of a product shows next to the price. */
export interface ProductView {
  /** Null where no score is published. */
  readonly risk: { readonly score: number; readonly scale: number; readonly regime: string } | null
  /** Charges of a year as a fraction; null where the manufacturer has supplied none. */
  readonly charge: number | null
}
