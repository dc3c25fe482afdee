import { addDays, getIsoDate } from '@bellwether/domain'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { deepestOf } from './underwater.ts'

const start = getIsoDate('2020-01-31')
const series = (values: readonly number[]) => values.map((value, index) => ({ day: addDays(start, index), value }))

it('keeps the maximum drawdown when thinning points', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: -1, max: 0, noNaN: true }), { minLength: 1 }),
      fc.integer({ min: 1, max: 20 }),
      (values, most) => {
        const thinned = deepestOf(series(values), most)
        expect(thinned.length).toBeLessThanOrEqual(most)
        expect(Math.min(...thinned.map(({ value }) => value))).toBe(Math.min(...values))
      },
    ),
  )
})
