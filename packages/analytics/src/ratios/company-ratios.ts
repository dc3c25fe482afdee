import { holdingValue, type Money, money, type Price, perShareScale, price, type Ratio } from '@bellwether/domain'
import { divide } from './divide.ts'
import { interestCover, netDebtToEbitda } from './financial-health.ts'
import { margin, returnOnEquity } from './profitability.ts'
import {
  dividendCover,
  dividendYield,
  earningsYield,
  enterpriseValue,
  evToEbitda,
  evToSales,
  forecastEarningsGrowth,
  freeCashFlowYield,
  priceBook,
  priceEarnings,
  priceEarningsGrowth,
  priceFreeCashFlow,
  priceSales,
} from './valuation.ts'

/**
 * A company's last 12 months and last balance sheet. Money is in minor units of `currency`, figures per share are in
 * ten-thousandths of its major unit; null is not reported.
 */
export interface CompanyFigures {
  readonly currency: string
  readonly sharesInIssue: number
  readonly revenue: number | null
  readonly grossProfit: number | null
  readonly ebitda: number | null
  readonly operatingProfit: number | null
  readonly netProfit: number | null
  readonly freeCashFlow: number | null
  readonly netDebt: number | null
  readonly minorityInterest: number | null
  readonly netAssets: number | null
  readonly tangibleNetAssets: number | null
  readonly capitalEmployed: number | null
  readonly interestCost: number | null
  readonly eps: number | null
  readonly epsForward: number | null
  readonly dps: number | null
  readonly dpsForward?: number | null
}

export interface CompanyValue {
  readonly marketCap: Money | null
  /** Null also where the share is priced in another currency than the debt. */
  readonly enterpriseValue: Money | null
}

export function companyValue(
  { currency, sharesInIssue, netDebt, minorityInterest }: CompanyFigures,
  last: Price | null,
): CompanyValue {
  const marketCap = last && holdingValue(last, sharesInIssue)
  const sameCurrency = marketCap !== null && netDebt !== null && marketCap.currency === currency
  return {
    marketCap,
    enterpriseValue: sameCurrency
      ? enterpriseValue(marketCap, money(netDebt, currency), money(minorityInterest ?? 0, currency))
      : null,
  }
}

/** Every ratio that these figures allow at a price, under the keys of `ratioFormulas`. */
export function companyRatios(figures: CompanyFigures, last: Price | null) {
  const { currency } = figures
  const sum = (amount: number | null): Money | null => (amount === null ? null : money(amount, currency))
  const perShare = (value: number | null): Price | null =>
    value === null ? null : price(value, perShareScale, currency)
  const { marketCap, enterpriseValue: ev } = companyValue(figures, last)
  const [eps, dps] = [perShare(figures.eps), perShare(figures.dps)]
  const pe = priceEarnings(last, eps)
  return {
    priceEarnings: pe,
    priceEarningsForward: priceEarnings(last, perShare(figures.epsForward)),
    priceEarningsGrowth: priceEarningsGrowth(pe, forecastEarningsGrowth(figures.eps, figures.epsForward)),
    priceBook: priceBook(marketCap, sum(figures.netAssets)),
    priceTangibleBook: priceBook(marketCap, sum(figures.tangibleNetAssets)),
    priceSales: priceSales(marketCap, sum(figures.revenue)),
    priceFreeCashFlow: priceFreeCashFlow(marketCap, sum(figures.freeCashFlow)),
    evToEbitda: evToEbitda(ev, sum(figures.ebitda)),
    evToSales: evToSales(ev, sum(figures.revenue)),
    earningsYield: earningsYield(eps, last),
    freeCashFlowYield: freeCashFlowYield(sum(figures.freeCashFlow), marketCap),
    dividendYield: dividendYield(dps, last),
    dividendCover: dividendCover(eps, dps),
    grossMargin: margin(figures.grossProfit, figures.revenue),
    ebitdaMargin: margin(figures.ebitda, figures.revenue),
    operatingMargin: margin(figures.operatingProfit, figures.revenue),
    netMargin: margin(figures.netProfit, figures.revenue),
    returnOnEquity: returnOnEquity(figures.netProfit, figures.netAssets),
    returnOnTangibleEquity: returnOnEquity(figures.netProfit, figures.tangibleNetAssets),
    returnOnCapitalEmployed: divide(figures.operatingProfit, figures.capitalEmployed, {
      what: 'ROCE',
      needsPositive: 'Capital employed',
    }),
    netDebtToEbitda: netDebtToEbitda(figures.netDebt, figures.ebitda),
    interestCover: interestCover(figures.operatingProfit, figures.interestCost),
  } satisfies Readonly<Record<string, Ratio>>
}
