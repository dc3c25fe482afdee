import { type IsoDate, isPresent, type Price } from '@bellwether/domain'
import type { RatioPeriod } from '../key-ratios/ratio-period.ts'
import { type RatioRule, ratioRules } from '../key-ratios/ratio-rules.ts'
import type { Period } from '../statements/period.ts'

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

export interface DatedPrice {
  readonly day: IsoDate
  readonly price: Price | null
}

/** Two years of months; fewer are not representative. */
const minPoints = 24

/** The range of each multiple on these days, on the full-year results published by then. */
export function multipleRanges(
  years: readonly Period[],
  days: readonly DatedPrice[],
): ReadonlyMap<RangedMultiple, MultipleRange> {
  const periods = days.flatMap(day => knownOn(years, day) ?? [])
  const ranges = new Map<RangedMultiple, MultipleRange>()
  for (const key of rangedMultiples) {
    const values = periods.map(ratioRules[key]).flatMap(ratio => (isPresent<number>(ratio) ? [ratio.value] : []))
    if (values.length >= minPoints) ranges.set(key, { low: Math.min(...values), high: Math.max(...values) })
  }
  return ranges
}

function knownOn(years: readonly Period[], { day, price }: DatedPrice): RatioPeriod | null {
  const year = years.findLast(({ column: { publishedOn } }) => publishedOn !== null && publishedOn <= day)
  if (!year || !price) return null
  const { figures } = year
  return {
    reported: year,
    figures,
    before: year.before?.figures ?? null,
    price,
    shares: figures.sharesInIssue,
    nav: null,
    epsForward: null,
  }
}
