import { dividendTypeLabels, type IsoDate, type Price } from '@bellwether/domain'
import { totalPaid } from './total-paid.ts'

/** A dividend of a history; `kind` is the label of its type. */
export interface HistoricDividend {
  readonly kind: string
  readonly amount: Price
  readonly financialYear: number | null
  readonly exOn: IsoDate
  readonly estimated: boolean
}

/** Complete, known in part because our history begins within it, or still running. */
export type DividendYearExtent = 'complete' | 'part' | 'running'

export interface DividendYear<D> {
  /** The calendar year of the ex-dividend dates where financial years are not known. */
  readonly financialYear: number
  /** Latest first. */
  readonly dividends: readonly D[]
  /** Null where they were paid in several currencies. */
  readonly total: Price | null
  /** On the year before, as a fraction; null unless both years are complete. */
  readonly change: number | null
  readonly extent: DividendYearExtent
}

/** Which year counts in a history: the financial one, or the calendar year where it is not known of every payment, because the two do not add up. */
export type DividendYearBasis = 'financial' | 'calendar'

export function dividendYearBasis(dividends: readonly Pick<HistoricDividend, 'financialYear'>[]): DividendYearBasis {
  return dividends.every(({ financialYear }) => financialYear !== null) ? 'financial' : 'calendar'
}

export function dividendYearOf(
  { financialYear, exOn }: Pick<HistoricDividend, 'financialYear' | 'exOn'>,
  basis: DividendYearBasis,
): number {
  return basis === 'financial' && financialYear !== null ? financialYear : Number(exOn.slice(0, 4))
}

/** The history by year, latest first. The first year is known in part: our history begins somewhere within it. */
export function dividendYears<D extends HistoricDividend>(dividends: readonly D[]): DividendYear<D>[] {
  const basis = dividendYearBasis(dividends)
  const byYear = Map.groupBy(dividends, dividend => dividendYearOf(dividend, basis))
  const first = Math.min(...byYear.keys())
  const latest = Math.max(...byYear.keys())
  const extentOf = (year: number): DividendYearExtent => {
    const paid = byYear.get(year) ?? []
    const over = year < latest || paid.some(({ kind }) => kind === dividendTypeLabels.FINAL)
    if (!over || paid.some(({ estimated }) => estimated)) return 'running'
    return year === first && byYear.size > 1 ? 'part' : 'complete'
  }
  const years = [...byYear].sort(([a], [b]) => b - a)
  const totals = new Map(years.map(([year, paid]) => [year, totalPaid(paid)]))
  return years.map(([financialYear, paid]) => {
    const comparable = extentOf(financialYear) === 'complete' && extentOf(financialYear - 1) === 'complete'
    return {
      financialYear,
      dividends: paid.toSorted((a, b) => (a.exOn < b.exOn ? 1 : -1)),
      total: totals.get(financialYear) ?? null,
      change: comparable ? changeOf(totals.get(financialYear - 1) ?? null, totals.get(financialYear) ?? null) : null,
      extent: extentOf(financialYear),
    }
  })
}

/** Adds to each payment its change on the same payment a financial year earlier. Estimates are not compared. */
export function withChanges<D extends HistoricDividend>(
  years: readonly DividendYear<D>[],
): DividendYear<D & { readonly onYearBefore: number | null }>[] {
  const declared = new Map(
    years.flatMap(({ financialYear, dividends }) =>
      placed(dividends).flatMap(([place, dividend]) =>
        dividend.estimated ? [] : [[`${financialYear} ${place}`, dividend.amount] as const],
      ),
    ),
  )
  return years.map(year => ({
    ...year,
    dividends: placed(year.dividends).map(([place, dividend]) => ({
      ...dividend,
      onYearBefore: dividend.estimated
        ? null
        : changeOf(declared.get(`${year.financialYear - 1} ${place}`) ?? null, dividend.amount),
    })),
  }))
}

/** The second of a type in a year matches the second of the previous year. Latest first, both ways. */
function placed<D extends HistoricDividend>(dividends: readonly D[]): (readonly [place: string, D])[] {
  const counts = new Map<string, number>()
  return dividends
    .toReversed()
    .map(dividend => {
      const count = (counts.get(dividend.kind) ?? 0) + 1
      counts.set(dividend.kind, count)
      return [`${dividend.kind} ${count}`, dividend] as const
    })
    .toReversed()
}

/** Without a last year that has fewer payments than the one before, which would look like a cut. Oldest first. */
export function wholeYears<D extends HistoricDividend>(dividends: readonly D[]): DividendYear<D>[] {
  const years = dividendYears(dividends).toReversed()
  const [before, latest] = years.slice(-2)
  return before && latest && latest.dividends.length < before.dividends.length ? years.slice(0, -1) : years
}

function changeOf(from: Price | null, to: Price | null): number | null {
  if (!from || !to || from.value === 0 || from.unit !== to.unit) return null
  return to.value / 10 ** to.scale / (from.value / 10 ** from.scale) - 1
}
