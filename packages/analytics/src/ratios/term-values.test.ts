import { getUnit, isPresent, price, toMajorNumber, toPriceNumber } from '@bellwether/domain'
import { evaluateFormula } from '@bellwether/testing/formula'
import { describe, expect, it } from 'vitest'
import { statementFigures } from '../statements/statement-figures.ts'
import { type CompanyFigures, companyRatios, companyValue } from './company-ratios.ts'
import { type ExplainedRatio, formulaTerms } from './formula-terms.ts'
import { ratioFormulas } from './ratio-formulas.ts'
import type { RatioPeriod } from './ratio-period.ts'
import { ratioRules } from './ratio-rules.ts'
import { type RatioTermKey, ratioTerms } from './ratio-terms.ts'
import { type TermValue, termLine, termOfCompany, termOfPeriod } from './term-values.ts'

const reported = {
  template: 'GENERAL',
  currency: 'GBP',
  periodEnd: '2025-12-31',
  months: 12,
  income: {
    revenue: 900_000_00,
    rentalIncome: 900_000_00,
    costOfSales: -500_000_00,
    grossProfit: 400_000_00,
    ebitda: 210_000_00,
    operatingProfit: 160_000_00,
    recurringOperatingProfit: 150_000_00,
    financeCost: -20_000_00,
    profitBeforeTax: 140_000_00,
    tax: -35_000_00,
    profitForPeriod: 105_000_00,
    profitToEquityHolders: 100_000_00,
    operatingCosts: -300_000_00,
    managementFeeRevenue: -1_000_00,
    managementFeeCapital: -3_000_00,
    otherExpensesRevenue: -2_000_00,
    revenueReturnPerShare: 1300,
    epsBasic: 2000,
    dps: 800,
    weightedSharesBasic: 500_000,
  },
  balance: {
    totalAssets: 1_500_000_00,
    totalLiabilities: 700_000_00,
    totalCurrentAssets: 500_000_00,
    totalCurrentLiabilities: 300_000_00,
    inventories: 120_000_00,
    receivables: 150_000_00,
    payables: 110_000_00,
    cash: 90_000_00,
    shortTermInvestments: 10_000_00,
    currentBorrowings: 40_000_00,
    nonCurrentBorrowings: 260_000_00,
    currentLeases: 5_000_00,
    nonCurrentLeases: 25_000_00,
    retainedEarnings: 600_000_00,
    totalEquity: 800_000_00,
    equityHoldersFunds: 770_000_00,
    minorityInterest: 30_000_00,
    goodwill: 200_000_00,
    otherIntangibles: 60_000_00,
    sharesInIssue: 510_000,
    epraNtaPerShare: 15_000,
    loansToCustomers: 400_000_00,
    customerDeposits: 500_000_00,
    revenueReserve: 70_000_00,
  },
  cashFlow: {
    netCashFromOperations: 170_000_00,
    capex: -60_000_00,
    intangiblesPurchased: -10_000_00,
    dividendsPaid: -39_000_00,
  },
} as const

const period: RatioPeriod = {
  reported,
  figures: statementFigures(reported),
  before: null,
  price: price(300_00, 2, 'GBX'),
  shares: 512_000,
  nav: price(320_00, 2, 'GBX'),
  epsForward: 2200,
}

const company: CompanyFigures = {
  ...period.figures,
  currency: 'GBP',
  sharesInIssue: 512_000,
  netProfit: period.figures.profitToEquityHolders,
  netAssets: period.figures.equityHoldersFunds,
  tangibleNetAssets: period.figures.tangibleEquity,
  capitalEmployed: null,
  interestCost: period.figures.financeCost,
  epsForward: period.epsForward,
}

/** In major units; a term that ends in (%) is written in per cent. */
function numberOf(key: RatioTermKey, value: TermValue | null): number {
  switch (value?.kind) {
    case 'price':
      return toPriceNumber(value.price) / getUnit(value.price.unit).perMajor
    case 'money':
      return toMajorNumber(value.money)
    case 'count':
      return value.count
    case 'percent':
      return value.fraction * (ratioTerms[key].label.endsWith('(%)') ? 100 : 1)
    case 'ratio':
      return value.value
    default:
      return Number.NaN
  }
}

function byFormula(key: ExplainedRatio, read: (term: RatioTermKey) => TermValue | null): number {
  return evaluateFormula(
    ratioFormulas[key],
    new Map(formulaTerms[key].map(term => [ratioTerms[term].label, numberOf(term, read(term))])),
  )
}

const perShareRules: readonly string[] = [
  'earningsPerShare',
  'freeCashFlowPerShare',
  'bookPerShare',
  'tangibleBookPerShare',
]
const arithmetic = (Object.keys(formulaTerms) as ExplainedRatio[]).filter(key => key !== 'piotroskiF')

describe('[RP-EXPLAIN-2] the formula in words, with the terms shown,', () => {
  it.each(arithmetic.filter(key => key in ratioRules))('gives %s of a period', key => {
    const ratio = ratioRules[key as keyof typeof ratioRules](period)
    if (!isPresent<number>(ratio)) throw new Error(`${key} is not in the example`)
    const value = byFormula(key, term => termOfPeriod(term, period))
    const perShare = perShareRules.includes(key)
    expect(value).toBeCloseTo(perShare ? ratio.value / 10_000 : ratio.value, perShare ? 3 : 6)
  })

  it.each([
    ['netDebt', period.figures.netDebt],
    ['netDebtWithoutLeases', period.figures.netDebtWithoutLeases],
    ['freeCashFlow', period.figures.freeCashFlow],
  ] as const)('gives %s', (key, expected) => {
    expect(byFormula(key, term => termOfPeriod(term, period)) * 100).toBeCloseTo(expected ?? Number.NaN, 4)
  })

  it.each([
    'priceEarnings',
    'priceEarningsForward',
    'priceEarningsGrowth',
    'priceBook',
    'priceSales',
    'priceFreeCashFlow',
    'evToEbitda',
    'dividendYield',
    'dividendCover',
  ] as const)('gives %s of a company', key => {
    const ratio = companyRatios(company, period.price)[key]
    expect(ratio).toEqual({
      value: expect.closeTo(
        byFormula(key, term => termOfCompany(term, company, period.price)),
        8,
      ),
    })
  })

  it('gives what a company is worth', () => {
    const { marketCap, enterpriseValue } = companyValue(company, period.price)
    const value = (key: ExplainedRatio) => byFormula(key, term => termOfCompany(term, company, period.price)) * 100
    expect(value('marketCap')).toBeCloseTo(marketCap?.amount ?? 0, 4)
    expect(value('enterpriseValue')).toBeCloseTo(enterpriseValue?.amount ?? 0, 4)
  })
})

it('[RP-EXPLAIN-3] names the line of the statement by template', () => {
  expect(termLine('revenue', 'BANK')).toBe('totalIncome')
  expect(termLine('equityHoldersFunds', 'TRUST')).toBe('totalEquity')
  expect(termLine('eps', 'GENERAL')).toBe('epsBasic')
  expect(termLine('price', 'GENERAL')).toBeNull()
})
