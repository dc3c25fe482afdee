import { addDays, getIsoDate } from '@bellwether/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawdowns, maxDrawdown } from './drawdown.ts'

const start = getIsoDate('2020-01-31')
const series = (values: readonly number[]) => values.map((value, index) => ({ day: addDays(start, index), value }))

it('[RP-RETURN-8] finds the deepest fall, and the days until the peak was back', () => {
  expect(maxDrawdown(series([100, 120, 90, 110, 60, 100, 121, 115]))).toEqual({
    fall: -0.5,
    peak: '2020-02-01',
    trough: '2020-02-04',
    recovered: '2020-02-06',
    recoveryDays: 2,
  })
})

it('[RP-RETURN-8] has no recovery date before the peak is reached again, and is null without a fall', () => {
  expect(maxDrawdown(series([100, 50, 99]))).toMatchObject({ recovered: null, recoveryDays: null })
  expect(maxDrawdown(series([1, 2, 3]))).toBeNull()
})

it('[RP-RETURN-8] finds a fall between minus 100% and nothing, from a peak to a later trough', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 40 }), values => {
      const found = maxDrawdown(series(values))
      return found === null || (found.fall < 0 && found.fall > -1 && found.peak < found.trough)
    }),
  )
})

describe('drawdowns', () => {
  it('are zero at a new high and measured from the last high below it', () => {
    expect(drawdowns([100, 80, 100, 120, 90]).map(fall => Number(fall.toFixed(4)))).toEqual([0, -0.2, 0, 0, -0.25])
  })

  it('are never above zero', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0.01, max: 1000, noNaN: true })), values => {
        for (const fall of drawdowns(values)) expect(fall).toBeLessThanOrEqual(0)
      }),
    )
  })
})
