import type { BlockState, ReturnPeriod, ReturnRow, ReturnsView, ReturnTable, SectorRank } from '@bellwether/contract'
import { addMonths, dateParts, type IsoDate } from '@bellwether/domain'
import { empty, ready } from '@bellwether/web/view'
import { lastDayOfYear } from './chart-window.ts'
import { discretePeriods } from './performance-view.ts'
import { historyYears, type ReturnHistory, type ReturnLine } from './return-history.ts'
import type { SectorStanding } from './sector-standing.ts'

const months = [
  ['1 month', 1],
  ['3 months', 3],
  ['6 months', 6],
  ['1 year', 12],
  ['3 years', 36],
  ['5 years', 60],
  ['10 years', 120],
] as const

/** The periods compared with the sector. */
export function sectorPeriods(history: ReturnHistory): readonly ReturnPeriod[] {
  return [...allPeriods(history), ...completeYears(history)]
}

/** `standing` is for `sectorPeriods`, in the same order. */
export function returnsView(
  history: ReturnHistory | string,
  standing: SectorStanding | null = null,
): BlockState<ReturnsView> {
  if (typeof history === 'string') return empty(history)
  const { asAt, lines, basis, currencyWarning } = history
  const periods = allPeriods(history)
  const cumulative = tableOf(linesIn(lines, periods), periods, sectorIn(standing, 0, periods.length))
  const long = periods.flatMap((period, index) => (addMonths(period.from, 13) <= period.to ? [index] : []))
  const years = completeYears(history)
  const calendar = calendarYears(asAt, history.security.index.first)
  return ready({
    asAt,
    basis: standing ? `${basis} Sector: ${standing.name}.` : basis,
    currencyWarning,
    sector: standing?.name ?? null,
    cumulative,
    annualised: annualisedOf(cumulative, long),
    discrete: tableOf(linesIn(lines, years), years, sectorIn(standing, periods.length, years.length)),
    calendar: tableOf(linesIn(lines, calendar), calendar, null),
  })
}

/** The standard periods, then since manager start and since listing where the price history reaches exactly that far. */
function allPeriods({ asAt, managedSince, beginning, security }: ReturnHistory): readonly ReturnPeriod[] {
  const { first } = security.index
  const yearAgo = addMonths(asAt, -12)
  const since = (label: string, from: IsoDate | null): ReturnPeriod[] =>
    from && first && from >= first && from <= yearAgo ? [{ label, from, to: asAt, dated: true }] : []
  return [
    ...cumulativePeriods(asAt),
    ...since('Since manager start', managedSince),
    ...(beginning && beginning.on > addMonths(asAt, -historyYears * 12) ? since(beginning.words, beginning.on) : []),
  ]
}

function completeYears({ asAt }: ReturnHistory): readonly ReturnPeriod[] {
  return discretePeriods(asAt).map(period => ({ ...period, label: '' }))
}

export function cumulativePeriods(asAt: IsoDate): readonly ReturnPeriod[] {
  const back: ReturnPeriod[] = months.map(([label, count]) => ({ label, from: addMonths(asAt, -count), to: asAt }))
  const yearToDate = { label: 'Year to date', from: lastDayOfYear(dateParts(asAt).year - 1), to: asAt }
  return back.toSpliced(3, 0, yearToDate)
}

/** Calendar years with prices from the first day, latest first. */
export function calendarYears(asAt: IsoDate, first: IsoDate | null): readonly ReturnPeriod[] {
  const { year } = dateParts(asAt)
  const latest = asAt === lastDayOfYear(year) ? year : year - 1
  return Array.from({ length: historyYears }, (_, index) => latest - index)
    .map(each => ({ label: String(each), from: lastDayOfYear(each - 1), to: lastDayOfYear(each) }))
    .filter(({ from }) => first !== null && from >= first)
}

/** Annualised. */
export function annualise(total: number | null, period: Pick<ReturnPeriod, 'from' | 'to'> | null): number | null {
  if (total === null || total <= -1 || !period) return null
  const [start, end] = [dateParts(period.from), dateParts(period.to)]
  const count = end.year - start.year + (end.month - start.month) / 12 + (end.day - start.day) / 365.25
  return (1 + total) ** (1 / count) - 1
}

interface SectorRow {
  readonly row: ReturnRow
  readonly ranks: readonly (SectorRank | null)[]
}

function linesIn(lines: readonly ReturnLine[], periods: readonly ReturnPeriod[]): readonly ReturnRow[] {
  return lines.map(({ name, kind, index }) => ({
    name,
    kind,
    returns: periods.map(({ from, to }) => index.between(from, to)),
  }))
}

function sectorIn(standing: SectorStanding | null, start: number, count: number): SectorRow | null {
  if (!standing) return null
  const part = <T>(values: readonly T[]) => values.slice(start, start + count)
  return {
    row: { name: 'Sector average', kind: 'sector', returns: part(standing.averages) },
    ranks: part(standing.ranks),
  }
}

function tableOf(lines: readonly ReturnRow[], periods: readonly ReturnPeriod[], sector: SectorRow | null): ReturnTable {
  const rows = sector ? [...lines, sector.row] : lines
  const difference = differenceIn(rows)
  return { periods, rows: difference ? [...rows, difference] : rows, ranks: sector?.ranks ?? null }
}

/** Against the benchmark, or the sector where there is none. */
function differenceIn(rows: readonly ReturnRow[]): ReturnRow | null {
  const own = rows[0]
  const other = rows.find(({ kind }) => kind === 'benchmark') ?? rows.find(({ kind }) => kind === 'sector')
  if (!own || !other) return null
  const returns = own.returns.map((mine, index) => {
    const theirs = other.returns[index] ?? null
    return mine === null || theirs === null ? null : mine - theirs
  })
  return {
    name: `Difference vs ${other.kind === 'sector' ? 'sector average' : 'index'}`,
    kind: 'difference',
    returns,
  }
}

function annualisedOf({ periods, rows, ranks }: ReturnTable, picked: readonly number[]): ReturnTable {
  const pick = <T>(values: readonly T[]) => values.filter((_, index) => picked.includes(index))
  const measured = rows
    .filter(({ kind }) => kind !== 'difference')
    .map(row => ({
      ...row,
      returns: pick(row.returns.map((total, index) => annualise(total, periods[index] ?? null))),
    }))
  const difference = differenceIn(measured)
  return {
    periods: pick(periods),
    rows: difference ? [...measured, difference] : measured,
    ranks: ranks && pick(ranks),
  }
}
