import type { RawClose, RawDividend } from '../raw/rows.ts'
import { addMonths } from './calendar.ts'

/**
 * The yield of each day: the last ordinary payment of each kind over the close. A payment gives way to the next of its kind, and counts
 * for thirteen months at most; the first year of the history is left out. `amountOf` is in the unit of the closes.
 */
export function dailyYields(
  dividends: readonly RawDividend[],
  closes: readonly RawClose[],
  amountOf: (dividend: RawDividend) => number,
): readonly { readonly day: string; readonly value: number }[] {
  const declared = dividends.filter(({ status }) => status === 'CONFIRMED')
  const [first] = declared
  if (!first) return []
  const counts = new Map<string, number>()
  const payments = declared
    .filter(({ kind }) => kind !== 'SPECIAL')
    .map(dividend => {
      const year = `${dividend.kind} ${dividend.financialYear ?? dividend.exOn.slice(0, 4)}`
      const count = (counts.get(year) ?? 0) + 1
      counts.set(year, count)
      return {
        place: `${dividend.kind} ${count}`,
        from: dividend.exOn,
        until: addMonths(dividend.exOn, 13),
        amount: amountOf(dividend),
      }
    })
  const known = addMonths(first.exOn, 12)
  return closes
    .filter(({ day, close }) => day >= known && close > 0)
    .map(({ day, close }) => {
      const current = new Map(payments.filter(({ from }) => from <= day).map(each => [each.place, each]))
      const sum = [...current.values()].reduce((total, { until, amount }) => (until > day ? total + amount : total), 0)
      return { day, value: sum / close }
    })
}
