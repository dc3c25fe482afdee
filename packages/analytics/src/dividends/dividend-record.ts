import { type Price, valueOrNull } from '@bellwether/domain'
import { compoundGrowth } from '../ratios/growth.ts'
import { type DividendYearBasis, dividendYearBasis, dividendYears, type HistoricDividend } from './dividend-years.ts'
import { ordinaryDividends } from './ordinary-dividends.ts'

export interface DividendRecord {
  readonly basis: DividendYearBasis
  /** The last complete financial year; its total is null where it was paid in several currencies. */
  readonly last: { readonly financialYear: number; readonly total: Price | null }
  /** Complete financial years in a row, up to the last, in each of which more was paid than the year before. */
  readonly increases: number
  /** Ordinary dividends of each complete financial year, latest first. */
  readonly totals: readonly { readonly financialYear: number; readonly total: Price | null }[]
  /** Annual rates as fractions; null where our history does not reach back, or from zero. */
  readonly growth: Readonly<Record<1 | 3 | 5 | 10, number | null>>
}

/** The record of ordinary dividends over complete financial years; null with fewer than two. */
export function dividendRecord(dividends: readonly HistoricDividend[]): DividendRecord | null {
  const ordinary = ordinaryDividends(dividends)
  const totals = dividendYears(ordinary)
    .filter(({ extent }) => extent === 'complete')
    .map(({ financialYear, total }) => ({ financialYear, total }))
  const last = totals[0]
  if (!last || totals.length < 2) return null
  const totalOf = (year: number) => totals.find(({ financialYear }) => financialYear === year)?.total ?? null
  const growthOver = (years: number) => {
    const from = inUnit(totalOf(last.financialYear - years), last.total)
    return valueOrNull(compoundGrowth(from, inUnit(last.total, last.total), years))
  }
  const history = totals.map((_, years) => inUnit(totalOf(last.financialYear - years), last.total))
  return {
    basis: dividendYearBasis(ordinary),
    last,
    increases: consecutiveIncreases(history),
    totals,
    growth: { 1: growthOver(1), 3: growthOver(3), 5: growthOver(5), 10: growthOver(10) },
  }
}

/** Null where a year was paid in another currency: growth would depend on an exchange rate. */
function inUnit(total: Price | null, as: Price | null): number | null {
  return total && total.unit === as?.unit ? total.value / 10 ** total.scale : null
}

/** Years in a row, up to the last, in each of which more was paid than the year before. The latest comes first; null is unknown. */
export function consecutiveIncreases(totals: readonly (number | null)[]): number {
  const end = totals.findIndex((total, index) => {
    const before = totals[index + 1] ?? null
    return total === null || before === null || total <= before
  })
  return end < 0 ? 0 : end
}
