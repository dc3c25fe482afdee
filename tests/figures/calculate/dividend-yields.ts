import type { RawClose, RawDividend } from '../raw/rows.ts'
import { addMonths } from './calendar.ts'

/** The ordinary dividends that went ex in the twelve months to a day; estimates are not counted. */
export function paidInYear(dividends: readonly RawDividend[], day: string): readonly RawDividend[] {
  const after = addMonths(day, -12)
  return dividends.filter(
    ({ kind, status, exOn }) => kind !== 'SPECIAL' && status === 'CONFIRMED' && exOn > after && exOn <= day,
  )
}

/** The yield of each day on its own close; the first year of the history is left out. `amountOf` is in the unit of the closes. */
export function dailyYields(
  dividends: readonly RawDividend[],
  closes: readonly RawClose[],
  amountOf: (dividend: RawDividend) => number,
): readonly { readonly day: string; readonly value: number }[] {
  const first = dividends.find(({ status }) => status === 'CONFIRMED')
  if (!first) return []
  const known = addMonths(first.exOn, 12)
  return closes
    .filter(({ day, close }) => day >= known && close > 0)
    .map(({ day, close }) => ({
      day,
      value: paidInYear(dividends, day).reduce((sum, each) => sum + amountOf(each), 0) / close,
    }))
}
