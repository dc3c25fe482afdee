import { addMonths, convertPrice, type IsoDate, type Price, toPriceNumber } from '@bellwether/domain'
import type { HistoricDividend } from './dividend-years.ts'
import { ordinaryDividends } from './ordinary-dividends.ts'

/** Ordinary dividends recur within this, whichever day of the month they go ex. */
const recurrenceMonths = 13

export interface DailyYield {
  readonly day: IsoDate
  /** Null on a day without a price above zero. */
  readonly value: number | null
}

/**
 * Dividend yield of each day: the last ordinary payment of each type ÷ the price. Plain 12-month sums would count a final dividend twice or not at all for
 * the days by which its ex-dividend date moves from year to year. Dividends are declared, not estimated, and in the currency of the prices; the
 * first ex-dividend date comes first, and so does the first day.
 */
export function dailyDividendYields(
  declared: readonly HistoricDividend[],
  closes: readonly { readonly day: IsoDate; readonly price: Price }[],
): DailyYield[] {
  const [first] = closes
  const payments = first ? toPayments(ordinaryDividends(declared), first.price.unit) : []
  const current = new Map<string, Payment>()
  let next = 0
  return closes.map(({ day, price }) => {
    for (let payment = payments[next]; payment && payment.exOn <= day; payment = payments[++next])
      current.set(payment.place, payment)
    let sum = 0
    for (const { until, amount } of current.values()) if (until > day) sum += amount
    const last = toPriceNumber(price)
    return { day, value: last > 0 ? sum / last : null }
  })
}

interface Payment {
  readonly exOn: IsoDate
  readonly until: IsoDate
  /** The place in the year, which the next of the same kind takes over. */
  readonly place: string
  readonly amount: number
}

function toPayments(declared: readonly HistoricDividend[], unit: string): Payment[] {
  const counts = new Map<string, number>()
  return declared.map(({ kind, financialYear, exOn, amount }) => {
    const year = `${kind} ${financialYear ?? exOn.slice(0, 4)}`
    const count = (counts.get(year) ?? 0) + 1
    counts.set(year, count)
    return {
      exOn,
      until: addMonths(exOn, recurrenceMonths),
      place: `${kind} ${count}`,
      amount: toPriceNumber(convertPrice(amount, unit)),
    }
  })
}
