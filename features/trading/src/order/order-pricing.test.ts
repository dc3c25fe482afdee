import { money, price } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import { halfSpread, priceSum, priceTrade } from './order-pricing.ts'
import { testShare } from './traded-security.fixture.ts'

/** Quoted at 98 to 98.50 per £100 nominal, with 25p of accrued interest and an index ratio of 1.5. */
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
  it('multiplies price and interest by the index ratio, and shows the interest separately', () => {
    const priced = priceTrade(linked, request, nominal(10_000))
    expect(priced?.consideration).toEqual(money(14_812_50, 'GBP'))
    expect(priced?.accrued).toEqual(money(37_50, 'GBP'))
    expect(priced?.settlement).toEqual(money(14_817_50, 'GBP'))
  })

  it('buys for a sum at the indexed price, not the quoted one', () => {
    expect(priceSum(linked, request, money(10_000_00, 'GBP'))?.quantity).toEqual(nominal(6_747))
    expect(priceSum({ ...linked, indexRatio: null }, request, money(10_000_00, 'GBP'))?.quantity).toEqual(
      nominal(10_121),
    )
  })

  it('applies the index ratio to half the spread', () => {
    expect(halfSpread(linked, nominal(10_000))).toEqual(money(37_50, 'GBP'))
  })
})
