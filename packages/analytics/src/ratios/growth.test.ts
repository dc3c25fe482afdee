import { isNotMeaningful } from '@bellwether/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compoundGrowth, lineGrowth } from './growth.ts'

describe('growth', () => {
  it('compounds over the years', () => {
    expect(compoundGrowth(100, 121, 2)).toEqual({ value: expect.closeTo(0.1, 12) })
    expect(compoundGrowth(100, 0, 5)).toEqual({ value: -1 })
  })

  it('grown again over the same years gives the last figure back', () => {
    // Within a thousandfold: further apart, subtracting the 1 leaves too few digits.
    const size = fc.integer({ min: 1_000, max: 1_000_000 })
    fc.assert(
      fc.property(size, size, fc.integer({ min: 1, max: 10 }), (from, to, years) => {
        const growth = compoundGrowth(from, to, years)
        const back = 'value' in growth ? from * (1 + growth.value) ** years : Number.NaN
        expect(back / to).toBeCloseTo(1, 9)
      }),
    )
  })

  it('[RP-RATIO-7] is not meaningful from a loss or to one', () => {
    expect(isNotMeaningful(compoundGrowth(-5, 10, 1))).toBe(true)
    expect(isNotMeaningful(compoundGrowth(0, 10, 1))).toBe(true)
    expect(isNotMeaningful(compoundGrowth(5, -10, 1))).toBe(true)
    expect(compoundGrowth(null, 10, 1)).toMatchObject({ absent: 'NOT_REPORTED' })
  })

  it('[RP-RATIO-7] a cost that becomes larger has grown', () => {
    expect(lineGrowth(-100, -110)).toEqual({ value: expect.closeTo(0.1, 12) })
    expect(lineGrowth(100, 110)).toEqual({ value: expect.closeTo(0.1, 12) })
    expect(lineGrowth(-100, 0)).toEqual({ value: -1 })
  })

  it('[RP-RATIO-7] from profit to loss, or from nothing, a line’s growth is not meaningful', () => {
    expect(lineGrowth(100, -1)).toEqual({ notMeaningful: 'The sign changed' })
    expect(lineGrowth(0, 1)).toEqual({ notMeaningful: 'The earlier figure is zero' })
    expect(lineGrowth(1, null)).toMatchObject({ absent: 'NOT_REPORTED' })
  })
})
