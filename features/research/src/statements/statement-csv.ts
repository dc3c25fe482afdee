import { isPresent, lineNumber, type StatementKind, toPercentNumber } from '@bellwether/domain'
import type { Csv } from '@bellwether/web/files'
import { derivedRows } from './derived-rows.ts'
import type { FigureRow } from './figure-row.ts'
import type { Period } from './period.ts'
import { statementRows } from './statement-table.ts'

/** Every period and every line of a statement, nil ones too, as reported and unrounded. */
export function statementCsv(name: string, kind: StatementKind, periods: readonly Period[]): Csv | null {
  const shown = periods.filter(period => period[kind] !== null)
  const [latest] = shown.slice(-1)
  if (!latest) return null
  return rowsCsv(name, [...statementRows(kind, latest.template), ...derivedRows[kind]], shown)
}

export function rowsCsv(name: string, rows: readonly FigureRow[], periods: readonly Period[]): Csv {
  const about = (label: string, of: (period: Period) => string | number | null) => [label, '', ...periods.map(of)]
  return {
    kind: 'csv',
    name,
    header: ['Line', 'Unit', ...periods.map(({ column }) => column.periodEnd)],
    rows: [
      about('Status', ({ column }) => (column.forecast ? 'Forecast' : column.audited ? 'Audited' : 'Unaudited')),
      about('Months', ({ column }) => column.months),
      about('Restated', ({ column }) => (column.restated ? 'Yes' : 'No')),
      about('Published', ({ column }) => column.publishedOn),
      ...rows.map(row => [
        row.label,
        unitName(row, periods[0]?.currency ?? ''),
        ...periods.map(period => plainNumber(row, period)),
      ]),
    ],
  }
}

function unitName({ unit }: FigureRow, currency: string): string {
  switch (unit) {
    case 'MONEY':
      return currency
    case 'PER_SHARE':
      return `${currency} per share`
    case 'SHARES':
      return 'shares'
    case 'TIMES':
    case 'MULTIPLE':
      return 'times'
    default:
      return '%'
  }
}

function plainNumber(row: FigureRow, period: Period): number | null {
  const value = row.of(period)
  if (!isPresent<number>(value)) return null
  switch (row.unit) {
    case 'FRACTION':
    case 'POINTS':
      return toPercentNumber(value.value)
    case 'TIMES':
    case 'MULTIPLE':
      return value.value
    default:
      return lineNumber(value.value, row.unit, period.currency)
  }
}
