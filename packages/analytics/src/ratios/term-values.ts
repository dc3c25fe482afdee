import {
  isPresent,
  type Money,
  money,
  type Price,
  perShareScale,
  price,
  type Ratio,
  type StatementLines,
  type StatementTemplateName,
} from '@bellwether/domain'
import { revenueKeyOf, type StatementFigures } from '../statements/statement-figures.ts'
import { type CompanyFigures, companyValue } from './company-ratios.ts'
import { enterpriseValueOf, marketCapOf, type RatioPeriod } from './ratio-period.ts'
import { ratioRules } from './ratio-rules.ts'
import { type RatioTerm, type RatioTermKey, ratioTerms } from './ratio-terms.ts'
import { forecastEarningsGrowth, priceEarnings } from './valuation.ts'

/** What a term of a formula was, with the kind that says how it is written. */
export type TermValue =
  | { readonly kind: 'price'; readonly price: Price }
  | { readonly kind: 'money'; readonly money: Money }
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'percent'; readonly fraction: number }
  | { readonly kind: 'ratio'; readonly value: number }

type Read = (period: RatioPeriod) => TermValue | null

const sum = (amount: number | null | undefined, currency: string): TermValue | null =>
  amount == null ? null : { kind: 'money', money: money(amount, currency) }
const perShare = (value: number | null | undefined, currency: string): TermValue | null =>
  value == null ? null : { kind: 'price', price: price(value, perShareScale, currency) }
const count = (value: number | null): TermValue | null => (value === null ? null : { kind: 'count', count: value })
const percent = (fraction: number | null): TermValue | null =>
  fraction === null ? null : { kind: 'percent', fraction }
const paid = (value: Price | null): TermValue | null => value && { kind: 'price', price: value }
const worth = (value: Money | null): TermValue | null => value && { kind: 'money', money: value }
const multiple = (ratio: Ratio): TermValue | null =>
  isPresent<number>(ratio) ? { kind: 'ratio', value: ratio.value } : null

const added = (lines: StatementLines, ...keys: readonly string[]): number | null =>
  keys.reduce<number | null>((total, key) => (lines[key] == null ? total : (total ?? 0) + lines[key]), null)
const cost = (value: number | null | undefined): number | null => (value == null ? null : value === 0 ? 0 : -value)

const figureSum =
  (key: Exclude<keyof StatementFigures, 'taxRate'>): Read =>
  p =>
    sum(p.figures[key], p.reported.currency)
const balanceSum =
  (...keys: readonly string[]): Read =>
  p =>
    p.reported.balance && sum(added(p.reported.balance, ...keys) ?? 0, p.reported.currency)

const ofPeriod: Readonly<Record<RatioTermKey, Read>> = {
  price: p => paid(p.price),
  shares: p => count(p.shares),
  nav: p => paid(p.nav),
  marketCap: p => worth(marketCapOf(p)),
  enterpriseValue: p => worth(enterpriseValueOf(p)),
  priceEarnings: p => multiple(ratioRules.priceEarnings(p)),
  epsGrowth: p => percent(forecastEarningsGrowth(p.figures.eps, p.epsForward)),
  taxRate: p => percent(p.figures.taxRate),
  inventoryDays: p => multiple(ratioRules.inventoryDays(p)),
  receivableDays: p => multiple(ratioRules.receivableDays(p)),
  payableDays: p => multiple(ratioRules.payableDays(p)),
  epsForward: p => perShare(p.epsForward, p.reported.currency),
  dpsForward: () => null,
  dps: p => perShare(p.figures.dps, p.reported.currency),
  eps: p => perShare(p.figures.eps, p.reported.currency),
  epsBefore: p => perShare(p.before?.eps, p.reported.currency),
  epsAdjusted: p => perShare(p.reported.income.epsAdjusted, p.reported.currency),
  dilutedShares: p => count(p.reported.income.weightedSharesDiluted ?? null),
  profitAfterTax: p => sum(p.reported.income.profitAfterTax, p.reported.currency),
  minorityProfit: p => sum(p.reported.income.profitToMinority ?? 0, p.reported.currency),
  weightedShares: p => count(p.figures.weightedShares),
  revenue: figureSum('revenue'),
  rentalIncome: figureSum('revenue'),
  totalIncome: figureSum('revenue'),
  grossProfit: figureSum('grossProfit'),
  ebitda: figureSum('ebitda'),
  operatingProfit: figureSum('operatingProfit'),
  recurringProfit: p => sum(p.reported.income.recurringOperatingProfit, p.reported.currency),
  costOfSales: figureSum('costOfSales'),
  financeCost: figureSum('financeCost'),
  profit: figureSum('profit'),
  totalReturn: figureSum('profit'),
  profitToEquityHolders: figureSum('profitToEquityHolders'),
  operatingCosts: p => sum(cost(p.reported.income.operatingCosts), p.reported.currency),
  managementFee: p =>
    sum(cost(added(p.reported.income, 'managementFeeRevenue', 'managementFeeCapital')), p.reported.currency),
  otherExpenses: p => sum(cost(p.reported.income.otherExpensesRevenue), p.reported.currency),
  revenueReturn: p => perShare(p.reported.income.revenueReturnPerShare, p.reported.currency),
  goodwill: balanceSum('goodwill'),
  otherIntangibles: balanceSum('otherIntangibles'),
  equityHoldersFunds: figureSum('equityHoldersFunds'),
  totalEquity: figureSum('totalEquity'),
  netAssets: figureSum('totalEquity'),
  totalAssets: figureSum('totalAssets'),
  assets: figureSum('totalAssets'),
  liabilities: figureSum('totalLiabilities'),
  currentAssets: figureSum('currentAssets'),
  currentLiabilities: figureSum('currentLiabilities'),
  workingCapital: ({ figures: { currentAssets, currentLiabilities }, reported: { currency } }) =>
    sum(currentAssets === null || currentLiabilities === null ? null : currentAssets - currentLiabilities, currency),
  inventories: figureSum('inventories'),
  receivables: figureSum('receivables'),
  payables: figureSum('payables'),
  retainedEarnings: figureSum('retainedEarnings'),
  sharesReported: p => count(p.figures.sharesInIssue),
  borrowings: balanceSum('currentBorrowings', 'nonCurrentBorrowings'),
  leases: balanceSum('currentLeases', 'nonCurrentLeases'),
  cash: balanceSum('cash'),
  shortTermInvestments: balanceSum('shortTermInvestments'),
  netDebt: figureSum('netDebt'),
  minorityInterest: balanceSum('minorityInterest'),
  longTermDebt: figureSum('longTermDebt'),
  tangibleAssetsPerShare: p => perShare(p.reported.balance?.epraNtaPerShare, p.reported.currency),
  loans: balanceSum('loansToCustomers'),
  deposits: balanceSum('customerDeposits'),
  revenueReserve: balanceSum('revenueReserve'),
  operatingCash: figureSum('operatingCash'),
  capex: p => p.reported.cashFlow && sum(cost(p.reported.cashFlow.capex) ?? 0, p.reported.currency),
  intangiblesPurchased: p =>
    p.reported.cashFlow && sum(cost(p.reported.cashFlow.intangiblesPurchased) ?? 0, p.reported.currency),
  investment: figureSum('capex'),
  freeCashFlow: figureSum('freeCashFlow'),
  dividendsPaid: p => sum(cost(p.reported.cashFlow?.dividendsPaid), p.reported.currency),
}

export function termOfPeriod(key: RatioTermKey, period: RatioPeriod): TermValue | null {
  return ofPeriod[key](period)
}

/** The same terms from the figures that are kept of every company; those that it does not keep are null. */
export function termOfCompany(key: RatioTermKey, figures: CompanyFigures, last: Price | null): TermValue | null {
  const { currency } = figures
  const { marketCap, enterpriseValue } = companyValue(figures, last)
  switch (key) {
    case 'price':
      return paid(last)
    case 'shares':
      return count(figures.sharesInIssue)
    case 'marketCap':
      return worth(marketCap)
    case 'enterpriseValue':
      return worth(enterpriseValue)
    case 'priceEarnings':
      return multiple(priceEarnings(last, figures.eps === null ? null : price(figures.eps, perShareScale, currency)))
    case 'epsGrowth':
      return percent(forecastEarningsGrowth(figures.eps, figures.epsForward))
    case 'eps':
    case 'epsForward':
    case 'dps':
    case 'dpsForward':
      return perShare(figures[key], currency)
    case 'minorityInterest':
      return sum(figures.minorityInterest ?? 0, currency)
    case 'equityHoldersFunds':
      return sum(figures.netAssets, currency)
    case 'revenue':
    case 'ebitda':
    case 'operatingProfit':
    case 'freeCashFlow':
    case 'netDebt':
      return sum(figures[key], currency)
    default:
      return null
  }
}

/** The key of the statement line that a term is read from; null where it is from no statement. */
export function termLine(key: RatioTermKey, template: StatementTemplateName): string | null {
  const { source, line }: RatioTerm = ratioTerms[key]
  if (source !== 'income' && source !== 'balance' && source !== 'cashFlow') return null
  if (key === 'revenue') return revenueKeyOf(template)
  if (template === 'TRUST' && key === 'equityHoldersFunds') return 'totalEquity'
  if (template === 'TRUST' && key === 'profitToEquityHolders') return 'profitForPeriod'
  return line ?? key
}
