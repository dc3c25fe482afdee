import type { RatioTables } from '@bellwether/contract'
import type { Csv } from '@bellwether/web/files'
import { plainFigure } from '@bellwether/web/view'

/** The ratios as a file: percentages as fractions, nothing rounded; `n/m` where not meaningful, empty where missing. */
export function keyRatiosCsv(name: string, tables: RatioTables): Csv {
  const groups = tables.groups.flatMap(({ title, rows }) =>
    rows.map(row => [
      title,
      row.label,
      plainFigure(row.latest),
      ...row.years.map(plainFigure),
      plainFigure(row.average),
      row.median ? plainFigure(row.median) : null,
      row.standing?.above ?? null,
      null,
      null,
      row.formula,
    ]),
  )
  const growth = tables.growth.map(row => [
    'Growth',
    row.label,
    null,
    ...row.years.map(plainFigure),
    null,
    null,
    null,
    plainFigure(row.threeYears),
    plainFigure(row.fiveYears),
    null,
  ])
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
      '3-year CAGR',
      '5-year CAGR',
      'Formula',
    ],
    rows: [...groups, ...growth],
  }
}
