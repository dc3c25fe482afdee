import type { IsoDate } from './brand.ts'
import { formatDate } from './format-date.ts'
import { daysBetween } from './iso-date.ts'

/** What may stand beside a price in one figure. */
export type BesidePrice = 'accounts' | 'nav'

interface Reach {
  /** So many days it may be older than the price. */
  readonly older: number
  /** So many days it may be newer. */
  readonly newer: number
}

/** RP-AGE-2, RP-AGE-4: the screener's query takes its limits from here too. */
export const reachOfPrice: Readonly<Record<BesidePrice, Reach>> = {
  // A year, six months to publish it, and some days: the accounts of a company that reports once a year.
  accounts: { older: 550, newer: 31 },
  // Net asset values of a quarter that are published late.
  nav: { older: 200, newer: 31 },
}

/** RP-AGE-1: a long weekend and a holiday. */
export const currentPriceDays = 7
/** RP-AGE-7: a rate may be so many days older than what it converts. */
export const rateDays = 7
/** RP-AGE-3: the last price of a year that ends on a holiday, or during a suspension. */
const periodEndDays = 14
/** RP-AGE-5 */
const comparedHoldingsDays = 366

const words: Readonly<Record<BesidePrice, { readonly name: string; readonly dated: string }>> = {
  accounts: { name: 'Accounts', dated: 'accounts to' },
  nav: { name: 'Net asset value', dated: 'net asset value of' },
}

/** Whether a price is one of these days: only then it has a change of today. */
export function isCurrentPrice(day: IsoDate, today: IsoDate): boolean {
  return daysBetween(day, today) <= currentPriceDays
}

/**
 * Why a price and something else do not make one figure: which of the two is missing or too old. Null where they do.
 */
export function whyNotBesidePrice(what: BesidePrice, day: IsoDate | null, priceDay: IsoDate | null): string | null {
  const { name, dated } = words[what]
  if (priceDay === null) return 'No price'
  if (day === null) return `${name} missing`
  const age = daysBetween(day, priceDay)
  const { older, newer } = reachOfPrice[what]
  if (age > older) return `${name} too old: ${formatDate(day)}, price of ${formatDate(priceDay)}`
  if (age < -newer) return `Price too old: ${formatDate(priceDay)}, ${dated} ${formatDate(day)}`
  return null
}

/** Whether the last close up to the end of a period is a price of that end. */
export function isPriceAtEnd(closeDay: IsoDate, periodEnd: IsoDate): boolean {
  return daysBetween(closeDay, periodEnd) <= periodEndDays
}

/** Whether two portfolios may be compared. */
export function areComparableReports(one: IsoDate, other: IsoDate): boolean {
  return Math.abs(daysBetween(one, other)) <= comparedHoldingsDays
}
