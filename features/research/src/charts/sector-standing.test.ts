import fc from 'fast-check'
import { expect, it } from 'vitest'
import { rankAmong, standingOf } from './sector-standing.ts'

const member = (securityId: number, fraction: number, period = 0) => ({ securityId, period, fraction })

it('[RP-COMPARE-4] ranks the highest first with its quartile', () => {
  const fractions = [0.4, 0.3, 0.2, 0.1, 0, -0.1, -0.2, -0.3]
  expect(fractions.map(own => rankAmong(fractions, own))).toEqual(
    [1, 1, 2, 2, 3, 3, 4, 4].map((quartile, index) => ({ place: index + 1, of: 8, quartile })),
  )
})

it('[RP-COMPARE-4] [RP-COMPARE-7] gives equal values the better rank, and no quartile to a sector of three', () => {
  expect(rankAmong([0.2, 0.1, 0.1], 0.1)).toEqual({ place: 2, of: 3, quartile: null })
})

it('averages every member of a period, and leaves out periods where the security is alone or too young', () => {
  const rows = [member(1, 0.1), member(2, 0.3), member(1, 0.5, 1), member(2, 0.2, 2), member(3, 0.4, 2)]
  const { averages, ranks } = standingOf(rows, 1, 4)
  expect(averages.map(average => average && Math.round(average * 100))).toEqual([20, null, 30, null])
  expect(ranks).toEqual([{ place: 2, of: 2, quartile: null }, null, null, null])
})

it('[RP-COMPARE-7] never ranks outside its sector, whatever the returns', () => {
  const fractions = fc.array(fc.double({ min: -1, max: 10, noNaN: true }), { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(fractions, all => {
      const places = all.map(own => rankAmong(all, own))
      expect(Math.min(...places.map(({ place }) => place))).toBe(1)
      for (const [index, { place, of, quartile }] of places.entries()) {
        expect(place).toBeLessThanOrEqual(of)
        expect(quartile === null).toBe(of < 4)
        for (const [other, { place: theirs }] of places.entries())
          if ((all[other] ?? 0) > (all[index] ?? 0)) expect(theirs).toBeLessThan(place)
      }
    }),
  )
})
