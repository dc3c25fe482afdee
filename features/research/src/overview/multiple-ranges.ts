import { type MultipleRange, multipleRanges, type RangedMultiple, type RatioPeriod } from '@bellwether/analytics'
import type { IsoDate, Price } from '@bellwether/domain'
import type { Period } from '../statements/period.ts'

export interface DatedPrice {
  readonly day: IsoDate
  readonly price: Price | null
}

/** The range of each multiple on these days, on the full-year results published by then. */
export function multipleRangesOn(
  years: readonly Period[],
  days: readonly DatedPrice[],
): ReadonlyMap<RangedMultiple, MultipleRange> {
  return multipleRanges(days.flatMap(day => knownOn(years, day) ?? []))
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
