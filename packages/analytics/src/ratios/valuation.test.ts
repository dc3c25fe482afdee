import { isNotMeaningful, money, present, price, type Ratio } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import {
  dividendCover,
  dividendYield,
  earningsYield,
  enterpriseValue,
  evToEbitda,
  evToSales,
  freeCashFlowYield,
  priceBook,
  priceEarnings,
  priceEarningsGrowth,
  priceFreeCashFlow,
  priceNetAssets,
  priceSales,
} from './valuation.ts'

const gbp = (minor: number) => money(minor, 'GBP')
const value = (ratio: Ratio) => ('value' in ratio ? ratio.value : ratio)

describe('valuation ratios', () => {
  it('a price in pence and earnings in pounds are brought to one unit', () => {
    expect(value(priceEarnings(price(85_000, 2, 'GBX'), price(5000, 4, 'GBP')))).toBeCloseTo(17, 12)
    expect(value(dividendYield(price(25, 0, 'GBX'), price(500, 0, 'GBX')))).toBeCloseTo(0.05, 12)
    expect(value(dividendCover(price(5000, 4, 'GBP'), price(25, 0, 'GBX')))).toBeCloseTo(2, 12)
  })

  it.each([
    ['a loss', priceEarnings(price(850, 0, 'GBX'), price(-1, 4, 'GBP'))],
    ['no earnings', priceEarnings(price(850, 0, 'GBX'), price(0, 4, 'GBP'))],
    ['no dividend to cover', dividendCover(price(1, 0, 'GBX'), price(0, 0, 'GBX'))],
    ['negative EBITDA', evToEbitda(gbp(100), gbp(-1))],
    ['falling earnings', priceEarningsGrowth(present(12), -0.1)],
    ['a P/E that says nothing', priceEarningsGrowth(priceEarnings(price(1, 0, 'GBX'), price(-1, 0, 'GBX')), 0.1)],
  ])('[RP-RATIO-5] with %s the ratio is not meaningful rather than negative', (_, ratio) => {
    expect(isNotMeaningful(ratio)).toBe(true)
  })

  it('what was not reported is not reported', () => {
    for (const ratio of [priceEarnings(null, price(1, 0, 'GBX')), priceBook(gbp(1), null)]) {
      expect(ratio).toMatchObject({ absent: 'NOT_REPORTED' })
    }
    expect(priceEarningsGrowth(present(12), null)).toMatchObject({ absent: 'NOT_REPORTED' })
  })

  it('[RP-RATIO-4] different currencies are not divided', () => {
    expect(priceEarnings(price(850, 0, 'GBX'), price(1, 0, 'USD'))).toEqual({
      absent: 'NOT_REPORTED',
      reason: 'P/E would mix GBP with USD',
    })
    expect(priceSales(gbp(1), money(1, 'USD'))).toMatchObject({ absent: 'NOT_REPORTED' })
  })

  it('divide price, market cap or enterprise value by earnings, assets, revenue or cash flow', () => {
    expect(enterpriseValue(gbp(1000), gbp(-15), gbp(5))).toEqual(gbp(990))
    expect(value(evToEbitda(gbp(990), gbp(99)))).toBe(10)
    expect(value(priceBook(gbp(300), gbp(200)))).toBe(1.5)
    expect(value(priceSales(gbp(300), gbp(600)))).toBe(0.5)
    expect(value(priceEarningsGrowth(present(12), 0.08))).toBeCloseTo(1.5, 12)
    expect(value(priceFreeCashFlow(gbp(300), gbp(20)))).toBe(15)
    expect(value(evToSales(gbp(300), gbp(600)))).toBe(0.5)
    expect(value(earningsYield(price(5, 0, 'GBX'), price(100, 0, 'GBX')))).toBe(0.05)
    expect(value(freeCashFlowYield(gbp(-5), gbp(100)))).toBe(-0.05)
  })

  it('a price below net assets is a discount, below zero', () => {
    expect(value(priceNetAssets(price(90, 0, 'GBX'), price(1, 0, 'GBP')))).toBeCloseTo(-0.1, 12)
    expect(value(priceNetAssets(price(105, 0, 'GBX'), price(100, 0, 'GBX')))).toBeCloseTo(0.05, 12)
    expect(priceNetAssets(null, price(1, 0, 'GBP'))).toMatchObject({ absent: 'NOT_REPORTED' })
  })
})
