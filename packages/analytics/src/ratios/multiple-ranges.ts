import { isPresent } from '@bellwether/domain'
import type { RatioPeriod } from './ratio-period.ts'
import { type RatioRule, ratioRules } from './ratio-rules.ts'

export const rangedMultiples = [
  'priceEarnings',
  'priceBook',
  'priceSales',
  'priceFreeCashFlow',
  'evToEbitda',
] as const satisfies readonly RatioRule[]

export type RangedMultiple = (typeof rangedMultiples)[number]

export interface MultipleRange {
  readonly low: number
  readonly high: number
}

/** Two years of months; fewer are not representative. */
const minPoints = 24

/** The range of each multiple over these periods, one for each month; none with fewer than two years of them. */
export function multipleRanges(periods: readonly RatioPeriod[]): ReadonlyMap<RangedMultiple, MultipleRange> {
  const ranges = new Map<RangedMultiple, MultipleRange>()
  for (const key of rangedMultiples) {
    const values = periods.map(ratioRules[key]).flatMap(ratio => (isPresent<number>(ratio) ? [ratio.value] : []))
    if (values.length >= minPoints) ranges.set(key, { low: Math.min(...values), high: Math.max(...values) })
  }
  return ranges
}
