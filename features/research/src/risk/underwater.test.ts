import { addDays, addMonths, getIsoDate } from '@bellwether/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deepestOf, extremes, fallsFromPeak } from './underwater.ts'

const start = getIsoDate('2020-01-31')
const series = (values: readonly number[]) => values.map((value, index) => ({ day: addDays(start, index), value }))

describe('fallsFromPeak', () => {
  it('is zero at a new high and measures from the last high below it', () => {
    const falls = fallsFromPeak(series([100, 80, 100, 120, 90]))
    expect(falls.map(({ value }) => Number(value.toFixed(4)))).toEqual([0, -0.2, 0, 0, -0.25])
  })

  it('is never above zero', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0.01, max: 1000, noNaN: true })), values => {
        for (const { value } of fallsFromPeak(series(values))) expect(value).toBeLessThanOrEqual(0)
      }),
    )
  })
})

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

describe('extremes', () => {
  const ends = [100, 110, 99, 99, 120].map((value, index) => ({ day: addMonths(start, index), value }))

  it('finds the best and worst periods and the share with a loss', () => {
    const found = extremes(ends, 1)
    expect(found?.best.value).toBeCloseTo(0.2121, 4)
    expect(found?.worst).toEqual({ day: '2020-03-31', value: expect.closeTo(-0.1) })
    expect(found?.losing).toBe(0.25)
  })

  it('has none where the history is shorter than the period', () => {
    expect(extremes(ends, 5)).toBeNull()
  })
})
