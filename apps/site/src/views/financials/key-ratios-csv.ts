import type { FigureValue, RatioTables } from '@bellwether/contract'
import { toPriceNumber } from '@bellwether/domain'
import type { Csv } from '../../csv.ts'

/** The ratios as a file: percentages as fractions, nothing rounded; what says nothing is `n/m`, what is missing empty. */
export function keyRatiosCsv(name: string, tables: RatioTables): Csv {
  const groups = tables.groups.flatMap(({ title, rows }) =>
    rows.map(row => [
      title,
      row.label,
      plain(row.latest),
      ...row.years.map(plain),
      plain(row.average),
      row.median ? plain(row.median) : null,
      row.standing?.above ?? null,
      row.formula,
    ]),
  )
  const growth = tables.growth.map(row => ['Growth', row.label, null, ...row.years.map(plain), null, null, null, null])
  return {
    kind: 'csv',
    name,
    header: [
      'Group',
      'Ratio',
      `Latest (${tables.latest.periodEnd})`,
      ...tables.years.map(({ periodEnd }) => periodEnd),
      'Average',
      'Sector median',
      'Higher than',
      'Formula',
    ],
    rows: [...groups, ...growth],
  }
}

function plain(value: FigureValue): number | string | null {
  switch (value.kind) {
    case 'percent':
      return value.fraction
    case 'ratio':
      return value.value
    case 'score':
      return value.score
    case 'price':
      return toPriceNumber(value.price)
    case 'not-meaningful':
      return 'n/m'
    default:
      return null
  }
}
