import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { present } from './absence.ts'
import { money } from './money.ts'
import { holdingValue, price } from './price.ts'
import { isNotMeaningful, type Ratio } from './ratio.ts'
import {
  dividendCover,
  dividendYield,
  earningsPerShare,
  earningsYield,
  enterpriseValue,
  evToEbitda,
  evToSales,
  freeCashFlow,
  freeCashFlowYield,
  margin,
  netDebt,
  priceBook,
  priceEarnings,
  priceEarningsGrowth,
  priceFreeCashFlow,
  priceNetAssets,
  priceSales,
  ratioFormulas,
  returnOnAssets,
  returnOnCapitalEmployed,
  returnOnEquity,
  returnOnInvestedCapital,
} from './statement-ratios.ts'

const gbp = (minor: number) => money(minor, 'GBP')
const value = (ratio: Ratio) => ('value' in ratio ? ratio.value : ratio)

describe('ratios of statements', () => {
  it('earnings per share are profit over shares, in ten-thousandths of a pound', () => {
    expect(earningsPerShare(gbp(42_500_000_00), 100_000_000)).toEqual(price(4250, 4, 'GBP'))
    expect(earningsPerShare(gbp(-1_00), 3)).toEqual(price(-3333, 4, 'GBP'))
    expect(earningsPerShare(money(900, 'JPY'), 100)).toEqual(price(90_000, 4, 'JPY'))
    expect(() => earningsPerShare(gbp(1), 0)).toThrow(expect.objectContaining({ code: 'DOMAIN_DIVISION_BY_ZERO' }))
  })

  it('earnings per share times shares give the profit back, to half a ten-thousandth a share', () => {
    const profit = fc.integer({ min: -(10 ** 11), max: 10 ** 11 })
    fc.assert(
      fc.property(profit, fc.integer({ min: 1, max: 10 ** 9 }), (minor, shares) => {
        const back = holdingValue(earningsPerShare(gbp(minor), shares), shares).amount
        expect(Math.abs(back - minor)).toBeLessThanOrEqual(shares * 0.005 + 1)
      }),
    )
  })

  it('a price in pence and earnings in pounds are brought to one unit', () => {
    expect(value(priceEarnings(price(85_000, 2, 'GBX'), price(5000, 4, 'GBP')))).toBeCloseTo(17, 12)
    expect(value(dividendYield(price(25, 0, 'GBX'), price(500, 0, 'GBX')))).toBeCloseTo(0.05, 12)
    expect(value(dividendCover(price(5000, 4, 'GBP'), price(25, 0, 'GBX')))).toBeCloseTo(2, 12)
  })

  it.each([
    ['a loss', priceEarnings(price(850, 0, 'GBX'), price(-1, 4, 'GBP'))],
    ['no earnings', priceEarnings(price(850, 0, 'GBX'), price(0, 4, 'GBP'))],
    ['no dividend to cover', dividendCover(price(1, 0, 'GBX'), price(0, 0, 'GBX'))],
    ['negative equity', returnOnEquity(10, -5)],
    ['negative EBITDA', evToEbitda(gbp(100), gbp(-1))],
    ['falling earnings', priceEarningsGrowth(present(12), -0.1)],
    ['a P/E that says nothing', priceEarningsGrowth(priceEarnings(price(1, 0, 'GBX'), price(-1, 0, 'GBX')), 0.1)],
  ])('[RP-RATIO-5] with %s the ratio is not meaningful rather than negative', (_, ratio) => {
    expect(isNotMeaningful(ratio)).toBe(true)
  })

  it('what was not reported is not reported', () => {
    for (const ratio of [margin(null, 1), priceEarnings(null, price(1, 0, 'GBX')), priceBook(gbp(1), null)]) {
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

  it('the plain ones', () => {
    expect(value(margin(25, 100))).toBe(0.25)
    expect(value(margin(-25, 100))).toBe(-0.25)
    expect(value(returnOnEquity(12, 100))).toBe(0.12)
    expect(value(returnOnCapitalEmployed(20, 150, 50))).toBe(0.2)
    expect(returnOnCapitalEmployed(20, null, 50)).toMatchObject({ absent: 'NOT_REPORTED' })
    expect(netDebt({ borrowings: 100, leases: 20, cash: 130, shortTermInvestments: 5 })).toBe(-15)
    expect(freeCashFlow(100, -30, -5)).toBe(65)
    expect(enterpriseValue(gbp(1000), gbp(-15), gbp(5))).toEqual(gbp(990))
    expect(value(evToEbitda(gbp(990), gbp(99)))).toBe(10)
    expect(value(priceBook(gbp(300), gbp(200)))).toBe(1.5)
    expect(value(priceSales(gbp(300), gbp(600)))).toBe(0.5)
    expect(value(priceEarningsGrowth(present(12), 0.08))).toBeCloseTo(1.5, 12)
    expect(value(priceFreeCashFlow(gbp(300), gbp(20)))).toBe(15)
    expect(value(evToSales(gbp(300), gbp(600)))).toBe(0.5)
    expect(value(earningsYield(price(5, 0, 'GBX'), price(100, 0, 'GBX')))).toBe(0.05)
    expect(value(freeCashFlowYield(gbp(-5), gbp(100)))).toBe(-0.05)
    expect(value(returnOnAssets(30, 600))).toBe(0.05)
  })

  it('return on invested capital is taken after tax, of equity and debt', () => {
    expect(value(returnOnInvestedCapital(100, 0.25, 400, 100))).toBe(0.15)
    expect(isNotMeaningful(returnOnInvestedCapital(100, 0.25, 100, -100))).toBe(true)
    expect(returnOnInvestedCapital(100, 0.25, 100, null)).toMatchObject({ absent: 'NOT_REPORTED' })
  })

  it('a price below net assets is a discount, below zero', () => {
    expect(value(priceNetAssets(price(90, 0, 'GBX'), price(1, 0, 'GBP')))).toBeCloseTo(-0.1, 12)
    expect(value(priceNetAssets(price(105, 0, 'GBX'), price(100, 0, 'GBX')))).toBeCloseTo(0.05, 12)
    expect(priceNetAssets(null, price(1, 0, 'GBP'))).toMatchObject({ absent: 'NOT_REPORTED' })
  })

  it('[RP-RATIO-1] every formula is printed', () => {
    for (const formula of Object.values(ratioFormulas)) expect(formula).toMatch(/[÷×+−]/)
  })
})
