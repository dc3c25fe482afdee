import type { RatioTermKey } from '@bellwether/analytics'
import { type MarketCode, type PageId, pagePath, type StatementKind } from '@bellwether/domain'

/** What the sources of inputs are called, wherever a calculation names them. */
export const sourceLabels = {
  income: 'Income statement',
  balance: 'Balance sheet',
  cashFlow: 'Cash flow statement',
  price: 'Last price',
  yearEndPrice: 'Year-end price',
  prices: 'Price history',
  shares: 'Latest share count',
  nav: 'Latest NAV',
  forecast: 'Broker forecasts',
  dividends: 'Dividend history',
  calculated: 'Calculated',
} as const

export const statementPages: Readonly<Record<StatementKind, PageId>> = {
  income: 'financials/income-statement',
  balance: 'financials/balance-sheet',
  cashFlow: 'financials/cash-flow',
}

/** A line of a statement, or its page where the line is not printed. */
export function lineHref(marketCode: MarketCode, page: PageId, line: string | null): string {
  return `${pagePath(page, marketCode)}${line ? `#line-${line}` : ''}`
}

const calculatedBlocks: Partial<Record<RatioTermKey, readonly [PageId, string]>> = {
  marketCap: ['overview', 'key-figures-marketCap'],
  enterpriseValue: ['overview', 'key-facts-enterpriseValue'],
  priceEarnings: ['financials/key-ratios', 'valuation-priceEarnings'],
  inventoryDays: ['financials/key-ratios', 'efficiency-inventoryDays'],
  receivableDays: ['financials/key-ratios', 'efficiency-receivableDays'],
  payableDays: ['financials/key-ratios', 'efficiency-payableDays'],
}

/** Where an input is shown or explained itself. */
export const explanationPath = {
  prices: (code: MarketCode) => `${pagePath('charts-and-performance', code)}#prices`,
  shares: (code: MarketCode) => lineHref(code, 'financials/balance-sheet', 'sharesInIssue'),
  nav: (code: MarketCode) => `${pagePath('fund-info/trust-info', code)}#discount-chart`,
  dividends: (code: MarketCode) => `${pagePath('dividends', code)}#history`,
  calculated(term: RatioTermKey, code: MarketCode): string | null {
    const [page, explanation] = calculatedBlocks[term] ?? []
    return page && explanation ? `${pagePath(page, code)}#how-${explanation}` : null
  },
}
