import {
  dividendCover,
  dividendYield,
  enterpriseValue,
  evToEbitda,
  priceBook,
  priceEarnings,
  priceEarningsGrowth,
  priceFreeCashFlow,
  priceSales,
} from '@bellwether/analytics'
import type { financials } from '@bellwether/db'
import { holdingValue, type Money, money, type Price, price, type Ratio } from '@bellwether/domain'
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

export function ratiosOf(inputs: financials.RatioInputs | null, last: Price | null): EquityRatios {
  const perShare = (value: number | null) => (inputs && value !== null ? price(value, 4, inputs.currency) : null)
  const sum = (value: number | null) => (inputs && value !== null ? money(value, inputs.currency) : null)
  const marketCap = inputs && last ? holdingValue(last, inputs.sharesInIssue) : null
  const debt = sum(inputs?.netDebt ?? null)
  const sameCurrency = marketCap !== null && debt !== null && marketCap.currency === debt.currency
  const ev = sameCurrency ? enterpriseValue(marketCap, debt, money(inputs?.minorityInterest ?? 0, debt.currency)) : null
  const eps = perShare(inputs?.eps ?? null)
  const dps = inUnitOf(last, perShare(inputs?.dps ?? null))
  const pe = priceEarnings(last, eps)
  const growth = inputs?.eps && inputs.epsForward && inputs.eps > 0 ? inputs.epsForward / inputs.eps - 1 : null
  return {
    marketCap,
    enterpriseValue: ev,
    priceEarnings: pe,
    priceEarningsForward: priceEarnings(last, perShare(inputs?.epsForward ?? null)),
    priceEarningsGrowth: priceEarningsGrowth(pe, growth),
    priceBook: priceBook(marketCap, sum(inputs?.netAssets ?? null)),
    priceSales: priceSales(marketCap, sum(inputs?.revenue ?? null)),
    priceFreeCashFlow: priceFreeCashFlow(marketCap, sum(inputs?.freeCashFlow ?? null)),
    evToEbitda: evToEbitda(ev, sum(inputs?.ebitda ?? null)),
    dividendYield: dividendYield(dps, last),
    dividendYieldForward: dividendYield(perShare(inputs?.dpsForward ?? null), last),
    dividendCover: dividendCover(eps, dps),
    dps,
  }
}
