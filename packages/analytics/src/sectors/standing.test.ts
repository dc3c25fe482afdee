import fc from 'fast-check'
import { expect, it } from 'vitest'
import { standingAmong } from './standing.ts'

const placed = (values: readonly number[]) => values.map((own, index) => standingAmong(values.toSpliced(index, 1), own))

it('[RP-COMPARE-4] ranks the highest first with its quartile', () => {
  const places = placed([0.4, 0.3, 0.2, 0.1, 0, -0.1, -0.2, -0.3])
  expect(places.map(({ rank, members, quartile }) => ({ rank, members, quartile }))).toEqual(
    [1, 1, 2, 2, 3, 3, 4, 4].map((quartile, index) => ({ rank: index + 1, members: 8, quartile })),
  )
})

it('[RP-COMPARE-4] [RP-COMPARE-7] gives equal values the better rank, and no quartile to a sector of three', () => {
  expect(standingAmong([0.2, 0.1], 0.1)).toEqual({ rank: 2, members: 3, quartile: null, shareBelow: 0 })
})

it('[RP-COMPARE-9] counts the share of the others with a lower figure', () => {
  expect(standingAmong([10, 12, 16, 18], 14).shareBelow).toBe(0.5)
  expect(standingAmong([], 14).shareBelow).toBeNull()
})

it('[RP-COMPARE-7] never ranks outside its sector, whatever the figures', () => {
  const values = fc.array(fc.double({ min: -1, max: 10, noNaN: true }), { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(values, all => {
      const places = placed(all)
      expect(Math.min(...places.map(({ rank }) => rank))).toBe(1)
      for (const [index, { rank, members, quartile }] of places.entries()) {
        expect(rank).toBeLessThanOrEqual(members)
        expect(quartile === null).toBe(members < 4)
        for (const [other, { rank: theirs }] of places.entries())
          if ((all[other] ?? 0) > (all[index] ?? 0)) expect(theirs).toBeLessThan(rank)
      }
    }),
  )
})
