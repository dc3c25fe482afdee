import { money, price } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import { type CompanyFigures, companyRatios, companyValue } from './company-ratios.ts'

const company: CompanyFigures = {
  currency: 'GBP',
  sharesInIssue: 100,
  revenue: 50_000,
  grossProfit: 20_000,
  ebitda: 10_000,
  operatingProfit: 8_000,
  netProfit: 5_000,
  freeCashFlow: 4_000,
  netDebt: 20_000,
  minorityInterest: 10_000,
  netAssets: 40_000,
  tangibleNetAssets: 25_000,
  capitalEmployed: 80_000,
  interestCost: 1_000,
  eps: 5_000,
  epsForward: 6_000,
  dps: 2_500,
}
const last = price(1000, 0, 'GBX')

describe('the ratios of a company', () => {
  it('[RP-COMPARE-10] follow the same formulas as those of a reported period', () => {
    expect(companyRatios(company, last)).toMatchObject({
      priceEarnings: { value: 20 },
      priceEarningsForward: { value: expect.closeTo(16.667, 3) },
      priceEarningsGrowth: { value: expect.closeTo(1, 12) },
      priceBook: { value: 2.5 },
      priceTangibleBook: { value: 4 },
      evToEbitda: { value: 13 },
      dividendYield: { value: 0.025 },
      dividendCover: { value: 2 },
      returnOnCapitalEmployed: { value: 0.1 },
      interestCover: { value: 8 },
    })
  })

  it('do without what would mix currencies or has no price', () => {
    const dollars = companyRatios({ ...company, currency: 'USD' }, last)
    expect(dollars.priceEarnings).toMatchObject({ absent: 'NOT_REPORTED' })
    expect(dollars.evToEbitda).toMatchObject({ absent: 'NOT_REPORTED' })
    expect(dollars.netMargin).toEqual({ value: 0.1 })
    expect(companyRatios(company, null).priceBook).toMatchObject({ absent: 'NOT_REPORTED' })
  })
})

it('values a company with its debt and minority interests', () => {
  expect(companyValue(company, last)).toEqual({
    marketCap: money(100_000, 'GBP'),
    enterpriseValue: money(130_000, 'GBP'),
  })
  expect(companyValue({ ...company, netDebt: null }, last).enterpriseValue).toBeNull()
})
