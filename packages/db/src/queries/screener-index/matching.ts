import { toEpochDay } from '@bellwether/domain'
import type { ScreenerFilter, SortKey } from '../screener-question.ts'
import { countBelow } from './figure-column.ts'
import { PositionSet } from './position-set.ts'
import type { ColumnName, ScreenerIndex } from './read-index.ts'

/** The columns that filters and an order are about. */
export function columnsOf(filters: readonly ScreenerFilter[], order: readonly SortKey[]): readonly ColumnName[] {
  return [
    ...filters.map(filter => ({ name: filter.column, value: filter.kind === 'range' ? '' : String(filter.value) })),
    ...order.map(({ sort }) => ({ name: sort, value: '' })),
  ]
}

/** The securities that fit every filter. */
export function matching(index: ScreenerIndex, filters: readonly ScreenerFilter[]): PositionSet {
  return filters
    .map(filter =>
      filter.kind === 'range' ? within(index, filter) : index.having(filter.column, String(filter.value)),
    )
    .reduce((fitting, others) => fitting.intersection(others), PositionSet.everyOf(index.ids.length))
}

type Range = Extract<ScreenerFilter, { kind: 'range' }>

function within(index: ScreenerIndex, { column, from, to }: Range): PositionSet {
  const figures = index.figure(column)
  if (figures === null) return PositionSet.from(new Int32Array(), index.ids.length)
  const numberOf = (bound: number | string) => (column === 'maturity' ? toEpochDay(String(bound)) : Number(bound))
  const start = from === undefined ? 0 : countBelow(figures, numberOf(from), false)
  const end = to === undefined ? figures.ascending.length : countBelow(figures, numberOf(to), true)
  return PositionSet.from(figures.ascending.subarray(start, end), index.ids.length)
}
