import type { BlockState, ReturnPeriod, ReturnRow, ReturnsView, ReturnTable } from '@bellwether/contract'
import { addMonths, dateParts, type IsoDate } from '@bellwether/domain'
import { empty, ready } from '../block-state.ts'
import { discretePeriods } from '../performance.ts'
import { lastDayOfYear } from './chart-window.ts'
import { historyYears, type ReturnHistory, type ReturnLine } from './return-history.ts'

const months = [
  ['1 month', 1],
  ['3 months', 3],
  ['6 months', 6],
  ['1 year', 12],
  ['3 years', 36],
  ['5 years', 60],
  ['10 years', 120],
] as const

/** Periods beyond a year, for which a yearly average says something. */
const years = [3, 5, 10] as const

export function returnsView(history: ReturnHistory | string): BlockState<ReturnsView> {
  if (typeof history === 'string') return empty(history)
  const { asAt, lines, basis, currencyWarning } = history
  const averages = cumulativePeriods(asAt).filter(({ label }) => years.some(count => label === `${count} years`))
  return ready({
    asAt,
    basis,
    currencyWarning,
    cumulative: tableOf(lines, cumulativePeriods(asAt), returnIn),
    annualised: tableOf(lines, averages, (line, period) => annualise(returnIn(line, period), period)),
    discrete: tableOf(
      lines,
      discretePeriods(asAt).map(period => ({ ...period, label: '' })),
      returnIn,
    ),
    calendar: tableOf(lines, calendarYears(asAt, history.security.index.first), returnIn),
  })
}

export function cumulativePeriods(asAt: IsoDate): readonly ReturnPeriod[] {
  const back: ReturnPeriod[] = months.map(([label, count]) => ({ label, from: addMonths(asAt, -count), to: asAt }))
  const yearToDate = { label: 'Year to date', from: lastDayOfYear(dateParts(asAt).year - 1), to: asAt }
  return back.toSpliced(3, 0, yearToDate)
}

/** Complete calendar years of which the security was there from the first day, latest first. */
export function calendarYears(asAt: IsoDate, first: IsoDate | null): readonly ReturnPeriod[] {
  const { year } = dateParts(asAt)
  const latest = asAt === lastDayOfYear(year) ? year : year - 1
  return Array.from({ length: historyYears }, (_, index) => latest - index)
    .map(each => ({ label: String(each), from: lastDayOfYear(each - 1), to: lastDayOfYear(each) }))
    .filter(({ from }) => first !== null && from >= first)
}

function returnIn(line: ReturnLine, { from, to }: ReturnPeriod): number | null {
  return line.index.between(from, to)
}

/** The steady return a year that comes to the same. */
export function annualise(total: number | null, { from, to }: Pick<ReturnPeriod, 'from' | 'to'>): number | null {
  if (total === null || total <= -1) return null
  const [start, end] = [dateParts(from), dateParts(to)]
  const count = end.year - start.year + (end.month - start.month) / 12
  return (1 + total) ** (1 / count) - 1
}

function tableOf(
  lines: readonly ReturnLine[],
  periods: readonly ReturnPeriod[],
  measure: (line: ReturnLine, period: ReturnPeriod) => number | null,
): ReturnTable {
  const rows: ReturnRow[] = lines.map(line => ({
    name: line.name,
    kind: line.kind,
    returns: periods.map(period => measure(line, period)),
  }))
  const own = rows[0]
  const benchmark = rows.find(row => row.kind === 'benchmark')
  if (!own || !benchmark) return { periods, rows }
  const difference = periods.map((_, index) => {
    const [mine, theirs] = [own.returns[index] ?? null, benchmark.returns[index] ?? null]
    return mine === null || theirs === null ? null : mine - theirs
  })
  return { periods, rows: [...rows, { name: 'Difference', kind: 'difference', returns: difference }] }
}
