/** What a reader calculates from the figures on a page, which are rounded. */
import { roundedSize } from './format-number.ts'

/** Of two fractions as `formatPercent` shows them, so that what a reader subtracts is what stands beside them. */
export function shownDifference(a: number, b: number): number {
  return shownTotal([a, -b])
}

/** Of a column of fractions as `formatPercent` shows them: what a reader adds up is the total below it. */
export function shownTotal(fractions: readonly number[]): number {
  return fractions.reduce((sum, fraction) => sum + shownSize(fraction, 4), 0) / 10_000
}

/** As `formatNumber` shows it. */
export function shownNumber(n: number, decimals: number): number {
  return shownSize(n, decimals) / 10 ** decimals
}

function shownSize(n: number, decimals: number): number {
  return (n < 0 ? -1 : 1) * Number(roundedSize(n, decimals))
}
