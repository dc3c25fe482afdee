import { calendarYears, discretePeriods } from '@bellwether/analytics'
import type {
  BlockState,
  Figure,
  ReturnPeriod,
  ReturnRow,
  ReturnsView,
  ReturnTable,
  SectorRank,
} from '@bellwether/contract'
import { addMonths, dateParts, formatDate, shownDifference } from '@bellwether/domain'
import { empty, ready } from '@bellwether/web/view'
import { historyYears, periodsToDate } from '../sector-figures/compared-spans.ts'
import { annualisedFigure, returnFigures, sectorFigures } from './return-calculations.ts'
import type { ReturnHistory, ReturnLine } from './return-history.ts'
import { describeSector, type SectorStanding } from './sector-standing.ts'

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
  const calendar = calendarYears(asAt, history.security.index.first, historyYears).map(({ year, ...span }) => ({
    label: String(year),
    ...span,
  }))
  return ready({
    asAt,
    basis: standing ? `${basis} ${describeSector(standing, asAt)}` : basis,
    currencyWarning,
    sector: standing?.name ?? null,
    explained: [
      ...explainedReturns(
        history,
        long.flatMap(index => periods[index] ?? []),
      ),
      ...periods.flatMap((period, index) =>
        standing
          ? sectorFigures(period, standing.averages[index] ?? null, standing.ranks[index] ?? null, standing.name)
          : [],
      ),
    ],
    cumulative,
    annualised: annualisedOf(cumulative, long),
    discrete: tableOf(linesIn(lines, years), years, sectorIn(standing, periods.length, years.length)),
    calendar: tableOf(linesIn(lines, calendar), calendar, null),
  })
}

function allPeriods({ asAt, managedSince, beginning, security }: ReturnHistory): readonly ReturnPeriod[] {
  return periodsToDate({ asAt, managedSince, beginning, first: security.index.first })
}

function completeYears({ asAt }: ReturnHistory): readonly ReturnPeriod[] {
  return discretePeriods(asAt).map(period => ({ ...period, label: '' }))
}

/** How the security's own returns were calculated: to date, annualised, and in complete years. */
function explainedReturns(history: ReturnHistory, long: readonly ReturnPeriod[]): readonly Figure[] {
  const { security, asAt } = history
  const periods = allPeriods(history)
  return [
    ...returnFigures('to-date', security, periods, (_, index) => periods[index]?.label ?? ''),
    ...long.flatMap(period => {
      const fraction = annualise(security.index.between(period.from, period.to), period)
      return fraction === null ? [] : [annualisedFigure(security, period, fraction, yearsIn(period))]
    }),
    ...returnFigures('year', security, completeYears(history), ({ to }) => `12 months to ${formatDate(to)}`),
    ...returnFigures(
      'calendar',
      security,
      calendarYears(asAt, security.index.first, historyYears),
      ({ to }) => `Calendar year ${to.slice(0, 4)}`,
    ),
  ]
}

/** Annualised. */
export function annualise(total: number | null, period: Pick<ReturnPeriod, 'from' | 'to'> | null): number | null {
  return total === null || total <= -1 || !period ? null : (1 + total) ** (1 / yearsIn(period)) - 1
}

function yearsIn({ from, to }: Pick<ReturnPeriod, 'from' | 'to'>): number {
  const [start, end] = [dateParts(from), dateParts(to)]
  return end.year - start.year + (end.month - start.month) / 12 + (end.day - start.day) / 365.25
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

/** Against the benchmark, or the sector where there is none. A price index is held against the price. */
function differenceIn(rows: readonly ReturnRow[]): ReturnRow | null {
  const other = rows.find(({ kind }) => kind === 'benchmark') ?? rows.find(({ kind }) => kind === 'sector')
  const price = other?.kind === 'benchmark' ? rows.find(({ kind }) => kind === 'price') : undefined
  const own = price ?? rows[0]
  if (!own || !other) return null
  const returns = own.returns.map((mine, index) => {
    const theirs = other.returns[index] ?? null
    return mine === null || theirs === null ? null : shownDifference(mine, theirs)
  })
  const against = other.kind === 'sector' ? 'sector average' : 'index'
  return { name: `Difference vs ${against}${price ? ' (price only)' : ''}`, kind: 'difference', returns }
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
