import { type CompanyFigures, companyRatios, companyValue, datedRatio, dividendYield } from '@bellwether/analytics'
import type { financials } from '@bellwether/db'
import { type IsoDate, type Money, type Price, price, type Ratio, whyNotBesidePrice } from '@bellwether/domain'
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
  /** The price that they were calculated at; null where there is none, or none of the time of the accounts. */
  readonly price: Price | null
  /** Why the last price was not used. */
  readonly whyNoPrice: string | null
}

/** Of a company without accounts. */
export const nothingReported: CompanyFigures & Pick<financials.RatioInputs, 'dpsForward'> = {
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

export interface LastPrice {
  readonly lastPrice: Price | null
  readonly day: IsoDate
}

export function ratiosOf(inputs: financials.RatioInputs | null, { lastPrice, day }: LastPrice): EquityRatios {
  const figures = inputs ?? nothingReported
  const perShare = (value: number | null) => (value === null ? null : price(value, 4, figures.currency))
  const why = whyNotBesidePrice('accounts', inputs?.asAt ?? null, lastPrice ? day : null)
  const whyNoPrice = inputs && why
  const last = whyNoPrice === null ? lastPrice : null
  const ratios = {
    ...companyRatios(figures, last),
    dividendYieldForward: dividendYield(perShare(figures.dpsForward), last),
  }
  const dated = Object.entries(ratios).map(([key, ratio]) => [key, datedRatio(key, ratio, why)] as const)
  return {
    ...(Object.fromEntries(dated) as typeof ratios),
    ...companyValue(figures, inputs && last),
    dps: inUnitOf(last, perShare(figures.dps)),
    price: last,
    whyNoPrice,
  }
}
