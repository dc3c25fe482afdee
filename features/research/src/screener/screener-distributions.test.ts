import { describe, expect, it } from 'vitest'
import { distributionOf } from './screener-distributions.ts'

const spread = { column: 'yield', count: 40, percentiles: [0, 0.03, 0.1], bins: [10, 20, 6, 4] } as const

describe('distributionOf', () => {
  it('[RP-SCREEN-6] is in the unit of the fields, and marks what the bounds leave in', () => {
    const all = distributionOf({ name: 'yield', unit: 'percent' }, spread, {})
    expect(all).toMatchObject({ count: 40, low: 0, median: 3, high: 10 })
    expect(all.bins.map(({ included }) => included)).toEqual([true, true, true, true])
    const some = distributionOf({ name: 'yield', unit: 'percent' }, spread, { yieldFrom: '3', yieldTo: '4' })
    expect(some.bins.map(({ count, included }) => [count, included])).toEqual([
      [10, false],
      [20, true],
      [6, false],
      [4, false],
    ])
  })

  it('[RP-SCREEN-1] counts a discount as it is typed, with premiums at the left', () => {
    const discount = { ...spread, column: 'discount', percentiles: [-0.2, -0.1, 0.04] } as const
    const { low, median, high, bins } = distributionOf({ name: 'discount', unit: 'percentBelow' }, discount, {
      discountFrom: '15',
    })
    expect([low, median, high].map(value => Math.round(value))).toEqual([-4, 10, 20])
    expect(bins.map(({ count, included }) => [count, included])).toEqual([
      [4, false],
      [6, false],
      [20, false],
      [10, true],
    ])
  })

  it('turns logarithms of sizes back into millions of pounds', () => {
    const size = { ...spread, column: 'size', percentiles: [Math.log(1e9), Math.log(5e10), Math.log(1e12)] } as const
    const { low, median, high } = distributionOf({ name: 'size', unit: 'millions' }, size, {})
    expect([low, median, high].map(value => Math.round(value))).toEqual([10, 500, 10_000])
  })

  it('[RP-SCREEN-9] turns logarithms of prices back into pounds', () => {
    const spread = { count: 40, percentiles: [Math.log(0.5), Math.log(4), Math.log(32)] as const, bins: [20, 20] }
    const { low, median, high } = distributionOf({ name: 'price', unit: 'pounds' }, spread, {})
    expect([low, median, high].map(Math.round)).toEqual([1, 4, 32])
  })

  it('ignores a bound that is not a number', () => {
    const { bins } = distributionOf({ name: 'yield', unit: 'percent' }, spread, { yieldFrom: 'lots' })
    expect(bins.every(({ included }) => included)).toBe(true)
  })
})
