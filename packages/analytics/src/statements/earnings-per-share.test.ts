import { holdingValue, money, price } from '@bellwether/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { earningsPerShare } from './earnings-per-share.ts'

const gbp = (minor: number) => money(minor, 'GBP')

describe('earnings per share', () => {
  it('are profit over shares, in ten-thousandths of a pound', () => {
    expect(earningsPerShare(gbp(42_500_000_00), 100_000_000)).toEqual(price(4250, 4, 'GBP'))
    expect(earningsPerShare(gbp(-1_00), 3)).toEqual(price(-3333, 4, 'GBP'))
    expect(earningsPerShare(money(900, 'JPY'), 100)).toEqual(price(90_000, 4, 'JPY'))
    expect(() => earningsPerShare(gbp(1), 0)).toThrow(expect.objectContaining({ code: 'DOMAIN_DIVISION_BY_ZERO' }))
  })

  it('[RP-FORMAT-14] send a half away from zero, as every figure that is shown', () => {
    expect(earningsPerShare(gbp(6_125), 1_000).value).toBe(613)
    expect(earningsPerShare(gbp(-6_125), 1_000).value).toBe(-613)
    expect(earningsPerShare(gbp(6_135), 1_000).value).toBe(614)
  })

  it('times shares give the profit back, to half a ten-thousandth a share', () => {
    const profit = fc.integer({ min: -(10 ** 11), max: 10 ** 11 })
    fc.assert(
      fc.property(profit, fc.integer({ min: 1, max: 10 ** 9 }), (minor, shares) => {
        const back = holdingValue(earningsPerShare(gbp(minor), shares), shares).amount
        expect(Math.abs(back - minor)).toBeLessThanOrEqual(shares * 0.005 + 1)
      }),
    )
  })
})
