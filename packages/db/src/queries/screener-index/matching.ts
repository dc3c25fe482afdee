import { toEpochDay } from '@bellwether/domain'
import type { ScreenerFilter, SortKey } from '../screener-question.ts'
import type { ColumnName, ScreenerIndex } from './read-index.ts'

/** The columns that filters and an order are about. */
export function columnsOf(filters: readonly ScreenerFilter[], order: readonly SortKey[]): readonly ColumnName[] {
  return [
    ...filters.map(filter => ({ name: filter.column, value: filter.kind === 'range' ? '' : String(filter.value) })),
    ...order.map(({ sort }) => ({ name: sort, value: '' })),
  ]
}

/** Positions of the securities that fit every filter, lowest first. */
export function matching(index: ScreenerIndex, filters: readonly ScreenerFilter[]): Int32Array {
  return filters.reduce<Int32Array>(
    (fitting, filter) =>
      filter.kind === 'range'
        ? within(fitting, index.figure(filter.column), boundsOf(filter))
        : inBoth(fitting, index.having(filter.column, String(filter.value))),
    positionsOf(index.ids.length),
  )
}

function positionsOf(count: number): Int32Array {
  const positions = new Int32Array(count)
  for (let position = 0; position < count; position++) positions[position] = position
  return positions
}

type Range = Extract<ScreenerFilter, { kind: 'range' }>
type Bounds = readonly [from: number, to: number]

function boundsOf({ column, from, to }: Range): Bounds {
  const numberOf = (bound: number | string) => (column === 'maturity' ? toEpochDay(String(bound)) : Number(bound))
  return [from === undefined ? -Infinity : numberOf(from), to === undefined ? Infinity : numberOf(to)]
}

function within(positions: Int32Array, figures: Float64Array | null, [from, to]: Bounds): Int32Array {
  if (figures === null) return new Int32Array()
  const kept = new Int32Array(positions.length)
  let count = 0
  for (let at = 0; at < positions.length; at++) {
    const position = positions[at] as number
    const figure = figures[position] as number
    // What has no figure is NaN, which is neither.
    if (figure >= from && figure <= to) kept[count++] = position
  }
  return kept.subarray(0, count)
}

/** Of two lists from the lowest to the highest. */
function inBoth(positions: Int32Array, others: Int32Array): Int32Array {
  let at = 0
  return positions.filter(position => {
    while ((others[at] as number) < position) at += 1
    return others[at] === position
  })
}

/** The first so many in an order, what lacks the figure last and the lower position first among equals. */
export function firstOf(
  index: ScreenerIndex,
  positions: Int32Array,
  order: readonly SortKey[],
  count: number,
): readonly number[] {
  const compare = comparisonBy(index, order)
  const room = 2 * count + 1_000
  const first: number[] = []
  let last = -1
  for (let at = 0; at < positions.length; at++) {
    const position = positions[at] as number
    if (last >= 0 && compare(position, last) > 0) continue
    first.push(position)
    if (first.length < room) continue
    first.sort(compare)
    first.length = count
    last = first.at(-1) ?? -1
  }
  return first.sort(compare).slice(0, count)
}

function comparisonBy(index: ScreenerIndex, order: readonly SortKey[]): (a: number, b: number) => number {
  return order.reduceRight<(a: number, b: number) => number>(
    (amongEquals, { sort, descending }) => {
      const figures = index.figure(sort)
      const sign = descending ? -1 : 1
      return figures === null
        ? amongEquals
        : (a, b) => byFigure(figures[a] as number, figures[b] as number, sign) || amongEquals(a, b)
    },
    (a, b) => a - b,
  )
}

function byFigure(a: number, b: number, sign: number): number {
  if (a < b) return -sign
  if (a > b) return sign
  if (a === b) return 0
  return Number(Number.isNaN(a)) - Number(Number.isNaN(b))
}
