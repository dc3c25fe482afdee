import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyRows, indexOf, type Row } from '../../../testing/screener-rows.ts'
import type { ScreenerFilter } from '../screener-question.ts'
import { matching } from './matching.ts'

const anyFilters: fc.Arbitrary<readonly ScreenerFilter[]> = fc.array(
  fc.oneof(
    fc.record(
      {
        kind: fc.constant('range' as const),
        column: fc.constantFrom('yield' as const, 'charge' as const),
        from: fc.integer({ min: -4, max: 1 }),
        to: fc.integer({ min: -1, max: 4 }),
      },
      { requiredKeys: ['kind', 'column'] },
    ),
    fc.record({
      kind: fc.constant('choice' as const),
      column: fc.constant('sector' as const),
      value: fc.constantFrom('Banks', 'Retailers'),
    }),
  ),
  { maxLength: 3 },
)

function fits(row: Row, filter: ScreenerFilter): boolean {
  if (filter.kind !== 'range') return row.sector === filter.value
  const value = row[filter.column as 'yield']
  return value !== null && value >= Number(filter.from ?? -Infinity) && value <= Number(filter.to ?? Infinity)
}

describe('the index of the screener', () => {
  it('finds what fits every filter', () => {
    fc.assert(
      fc.property(anyRows, anyFilters, (rows, filters) => {
        const expected = rows.flatMap((row, position) => (filters.every(each => fits(row, each)) ? [position] : []))
        const found = matching(indexOf(rows), filters)
        expect([...found]).toEqual(expected)
        expect(found.size).toBe(expected.length)
      }),
    )
  })
})
