import type { IsoDate } from '@bellwether/domain'
import type { PriceRepair } from '../records/index.ts'

export const priceFields = ['open', 'high', 'low', 'close'] as const

/** A row of a file of prices, while it is looked at and mended. */
export interface SeriesRow {
  readonly day: IsoDate
  open: number | null
  high: number | null
  low: number | null
  close: number
  volume: number | null
  /** Per share, in the unit of the prices; 0 on most days. */
  dividend: number
  /** New shares for one old; 0 on most days. */
  split: number
}

/** Oldest first. */
export type Series = readonly SeriesRow[]

/** Mends rows in place, and says what it did. */
export type Repair = (series: Series, market: MarketOfSeries) => PriceRepair[]

export interface MarketOfSeries {
  /** Prices are quoted in hundredths of the currency, so that pounds and pence are confused. */
  readonly inHundredths: boolean
}

/** How the close changed from the day before, what was paid added: log of the ratio; 0 on the first day. */
export function changeOn(series: Series, index: number): number {
  const before = series[index - 1]?.close
  const row = series[index]
  if (!before || !row?.close) return 0
  // More than nine tenths of the price is not a dividend but a figure in another unit.
  const paid = row.dividend < 0.9 * before ? row.dividend : 0
  return Math.log((row.close + paid) / before)
}

export function multiplyPrices(row: SeriesRow, factor: number): void {
  for (const field of priceFields) {
    const price = row[field]
    if (price !== null) row[field] = withSevenDigits(price * factor)
  }
}

/** Vendors keep prices with some seven digits, so that 33.62 is 33.619999 in their files, and would be 3361.9999 a hundredfold. */
export function withSevenDigits(price: number): number {
  return Number(price.toPrecision(7))
}
