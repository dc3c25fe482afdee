import { addDays, addMonths, getIsoDate } from '@bellwether/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { historicalPercentile } from './historical-percentile.ts'

const start = getIsoDate('2022-01-03')
const monthly = (...values: readonly (number | null)[]) =>
  values.map((value, index) => ({ day: addMonths(start, index), value }))
const upTo = (last: number) => monthly(...Array.from({ length: 30 }, (_, index) => index), last)

describe('the historical percentile', () => {
  it('[RP-COMPARE-15] counts days with a lower value, and equal days as half', () => {
    expect(historicalPercentile(upTo(15))).toEqual({
      share: 15.5 / 30,
      days: 31,
      lower: 15,
      equal: 1,
      from: start,
    })
    expect(historicalPercentile(upTo(99))?.share).toBe(1)
    expect(historicalPercentile(upTo(-1))?.share).toBe(0)
  })

  it('skips days without a value and takes the last known one as today', () => {
    expect(historicalPercentile([...upTo(15), { day: addMonths(start, 31), value: null }])).toEqual(
      historicalPercentile(upTo(15)),
    )
  })

  it('[RP-COMPARE-16] is null for under two years or too few days', () => {
    expect(historicalPercentile([])).toBeNull()
    expect(historicalPercentile(monthly(...Array.from({ length: 24 }, (_, index) => index)))).toBeNull()
    expect(historicalPercentile(monthly(...Array.from({ length: 25 }, (_, index) => index)))).not.toBeNull()
    expect(historicalPercentile([upTo(1)[0], upTo(1)[30]].flatMap(point => point ?? []))).toBeNull()
  })

  it('[RP-COMPARE-15] lies between 0 and 1 and rises with the value', () => {
    const values = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 9, maxLength: 60 })
    fc.assert(
      fc.property(values, fc.double({ min: -1, max: 1, noNaN: true }), (past, more) => {
        const points = past.map((value, index) => ({ day: addMonths(start, index * 3), value }))
        const today = addDays(addMonths(start, past.length * 3), 1)
        const at = (value: number) => historicalPercentile([...points, { day: today, value }])?.share ?? Number.NaN
        const [low, high] = [Math.min(more, past[0] ?? 0), Math.max(more, past[0] ?? 0)]
        return at(low) >= 0 && at(high) <= 1 && at(low) <= at(high)
      }),
    )
  })
})
