import type { IsoDate, Price } from '@bellwether/domain'
import type { Figure } from './figure.ts'

/** Details behind the header: the day's trading of a share, the dealing times of a fund, the parts of a gilt's price. */
export interface QuoteDetailsView {
  /** The key figure, on the control that opens the rest. */
  readonly words: string
  readonly figures: readonly Figure[]
  readonly ranges: readonly QuoteRangeView[]
  readonly asAt: IsoDate
  /** Of a session that goes on: when these figures were taken. Null for a whole day. */
  readonly time: string | null
}

/** From the lowest to the highest, with the position of the last price from 0 to 1. */
export interface QuoteRangeView {
  readonly label: string
  readonly low: Price
  readonly high: Price
  readonly position: number
}

/** What every page of a product shows next to the price. */
export interface ProductView {
  /** Null where no score is published. */
  readonly risk: { readonly score: number; readonly scale: number; readonly regime: string } | null
  /** Charges of a year as a fraction; null where the manufacturer has supplied none. */
  readonly charge: number | null
}
