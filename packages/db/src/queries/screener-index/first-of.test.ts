import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyRows, indexOf, type Row } from '../../../testing/screener-rows.ts'
import type { SortKey } from '../screener-question.ts'
import { firstOf } from './first-of.ts'
import { PositionSet } from './position-set.ts'

const anyOrder = fc.array(
  fc.record({ sort: fc.constantFrom('yield' as const, 'charge' as const), descending: fc.boolean() }),
  { maxLength: 2 },
)

function inOrder(rows: readonly Row[], positions: readonly number[], order: readonly SortKey[]): readonly number[] {
  return order.toReversed().reduce<readonly number[]>((sorted, { sort, descending }) => {
    const figureOf = (position: number) => rows[position]?.[sort as 'yield'] ?? null
    const having = sorted.filter(position => figureOf(position) !== null)
    const sign = descending ? -1 : 1
    return [
      ...having.toSorted((a, b) => sign * (Number(figureOf(a)) - Number(figureOf(b)))),
      ...sorted.filter(position => figureOf(position) === null),
    ]
  }, positions)
}

describe('the order of the screener', () => {
  it('sorts by several figures, what lacks one last and the first that came first among equals', () => {
    fc.assert(
      fc.property(anyRows, anyOrder, fc.nat({ max: 70 }), fc.nat({ max: 3 }), (rows, order, count, left) => {
        const fitting = rows.flatMap((_, position) => (position % 4 === left ? [] : [position]))
        const found = firstOf(indexOf(rows), PositionSet.from(Int32Array.from(fitting), rows.length), order, count)
        expect(found).toEqual(inOrder(rows, fitting, order).slice(0, count))
      }),
    )
  })

  it.each([true, false])('finds the first of many, descending: %s', descending => {
    const rows = Array.from({ length: 5_000 }, (_, position) => ({
      yield: (position * 7_919) % 5_003,
      charge: position % 3,
      sector: null,
    }))
    const positions = rows.map((_, position) => position)
    for (const sort of ['yield', 'charge'] as const) {
      const order = [{ sort, descending }]
      expect(firstOf(indexOf(rows), PositionSet.everyOf(rows.length), order, 25)).toEqual(
        inOrder(rows, positions, order).slice(0, 25),
      )
    }
  })
})
