import { price } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import { type ReportedPeriod, statementFigures } from '../statements/statement-figures.ts'
import type { RatioPeriod } from './ratio-period.ts'
import { ratioRules } from './ratio-rules.ts'

const period = (given: Partial<RatioPeriod> = {}, lines: Partial<ReportedPeriod> = {}): RatioPeriod => {
  const reported: ReportedPeriod = {
    template: 'GENERAL',
    currency: 'GBP',
    periodEnd: '2025-12-31',
    months: 12,
    income: { revenue: 1000 },
    balance: { totalAssets: 2000 },
    cashFlow: { netCashFromOperations: 100 },
    ...lines,
  }
  return {
    reported,
    figures: statementFigures(reported),
    before: null,
    price: price(100, 0, 'GBX'),
    shares: 1000,
    nav: null,
    epsForward: null,
    ...given,
  }
}

describe('ratios of a period', () => {
  it('price the whole company with debt and minority interests', () => {
    const p = period(
      { price: price(200, 0, 'GBX'), shares: 1000 },
      {
        income: { revenue: 100_000, ebitda: 50_000 },
        balance: { currentBorrowings: 60_000, cash: 20_000, minorityInterest: 10_000 },
      },
    )
    expect(ratioRules.evToEbitda(p)).toEqual({ value: 5 })
    expect(ratioRules.evToSales(p)).toEqual({ value: 2.5 })
  })

  it('[RP-RATIO-4] never divide a price by figures in another currency', () => {
    const p = period({ price: price(10, 0, 'USD') }, { income: { epsBasic: 100, revenue: 10 } })
    for (const rule of ['priceEarnings', 'priceSales', 'evToSales', 'altmanZ'] as const)
      expect(ratioRules[rule](p), rule).toMatchObject({ absent: 'NOT_REPORTED' })
  })

  it('measure a trust’s price against its net asset value', () => {
    expect(ratioRules.priceNetAssets(period({ nav: price(125, 0, 'GBX') }))).toEqual({
      value: expect.closeTo(-0.2, 12),
    })
  })

  it('add up what a trust costs, however it is charged', () => {
    const p = period(
      {},
      {
        template: 'TRUST',
        income: { managementFeeRevenue: -2, managementFeeCapital: -6, otherExpensesRevenue: -2 },
        balance: { totalEquity: 1000 },
      },
    )
    expect(ratioRules.runningCosts(p)).toEqual({ value: 0.01 })
  })
})
