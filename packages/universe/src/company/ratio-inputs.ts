import { statementTemplates } from '@bellwether/domain'
import { isoOf } from '../calendar.ts'
import type { Market } from '../market.ts'
import { sourceId } from '../platform/source.ts'
import type { RatioInputsRow } from '../rows/financials.ts'
import type { EquityCompany } from './equity-company.ts'
import { amountOf, type Lines, perShare, sumLines, withTotals } from './lines.ts'
import { ordinaryDividends } from './statement-rows.ts'

/** Twelve months to the last published half-year, and the balance sheet at its end. Missing where the template has no such line. */
export function ratioInputsRow(market: Market, company: EquityCompany): RatioInputsRow {
  const { plan, business, accounts, calendar } = company
  const template = statementTemplates[business.template]
  const last = accounts.halves.findLastIndex(h => h.period.publishedOn <= market.until)
  const twelveMonths = (end: number) => {
    const [first, second] = [accounts.halves[end - 1], accounts.halves[end]]
    if (!first || !second) return null
    const averageShares = Math.round((first.averageShares + second.averageShares) / 2)
    return {
      income: withTotals(template.income, sumLines(first.income, second.income)),
      cashFlow: sumLines(first.cashFlow, second.cashFlow),
      balance: withTotals(template.balance, second.balance),
      averageShares,
      halves: [first, second] as const,
    }
  }
  const now = twelveMonths(last)
  const before = twelveMonths(last - 2)
  const forecast = company.statements.find(s => s.period === 'FORECAST' && s.fiscalYear === calendar.latestYear + 1)
  const income = now?.income ?? {}
  const balance = now?.balance ?? {}
  const cash = now?.cashFlow ?? {}
  const given = (lines: Lines, key: string) => lines[key] ?? null
  const epsOf = (period: ReturnType<typeof twelveMonths>) =>
    period ? perShare(amountOf(period.income, 'profitToEquityHolders'), period.averageShares) : null
  const equity = amountOf(balance, 'equityHoldersFunds')
  const dividendOf = (year: number) => ordinaryDividends(accounts.dividends, year, null)
  const fiveYearsAgo = dividendOf(calendar.latestYear - 5)
  return {
    security_id: plan.id,
    as_at: isoOf(accounts.halves[last]?.period.end ?? market.until),
    currency: plan.currency,
    shares_in_issue: plan.shares,
    free_float:
      Math.round(
        market.random(plan.listing.marketCode, 'free float').uniform(plan.small > 0.6 ? 0.45 : 0.75, 0.99) * 1e4,
      ) / 1e4,
    beta: betaOf(market, company),
    revenue:
      given(income, 'revenue') ??
      given(income, 'totalIncome') ??
      given(income, 'insuranceRevenue') ??
      given(income, 'rentalIncome'),
    gross_profit: given(income, 'grossProfit'),
    ebitda: given(income, 'ebitda'),
    operating_profit: given(income, 'operatingProfit'),
    net_profit: given(income, 'profitToEquityHolders'),
    free_cash_flow:
      business.template === 'BANK' || business.template === 'INSURER'
        ? null
        : amountOf(cash, 'netCashFromOperations') + amountOf(cash, 'capex') + amountOf(cash, 'intangiblesPurchased'),
    net_debt: netDebtOf(business.template, balance),
    net_assets: equity,
    tangible_net_assets: equity - amountOf(balance, 'goodwill') - amountOf(balance, 'otherIntangibles'),
    capital_employed:
      balance.totalCurrentLiabilities === undefined
        ? null
        : amountOf(balance, 'totalAssets') - amountOf(balance, 'totalCurrentLiabilities'),
    interest_cost: income.financeCost === undefined ? null : -amountOf(income, 'financeCost'),
    eps: epsOf(now),
    eps_forward: forecast ? amountOf(forecast.income, 'epsBasic') : null,
    eps_previous: epsOf(before),
    dps: now
      ? now.halves.reduce(
          (sum, h) => sum + ordinaryDividends(accounts.dividends, h.period.fiscalYear, h.period.half),
          0,
        )
      : null,
    dps_forward: dividendOf(calendar.latestYear + 1),
    dps_growth_5y:
      fiveYearsAgo > 0 && dividendOf(calendar.latestYear) > 0
        ? Math.round(((dividendOf(calendar.latestYear) / fiveYearsAgo) ** 0.2 - 1) * 1e6) / 1e6
        : null,
    source_id: sourceId,
  }
}

function netDebtOf(template: string, balance: Readonly<Lines>): number | null {
  if (template === 'BANK' || template === 'INSURER') return null
  const owed = ['currentBorrowings', 'nonCurrentBorrowings', 'currentLeases', 'nonCurrentLeases'].reduce(
    (sum, key) => sum + amountOf(balance, key),
    0,
  )
  return owed - amountOf(balance, 'cash') - amountOf(balance, 'shortTermInvestments')
}

/** Slope of the share's daily returns against its market's, over five years at most. */
function betaOf(market: Market, { plan, returns, bars }: EquityCompany): number {
  const factor = market.factors.region[plan.region]
  const length = Math.min(returns.length, 1265)
  let [sx, sy, sxx, sxy] = [0, 0, 0, 0]
  for (let i = returns.length - length; i < returns.length; i++) {
    const [x, y] = [factor[bars.first + i] ?? 0, returns[i] ?? 0]
    sx += x
    sy += y
    sxx += x * x
    sxy += x * y
  }
  return Math.round(((sxy - (sx * sy) / length) / (sxx - (sx * sx) / length)) * 100) / 100
}
