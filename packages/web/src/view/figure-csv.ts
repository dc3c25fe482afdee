import type { FigureTableView, FigureValue } from '@bellwether/contract'
import { toMajorNumber, toPriceNumber } from '@bellwether/domain'
import type { Csv } from '../files/csv.ts'

/** A figure as a plain value for a file: percentages as fractions, money in major units; `n/m` where not meaningful, empty where missing. */
export function plainFigure(value: FigureValue): number | string | null {
  switch (value.kind) {
    case 'percent':
      return value.fraction
    case 'ratio':
      return value.value
    case 'score':
      return value.score
    case 'count':
      return value.count
    case 'price':
    case 'change':
      return toPriceNumber(value.price)
    case 'money':
      return toMajorNumber(value.money)
    case 'date':
      return value.date
    case 'text':
      return value.text
    case 'not-meaningful':
      return 'n/m'
    case 'absent':
      return null
  }
}

/** A table of figures as a file, with the currency of its money in a column of its own. */
export function figureTableCsv(name: string, { columns, rows }: FigureTableView): Csv {
  const currency = rows.flatMap(({ cells }) => cells).find(cell => cell.kind === 'money')?.money.currency
  return {
    kind: 'csv',
    name,
    header: [...columns.map(({ label }) => label), ...(currency ? ['Currency'] : [])],
    rows: rows.map(({ cells }) => [...cells.map(plainFigure), ...(currency ? [currency] : [])]),
  }
}
