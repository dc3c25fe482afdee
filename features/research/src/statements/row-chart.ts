import type { YearChartView, YearSeries } from '@bellwether/contract'
import { isPresent } from '@bellwether/domain'
import { cellOf, type FigureRow } from './figure-row.ts'
import type { Period } from './period.ts'

/** A row over the periods, oldest first; none where it has no figure at all. */
export function seriesOf(row: FigureRow | null, periods: readonly Period[]): readonly YearSeries[] {
  if (!row) return []
  const values = periods.map(period => {
    const cell = cellOf(row, period)
    return isPresent<number>(cell) ? cell.value : null
  })
  return values.some(value => value !== null) ? [{ name: row.label, unit: row.unit, values }] : []
}

/** One row as bars; null where there is no such row or nothing in it. */
export function rowChart(
  rows: readonly FigureRow[],
  periods: readonly Period[],
  key: string | null,
): YearChartView | null {
  const row = rows.find(candidate => candidate.key === key)
  const [latest] = periods.slice(-1)
  if (!row || !latest) return null
  const bars = seriesOf(row, periods)
  if (bars.length === 0) return null
  return {
    key: row.key,
    title: row.label,
    currency: latest.currency,
    years: periods.map(({ column }) => ({ label: String(column.fiscalYear), forecast: column.forecast })),
    bars,
    line: null,
    note: row.definition,
  }
}
