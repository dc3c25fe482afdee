import { type CompanyFigures, companyRatios, companyValue, dividendYield } from '@bellwether/analytics'
import type { financials } from '@bellwether/db'
import { type Money, type Price, price, type Ratio } from '@bellwether/domain'
import { inUnitOf } from '../securities/quote.ts'

/** Valuation and dividend ratios at the last price, on trailing 12-month results. */
export interface EquityRatios {
  readonly marketCap: Money | null
  readonly enterpriseValue: Money | null
  readonly priceEarnings: Ratio
  readonly priceEarningsForward: Ratio
  readonly priceEarningsGrowth: Ratio
  readonly priceBook: Ratio
  readonly priceSales: Ratio
  readonly priceFreeCashFlow: Ratio
  readonly evToEbitda: Ratio
  readonly dividendYield: Ratio
  readonly dividendYieldForward: Ratio
  readonly dividendCover: Ratio
  readonly dps: Price | null
}

const nothingReported: CompanyFigures & Pick<financials.RatioInputs, 'dpsForward'> = {
  currency: 'GBP',
  sharesInIssue: 0,
  revenue: null,
  grossProfit: null,
  ebitda: null,
  operatingProfit: null,
  netProfit: null,
  freeCashFlow: null,
  netDebt: null,
  minorityInterest: null,
  netAssets: null,
  tangibleNetAssets: null,
  capitalEmployed: null,
  interestCost: null,
  eps: null,
  epsForward: null,
  dps: null,
  dpsForward: null,
}

export function ratiosOf(inputs: financials.RatioInputs | null, last: Price | null): EquityRatios {
  const figures = inputs ?? nothingReported
  const perShare = (value: number | null) => (value === null ? null : price(value, 4, figures.currency))
  return {
    ...companyRatios(figures, last),
    ...companyValue(figures, inputs && last),
    dividendYieldForward: dividendYield(perShare(figures.dpsForward), last),
    dps: inUnitOf(last, perShare(figures.dps)),
  }
}
