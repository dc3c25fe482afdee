import type { CostResultView } from '@bellwether/contract'
import {
  type CostFigures,
  costGroupLabels,
  costItemLabels,
  type Money,
  toMajorNumber,
  toPercentNumber,
} from '@bellwether/domain'
import type { Csv } from '@bellwether/web/files'

type Row = Csv['rows'][number]

/** The cost table, or with `years` the projection by year; pounds and percentages as numbers. */
export function costsCsv(view: CostResultView, name: string, table: string | null): Csv {
  return table === 'years' ? yearsCsv(view, name) : statementCsv(view, name)
}

function statementCsv({ costs, product }: CostResultView, name: string): Csv {
  const unknown = new Set<string>(product.state === 'supplied' ? product.unknown : [])
  const rows: Row[] = costs.table.groups.flatMap(({ group, rows: items }) =>
    items.map(row => [
      costGroupLabels[group],
      costItemLabels[row.item],
      ...(unknown.has(row.item) ? figureColumns.map(() => null) : figures(row)),
      unknown.has(row.item) ? 'Unknown, not zero' : null,
    ]),
  )
  if (product.state === 'not-supplied')
    rows.push([costGroupLabels.PRODUCT, 'All', ...figureColumns.map(() => null), 'Unknown, not zero'])
  rows.push(['Total', null, ...figures(costs.table.sum), null])
  if (costs.spread) rows.push(['Spread', null, ...figures(costs.spread), 'Not included in total'])
  return { kind: 'csv', name: `${name}-costs`, header: ['Group', 'Cost', ...figureColumns, 'Note'], rows }
}

function yearsCsv({ costs }: CostResultView, name: string): Csv {
  return {
    kind: 'csv',
    name: `${name}-costs-by-year`,
    header: [
      'End of year',
      'Paid in',
      'Value without costs',
      'Value after costs',
      'Costs in the year',
      'Cumulative costs',
    ],
    rows: costs.years
      .slice(1)
      .map(year => [
        year.year,
        ...[year.paidIn, year.withoutCosts, year.afterCosts, year.costs, year.cumulativeCosts].map(toMajorNumber),
      ]),
  }
}

const figureColumns = [
  '£ year 1',
  '% year 1',
  '£ per later year',
  '% per later year',
  '£ on exit',
  '£ total',
  '% a year average',
]

function figures(row: CostFigures): Row {
  return [
    toMajorNumber(row.firstYear),
    percent(row.firstYearShare),
    pounds(row.laterYears),
    percent(row.laterYearsShare),
    toMajorNumber(row.onExit),
    toMajorNumber(row.total),
    percent(row.totalShare),
  ]
}

function pounds(sum: Money | null): number | null {
  return sum && toMajorNumber(sum)
}

function percent(fraction: number | null): number | null {
  return fraction === null ? null : toPercentNumber(fraction)
}
