import { money, price } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import { halfSpread, priceDeal, priceSum } from './order-pricing.ts'
import { testShare } from './traded-security.fixture.ts'

/** Quoted at 98 to 98.50 for £100 nominal, with 25p of interest; retail prices have risen by half since its base. */
const linked = {
  ...testShare,
  bid: price(9_800, 2, 'GBP'),
  ask: price(9_850, 2, 'GBP'),
  accrued: price(2_500, 4, 'GBP'),
  indexRatio: 1.5,
  per: 100,
} as const
const request = { side: 'BUY', wrapper: 'DEALING', regular: false, dealsLastMonth: 0, price: linked.ask } as const
const nominal = (value: number) => ({ value, scale: 0 })

describe('an index-linked gilt', () => {
  it('costs price and interest times its index ratio, and the interest is told apart', () => {
    const deal = priceDeal(linked, request, nominal(10_000))
    expect(deal?.consideration).toEqual(money(14_812_50, 'GBP'))
    expect(deal?.accrued).toEqual(money(37_50, 'GBP'))
    expect(deal?.settlement).toEqual(money(14_817_50, 'GBP'))
  })

  it('is had for a sum at what it costs, not at what it is quoted', () => {
    expect(priceSum(linked, request, money(10_000_00, 'GBP'))?.quantity).toEqual(nominal(6_747))
    expect(priceSum({ ...linked, indexRatio: null }, request, money(10_000_00, 'GBP'))?.quantity).toEqual(
      nominal(10_121),
    )
  })

  it('has half its spread in the same money', () => {
    expect(halfSpread(linked, nominal(10_000))).toEqual(money(37_50, 'GBP'))
  })
})
