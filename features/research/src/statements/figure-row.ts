import { compoundGrowth, type ExplainedRatio, lineGrowth, mean } from '@bellwether/analytics'
import type { OverYears, PeriodRow, RowUnit } from '@bellwether/contract'
import { absent, isPresent, type LineLevel, present, type Ratio } from '@bellwether/domain'
import type { Period } from './period.ts'

/** A row of a table by period: its label and how to read or calculate it. */
export interface FigureRow {
  readonly key: string
  readonly label: string
  readonly definition: string
  readonly level: LineLevel
  readonly unit: RowUnit
  readonly of: (period: Period) => Ratio
  readonly over: OverYears['kind'] | null
  /** Of a row that we calculate. */
  readonly formula?: ExplainedRatio
}

/** What a forecast does not cover is left empty rather than called missing. */
export function cellOf(row: FigureRow, period: Period): Ratio {
  const value = row.of(period)
  return period.column.forecast && 'absent' in value ? absent('NOT_APPLICABLE') : value
}

/** Against the same period a year before; percentages differ in points. */
export function growthOf(row: FigureRow, period: Period): Ratio {
  if (!period.before) return absent('NOT_REPORTED', 'No comparable earlier period')
  const [from, to] = [cellOf(row, period.before), cellOf(row, period)]
  if (!isPresent<number>(to)) return to
  if (!isPresent<number>(from)) return absent('NOT_REPORTED', 'Not reported a year earlier')
  switch (row.unit) {
    case 'PERCENT':
      return present((to.value - from.value) / 10_000)
    case 'FRACTION':
      return present(to.value - from.value)
    default:
      return lineGrowth(from.value, to.value)
  }
}

/** `periods` are the columns, oldest first. Growth and average are of the reported ones. */
export function toPeriodRow(row: FigureRow, periods: readonly Period[]): PeriodRow {
  const past = periods.filter(({ column }) => !column.forecast)
  return {
    key: row.key,
    label: row.label,
    definition: row.definition,
    level: row.level,
    unit: row.unit,
    cells: periods.map(period => cellOf(row, period)),
    trend: trendOf(row, past),
    over: overYears(row, past),
  }
}

function trendOf(row: FigureRow, past: readonly Period[]): readonly (number | null)[] {
  return past.map(period => {
    const value = row.of(period)
    return isPresent<number>(value) ? value.value : null
  })
}

function overYears(row: FigureRow, past: readonly Period[]): OverYears | null {
  const [first, last] = [past[0], past.at(-1)]
  if (row.over === null || !first || !last) return null
  const values = trendOf(row, past)
  if (row.over === 'AVERAGE') {
    const given = values.filter(value => value !== null)
    if (given.length === 0) return null
    return {
      kind: 'AVERAGE',
      value: present(mean(given)),
      years: given.length,
    }
  }
  const years = last.column.fiscalYear - first.column.fiscalYear
  if (years < 2) return null
  return { kind: 'CAGR', value: compoundGrowth(values[0] ?? null, values.at(-1) ?? null, years), years }
}
