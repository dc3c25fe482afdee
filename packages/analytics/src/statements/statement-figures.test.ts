import { statementTemplateNames, statementTemplates } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import { type ReportedPeriod, revenueKeyOf, statementFigures } from './statement-figures.ts'

const period = (given: Partial<ReportedPeriod>): ReportedPeriod => ({
  template: 'GENERAL',
  currency: 'GBP',
  periodEnd: '2025-12-31',
  months: 12,
  income: {},
  balance: null,
  cashFlow: null,
  ...given,
})

describe('figures of a statement', () => {
  it('every template has the line its margins are taken of', () => {
    for (const name of statementTemplateNames)
      expect(statementTemplates[name].income.map(({ key }) => key)).toContain(revenueKeyOf(name))
  })

  it('turns costs and outflows into positive sizes and works out debt, tangible equity and free cash', () => {
    const figures = statementFigures(
      period({
        income: { revenue: 1000, costOfSales: -600, financeCost: -20, profitBeforeTax: 200, tax: -50 },
        balance: {
          currentBorrowings: 10,
          nonCurrentBorrowings: 90,
          currentLeases: 5,
          nonCurrentLeases: 15,
          cash: 40,
          equityHoldersFunds: 500,
          goodwill: 120,
          otherIntangibles: 30,
        },
        cashFlow: { netCashFromOperations: 180, capex: -60, intangiblesPurchased: -20 },
      }),
    )
    expect(figures).toMatchObject({
      revenue: 1000,
      costOfSales: 600,
      financeCost: 20,
      taxRate: 0.25,
      netDebt: 80,
      netDebtWithoutLeases: 60,
      tangibleEquity: 350,
      capex: 80,
      freeCashFlow: 100,
      grossProfit: null,
    })
  })

  it('taxes no loss', () => {
    expect(statementFigures(period({ income: { profitBeforeTax: -10, tax: 2 } })).taxRate).toBe(0)
  })

  it('a bank and an insurer have neither net debt nor free cash flow', () => {
    for (const template of ['BANK', 'INSURER'] as const) {
      const figures = statementFigures(
        period({ template, balance: { cash: 5 }, cashFlow: { netCashFromOperations: 9, capex: -1 } }),
      )
      expect(figures).toMatchObject({ netDebt: null, freeCashFlow: null, capex: null })
    }
  })

  it('all of a trust belongs to its shareholders', () => {
    const figures = statementFigures(
      period({
        template: 'TRUST',
        income: { investmentIncome: 7, profitForPeriod: 30 },
        balance: { totalEquity: 400 },
      }),
    )
    expect(figures).toMatchObject({
      revenue: 7,
      profitToEquityHolders: 30,
      equityHoldersFunds: 400,
      tangibleEquity: 400,
    })
  })
})
