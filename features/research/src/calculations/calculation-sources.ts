import type { PriceConversion, RatioTermKey } from '@bellwether/analytics'
import type { CalculationInput } from '@bellwether/contract'
import {
  type IsoDate,
  type MarketCode,
  type PageId,
  type Price,
  pagePath,
  perShareScale,
  price,
  rescalePrice,
  type StatementKind,
} from '@bellwether/domain'
import { priceValue } from '@bellwether/web/view'
import type { Subject } from '../layout/subject.ts'

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

/** RP-EXPLAIN-7: the price before it was converted, and each rate with its day and source. */
export function conversionInputs({ quoted, rates }: PriceConversion, day: IsoDate): readonly CalculationInput[] {
  return [
    { label: 'Price as quoted', value: priceValue(quoted), source: sourceLabels.price, asAt: day },
    ...rates.map(rate => ({
      label: `Exchange rate, pounds for 1 ${rate.currency}`,
      value: priceValue(price(Math.round(rate.sterling * 10 ** rateScale), rateScale, 'GBP')),
      source: rate.source,
      asAt: rate.day,
    })),
  ]
}

/** A converted price has more digits than are printed. */
export function printedPrice(converted: Price): Price {
  const enough = converted.value >= 10 ** converted.scale ? perShareScale : rateScale
  return converted.scale > enough ? rescalePrice(converted, enough, 'half-even') : converted
}

const rateScale = 6

type Described = Pick<Subject, 'marketCode' | 'quote' | 'day'>

/** The last price, as a term of a formula; in another currency where it was converted. */
export function lastPriceInput(
  { marketCode, quote, day }: Described,
  label = 'Price',
  converted: Price | null = null,
): CalculationInput {
  return {
    label,
    value: priceValue(converted ? printedPrice(converted) : (quote?.lastPrice ?? null)),
    source: sourceLabels.price,
    asAt: day,
    href: explanationPath.prices(marketCode),
  }
}

/** Dividends of the 12 months to the day. */
export function paidInput({ marketCode, day }: Described, dps: Price | null): CalculationInput {
  return {
    label: 'Dividend per share',
    value: priceValue(dps),
    source: sourceLabels.dividends,
    asAt: day,
    months: 12,
    href: explanationPath.dividends(marketCode),
  }
}

/** The published NAV of a trust. */
export function navInput(marketCode: MarketCode, nav: Price | null, day: IsoDate | string | null): CalculationInput {
  return {
    label: 'NAV',
    value: priceValue(nav),
    source: sourceLabels.nav,
    ...(day ? { asAt: day as IsoDate } : {}),
    href: explanationPath.nav(marketCode),
  }
}
