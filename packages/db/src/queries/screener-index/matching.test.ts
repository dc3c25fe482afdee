import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ScreenerFilter, SortKey } from '../screener-question.ts'
import { firstOf, matching } from './matching.ts'
import type { ScreenerIndex } from './read-index.ts'

interface Row {
  readonly yield: number | null
  readonly charge: number | null
  readonly sector: string | null
}

const figure = fc.option(fc.integer({ min: -3, max: 3 }))
const anyRows = fc.array(
  fc.record({ yield: figure, charge: figure, sector: fc.option(fc.constantFrom('Banks', 'Retailers')) }),
  { maxLength: 60 },
)
const anyOrder = fc.array(
  fc.record({ sort: fc.constantFrom('yield' as const, 'charge' as const), descending: fc.boolean() }),
  { maxLength: 2 },
)
const anyFilters: fc.Arbitrary<readonly ScreenerFilter[]> = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('range' as const),
      column: fc.constantFrom('yield' as const, 'charge' as const),
      from: fc.integer({ min: -3, max: 1 }),
      to: fc.integer({ min: -1, max: 3 }),
    }),
    fc.record({
      kind: fc.constant('choice' as const),
      column: fc.constant('sector' as const),
      value: fc.constantFrom('Banks', 'Retailers'),
    }),
  ),
  { maxLength: 3 },
)

function indexOf(rows: readonly Row[]): ScreenerIndex {
  return {
    ids: Int32Array.from(rows, (_, position) => position + 1),
    figure: name => Float64Array.from(rows, row => row[name as 'yield'] ?? Number.NaN),
    having: (_, value) => Int32Array.from(rows.flatMap(({ sector }, position) => (sector === value ? [position] : []))),
  }
}

function fits(row: Row, filter: ScreenerFilter): boolean {
  if (filter.kind !== 'range') return row.sector === filter.value
  const value = row[filter.column as 'yield']
  return value !== null && value >= Number(filter.from) && value <= Number(filter.to)
}

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

describe('the index of the screener', () => {
  it('finds what fits every filter', () => {
    fc.assert(
      fc.property(anyRows, anyFilters, (rows, filters) => {
        const expected = rows.flatMap((row, position) => (filters.every(each => fits(row, each)) ? [position] : []))
        expect([...matching(indexOf(rows), filters)]).toEqual(expected)
      }),
    )
  })

  it('sorts by several figures, what lacks one last and the first that came first among equals', () => {
    fc.assert(
      fc.property(anyRows, anyOrder, fc.integer({ min: 0, max: 70 }), (rows, order, count) => {
        const positions = rows.map((_, position) => position)
        expect(firstOf(indexOf(rows), Int32Array.from(positions), order, count)).toEqual(
          inOrder(rows, positions, order).slice(0, count),
        )
      }),
    )
  })

  it('finds the first of many without sorting them all', () => {
    const rows = Array.from({ length: 5_000 }, (_, position) => ({
      yield: (position * 7_919) % 5_003,
      charge: null,
      sector: null,
    }))
    const positions = rows.map((_, position) => position)
    for (const descending of [true, false]) {
      const order = [{ sort: 'yield', descending }] as const
      expect(firstOf(indexOf(rows), Int32Array.from(positions), order, 25)).toEqual(
        inOrder(rows, positions, order).slice(0, 25),
      )
    }
  })
})
