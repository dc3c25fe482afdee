import { type MultipleRange, multipleRanges, type RangedMultiple, type RatioPeriod } from '@bellwether/analytics'
import { type IsoDate, type Price, priceInCurrency, type RateOn } from '@bellwether/domain'
import type { Period } from '../statements/period.ts'

export interface DatedPrice {
  readonly day: IsoDate
  readonly price: Price | null
  /** Of the close, which may be of some days before. */
  readonly priceDay: IsoDate | null
}

/** The range of each multiple on these days, on the full-year results published by then. */
export function multipleRangesOn(
  years: readonly Period[],
  days: readonly DatedPrice[],
  rateOn: RateOn,
): ReadonlyMap<RangedMultiple, MultipleRange> {
  return multipleRanges(days.flatMap(day => knownOn(years, day, rateOn) ?? []))
}

function knownOn(years: readonly Period[], { day, price, priceDay }: DatedPrice, rateOn: RateOn): RatioPeriod | null {
  const year = years.findLast(({ column: { publishedOn } }) => publishedOn !== null && publishedOn <= day)
  if (!year || !price || !priceDay) return null
  const { figures } = year
  return {
    reported: year,
    figures,
    before: year.before?.figures ?? null,
    price: priceInCurrency(price, priceDay, year.currency, rateOn).price,
    shares: figures.sharesInIssue,
    nav: null,
    epsForward: null,
  }
}
