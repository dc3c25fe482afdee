import {
  type CompanyFigures,
  companyRatios,
  companyValue,
  datedRatio,
  dividendYield,
  ordinaryDividends,
  totalPaid,
} from '@bellwether/analytics'
import type { Calculation } from '@bellwether/contract'
import { dividends, type financials } from '@bellwether/db'
import {
  type IsoDate,
  type Money,
  type Price,
  type PriceBesideAccounts,
  price,
  priceBesideAccounts,
  type RateOn,
  type Ratio,
  whyNotBesidePrice,
} from '@bellwether/domain'
import { yieldOnPrice } from '../dividends/yield-on-price.ts'
import type { Subject } from '../layout/subject.ts'
import type { ResearchContext } from '../research-context.ts'
import { toDividendView } from '../securities/dividend-view.ts'
import { inUnitOf } from '../securities/quote.ts'
import { ratesOn } from '../securities/rates-on.ts'

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
  /** The price that they were calculated at, in the currency of the accounts. */
  readonly at: PriceBesideAccounts
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

export interface EquityRatiosOfDay extends EquityRatios {
  /** Of the yield, where it is that of the payments and not of the accounts. */
  readonly yieldCalculation: Calculation | null
}

/** The ratios of a company at its last price. Of accounts of another time only what was paid until its day counts. */
export async function equityRatios(
  context: ResearchContext,
  subject: Subject,
  inputs: financials.RatioInputs | null,
): Promise<EquityRatiosOfDay> {
  const { db } = context
  const { quote, day, security } = subject
  const rateOn = await ratesOn(db, [{ unit: security.listing.priceUnit, currency: inputs?.currency ?? null, day }])
  const ratios = ratiosOf(inputs, { lastPrice: quote?.lastPrice ?? null, day }, rateOn)
  if (!quote || !inputs || whyNotBesidePrice('accounts', inputs.asAt, day) === null)
    return { ...ratios, yieldCalculation: null }
  const paid = await dividends.lastTwelveMonths(db, security.id, day)
  const dps = totalPaid(ordinaryDividends(paid.map(toDividendView)))
  const { ratio, calculation } = await yieldOnPrice(context, subject, dps)
  return { ...ratios, dps, dividendYield: ratio, yieldCalculation: calculation }
}

export function ratiosOf(
  inputs: financials.RatioInputs | null,
  { lastPrice, day }: LastPrice,
  rateOn: RateOn,
): EquityRatios {
  const figures = inputs ?? nothingReported
  const perShare = (value: number | null) => (value === null ? null : price(value, 4, figures.currency))
  const { currency } = figures
  const at = priceBesideAccounts({ price: lastPrice, day }, { currency, asAt: inputs?.asAt ?? null }, rateOn)
  const last = at.price
  const ratios = {
    ...companyRatios(figures, last),
    dividendYieldForward: dividendYield(perShare(figures.dpsForward), last),
  }
  const dated = Object.entries(ratios).map(([key, ratio]) => [key, datedRatio(key, ratio, at.whyNot)] as const)
  return {
    ...(Object.fromEntries(dated) as typeof ratios),
    marketCap: inputs && companyValue(figures, at.quoted).marketCap,
    enterpriseValue: inputs && companyValue(figures, last).enterpriseValue,
    dps: inUnitOf(last, perShare(figures.dps)),
    at,
    whyNoPrice: inputs && at.whyNot,
  }
}
