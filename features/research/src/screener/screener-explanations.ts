import type { ScreenerFigure } from '@bellwether/contract'
import { type MarketCode, type PageId, pagePath, type SecurityType } from '@bellwether/domain'

type Explanations = Partial<Record<ScreenerFigure, readonly [PageId, explanation: string]>>

/** Where the pages of a security explain how a figure of the screener is calculated. */
const explanations: Partial<Record<SecurityType, Explanations>> = {
  EQUITY: {
    size: ['overview', 'key-figures-marketCap'],
    priceEarnings: ['overview', 'key-figures-priceEarnings'],
    priceBook: ['overview', 'valuation-priceBook'],
    yield: ['overview', 'key-figures-dividendYield'],
    cover: ['overview', 'key-figures-dividendCover'],
    operatingMargin: ['financials/key-ratios', 'profitability-operatingMargin'],
    roce: ['financials/key-ratios', 'profitability-returnOnCapitalEmployed'],
    netDebtEbitda: ['financials/key-ratios', 'health-netDebtToEbitda'],
    dividendGrowth: ['dividends', 'dividends-growth'],
    increases: ['dividends', 'dividends-increases'],
  },
  CLOSED_END_FUND: {
    discount: ['overview', 'key-figures-discount'],
    dividendGrowth: ['dividends', 'dividends-growth'],
    gearing: ['overview', 'key-figures-netGearing'],
    yield: ['overview', 'income-yield'],
    increases: ['dividends', 'dividends-increases'],
  },
  ETF: {
    trackingDifference: ['overview', 'key-facts-trackingDifference1y'],
  },
  BOND: {
    redemptionYield: ['overview', 'key-figures-redemptionYield'],
  },
}

export function explanationHref(type: SecurityType, column: ScreenerFigure, marketCode: MarketCode): string | null {
  const [page, explanation] = explanations[type]?.[column] ?? []
  return page && explanation ? `${pagePath(page, marketCode)}#how-${explanation}` : null
}
