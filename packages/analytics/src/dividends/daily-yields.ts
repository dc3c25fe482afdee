import { convertPrice, dividendYearStart, type IsoDate, type Price, toPriceNumber } from '@bellwether/domain'
import type { HistoricDividend } from './dividend-years.ts'
import { ordinaryDividends } from './ordinary-dividends.ts'

export interface DailyYield {
  readonly day: IsoDate
  /** Null on a day without a price above zero. */
  readonly value: number | null
}

/**
 * Dividend yield of each day: the ordinary dividends of the twelve months to it ÷ its price, as at the head of the page on that day. Dividends are
 * declared, not estimated, and in the currency of the prices; the first ex-dividend date comes first, and so does the first day.
 */
export function dailyDividendYields(
  declared: readonly HistoricDividend[],
  closes: readonly { readonly day: IsoDate; readonly price: Price }[],
): DailyYield[] {
  const [first] = closes
  const payments = first
    ? ordinaryDividends(declared).map(({ exOn, amount }) => ({
        exOn,
        amount: toPriceNumber(convertPrice(amount, first.price.unit)),
      }))
    : []
  let [oldest, next] = [0, 0]
  return closes.map(({ day, price }) => {
    while ((payments[next]?.exOn ?? after) <= day) next += 1
    while (oldest < next && (payments[oldest]?.exOn ?? after) <= dividendYearStart(day)) oldest += 1
    const sum = payments.slice(oldest, next).reduce((total, { amount }) => total + amount, 0)
    const last = toPriceNumber(price)
    return { day, value: last > 0 ? sum / last : null }
  })
}

/** After every day. */
const after = '9999-12-31'
