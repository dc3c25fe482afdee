import type { IsoDate, Price } from '@bellwether/domain'
import type { Figure } from './figure.ts'

/** What the header tells on asking: the day's trading of a share, the dealing times of a fund, what makes up the price of a gilt. */
export interface QuoteDetailsView {
  /** The most telling of it, on what opens the rest. */
  readonly words: string
  readonly figures: readonly Figure[]
  readonly ranges: readonly QuoteRangeView[]
  readonly asAt: IsoDate
}

/** From the lowest to the highest, with the place of the last price from 0 to 1. */
export interface QuoteRangeView {
  readonly label: string
  readonly low: Price
  readonly high: Price
  readonly position: number
}

/** What every page of a product says of it beside the price. */
export interface ProductView {
  /** Null where no score is published. */
  readonly risk: { readonly score: number; readonly scale: number; readonly regime: string } | null
  /** Charges of a year as a fraction; null where the manufacturer has supplied none. */
  readonly charge: number | null
}
