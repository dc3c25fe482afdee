import { type Period, periodStart } from '@bellwether/analytics'
import type { ReturnPeriod } from '@bellwether/contract'
import { addMonths, type IsoDate } from '@bellwether/domain'
import type { Beginning } from './beginning.ts'

const labels = {
  '1M': '1 month',
  '3M': '3 months',
  '6M': '6 months',
  YTD: 'Year to date',
  '1Y': '1 year',
  '3Y': '3 years',
  '5Y': '5 years',
  '10Y': '10 years',
} as const satisfies Partial<Record<Period, string>>

export type StandardPeriod = keyof typeof labels
export const standardPeriods = Object.keys(labels) as readonly StandardPeriod[]

/** The periods of a table of cumulative returns that ends on `asAt`. */
export function cumulativePeriods(
  asAt: IsoDate,
  periods: readonly StandardPeriod[] = standardPeriods,
): readonly ReturnPeriod[] {
  return periods.map(period => ({ label: labels[period], from: periodStart(period, asAt, asAt), to: asAt }))
}

/** Since the first price, for a security that is younger than the longest period shown and older than a year. */
export function sinceBeginning(beginning: Beginning | null, asAt: IsoDate, longest: IsoDate): readonly ReturnPeriod[] {
  return beginning ? sinceDay(beginning.words, beginning.on > longest ? beginning.on : null, beginning.on, asAt) : []
}

/** Since a day of its own, where the prices reach back that far and a year has passed. */
export function sinceDay(
  label: string,
  from: IsoDate | null,
  first: IsoDate | null,
  asAt: IsoDate,
): readonly ReturnPeriod[] {
  return from && first && from >= first && from <= addMonths(asAt, -12) ? [{ label, from, to: asAt, dated: true }] : []
}
