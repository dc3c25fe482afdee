import type { SortKey } from '../screener-question.ts'
import type { FigureColumn } from './figure-column.ts'
import type { PositionSet } from './position-set.ts'
import type { ScreenerIndex } from './read-index.ts'

interface Key {
  readonly figures: FigureColumn
  readonly descending: boolean
}

/** The first so many in an order, what lacks the figure last and the lower position first among equals. */
export function firstOf(
  index: ScreenerIndex,
  fitting: PositionSet,
  order: readonly SortKey[],
  count: number,
): readonly number[] {
  const keys = order.flatMap(({ sort, descending }): readonly Key[] => {
    const figures = index.figure(sort)
    return figures === null ? [] : [{ figures, descending }]
  })
  const [first] = keys
  return lowest(first === undefined ? fitting : candidatesBy(first, fitting, count), comparisonBy(keys), count)
}

/** Enough of the first by one key that no other can be among the first by all of them. */
function candidatesBy({ figures, descending }: Key, fitting: PositionSet, count: number): readonly number[] {
  const { values, ascending } = figures
  const found: number[] = []
  let last = Number.NaN
  for (let at = 0; at < ascending.length; at++) {
    const position = ascending[descending ? ascending.length - 1 - at : at] as number
    if (!fitting.has(position)) continue
    const value = values[position] as number
    if (found.length >= count && value !== last) return found
    found.push(position)
    last = value
  }
  for (const position of fitting) if (Number.isNaN(values[position])) found.push(position)
  return found
}

/** The first so many by a comparison, without sorting all of them. */
function lowest(positions: Iterable<number>, compare: (a: number, b: number) => number, count: number): number[] {
  const room = 2 * count + 1_000
  const first: number[] = []
  let last = -1
  for (const position of positions) {
    if (last >= 0 && compare(position, last) > 0) continue
    first.push(position)
    if (first.length < room) continue
    first.sort(compare)
    first.length = count
    last = first.at(-1) ?? -1
  }
  return first.sort(compare).slice(0, count)
}

function comparisonBy(keys: readonly Key[]): (a: number, b: number) => number {
  return keys.reduceRight<(a: number, b: number) => number>(
    (amongEquals, { figures: { values }, descending }) => {
      const sign = descending ? -1 : 1
      return (a, b) => byFigure(values[a] as number, values[b] as number, sign) || amongEquals(a, b)
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
