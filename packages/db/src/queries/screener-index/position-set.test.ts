import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PositionSet } from './position-set.ts'

const anySet = fc.uniqueArray(fc.nat({ max: 99 }), { maxLength: 100 })
const setOf = (positions: readonly number[]) => PositionSet.from(Int32Array.from(positions), 100)
const ascending = (positions: readonly number[]) => positions.toSorted((a, b) => a - b)

describe('a set of positions', () => {
  it('has what it was made of, the lowest first', () => {
    fc.assert(
      fc.property(anySet, positions => {
        const set = setOf(positions)
        expect([...set]).toEqual(ascending(positions))
        expect(set.size).toBe(positions.length)
        for (let position = 0; position < 100; position++) expect(set.has(position)).toBe(positions.includes(position))
      }),
    )
  })

  it('has what is in both of two', () => {
    fc.assert(
      fc.property(anySet, anySet, (left, right) => {
        const both = setOf(left).intersection(setOf(right))
        expect([...both]).toEqual(ascending(left.filter(position => right.includes(position))))
      }),
    )
  })

  it.each([0, 1, 31, 32, 33, 64, 100])('has every one of %i', count => {
    expect([...PositionSet.everyOf(count)]).toEqual(Array.from({ length: count }, (_, position) => position))
  })
})
