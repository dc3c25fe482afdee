import { type Price, percentChange, subtractPrices } from '../price.ts'
import { type DealingHours, marketDay } from './market-day.ts'

/** A price against the close of the session before its own. */
export interface DayChange {
  readonly amount: Price
  /** 0.0146 for +1.46%. */
  readonly fraction: number
}

/** The one day change of headers, lists, tickets, charts and live ticks. Null without a close to compare with. */
export function dayChangeOf(price: Price | null, previousClose: Price | null): DayChange | null {
  if (!price || !previousClose || previousClose.value === 0) return null
  return { amount: subtractPrices(price, previousClose), fraction: percentChange(previousClose, price) }
}

interface StoredQuote {
  readonly at: Date
  readonly last: number | null
  readonly previousClose: number | null
}

/**
 * The close that a price at `time` is measured from: the quote's previous close while the quote is of the same session, and
 * its last price once that session is over.
 */
export function closeBefore(
  { at, last, previousClose }: StoredQuote,
  exchange: string,
  time: number,
  hours: DealingHours,
): number | null {
  const quoted = marketDay(exchange, at.getTime(), hours)
  return quoted.from === marketDay(exchange, time, hours).from ? previousClose : (last ?? previousClose)
}
