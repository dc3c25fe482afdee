import { capitalEmployed, compoundGrowth, slopeOf, statementFigures } from '@bellwether/analytics'
import { statementTemplates, valueOrNull } from '@bellwether/domain'
import { addMonthsTo, type EpochDay, isoOf } from '../calendar.ts'
import type { Market } from '../market.ts'
import { sourceId } from '../platform/source.ts'
import type { RatioInputsRow } from '../rows/financials.ts'
import type { DeclaredDividend } from './dividend-plan.ts'
import type { EquityCompany } from './equity-company.ts'
import { amountOf, perShare, sumLines, withTotals } from './lines.ts'
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
    }
  }
  const now = twelveMonths(last)
  const before = twelveMonths(last - 2)
  const forecast = company.statements.find(s => s.period === 'FORECAST' && s.fiscalYear === calendar.latestYear + 1)
  const figures = statementFigures({
    template: business.template,
    currency: plan.currency,
    periodEnd: isoOf(accounts.halves[last]?.period.end ?? market.until),
    months: 12,
    income: now?.income ?? {},
    balance: now?.balance ?? null,
    cashFlow: now?.cashFlow ?? null,
  })
  const epsOf = (period: ReturnType<typeof twelveMonths>) =>
    period ? perShare(amountOf(period.income, 'profitToEquityHolders'), period.averageShares) : null
  const dividendOf = (year: number) => ordinaryDividends(accounts.dividends, year, null)
  const [fiveYearsAgo, latest] = [dividendOf(calendar.latestYear - 5), dividendOf(calendar.latestYear)]
  // As pages see it, the first year with dividends is known in part.
  const known = accounts.dividends.some(({ fiscalYear }) => fiscalYear < calendar.latestYear - 5)
  const growth = known && latest > 0 ? valueOrNull(compoundGrowth(fiveYearsAgo, latest, 5)) : null
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
    revenue: figures.revenue,
    gross_profit: figures.grossProfit,
    ebitda: figures.ebitda,
    operating_profit: figures.operatingProfit,
    net_profit: figures.profitToEquityHolders,
    free_cash_flow: figures.freeCashFlow,
    net_debt: figures.netDebt,
    net_assets: figures.equityHoldersFunds,
    tangible_net_assets: figures.tangibleEquity,
    capital_employed: capitalEmployed(figures.totalAssets, figures.currentLiabilities),
    interest_cost: figures.financeCost,
    eps: epsOf(now),
    eps_forward: forecast ? amountOf(forecast.income, 'epsBasic') : null,
    eps_previous: epsOf(before),
    dps: now && dividendsOfYear(accounts.dividends, plan.suspendedOn ?? market.until),
    dps_forward: dividendOf(calendar.latestYear + 1),
    dps_growth_5y: growth === null ? null : Math.round(growth * 1e6) / 1e6,
    source_id: sourceId,
  }
}

/** The ordinary dividends that went ex in the twelve months to the day of the last price, which a yield is measured by. */
function dividendsOfYear(dividends: readonly DeclaredDividend[], until: EpochDay): number {
  const before = addMonthsTo(until, -12)
  return dividends
    .filter(({ kind, declaredOn, exOn }) => kind !== 'SPECIAL' && declaredOn <= until && exOn > before && exOn <= until)
    .reduce((sum, { amount }) => sum + amount, 0)
}

/** Slope of the share's daily returns against its market's, over five years at most. */
function betaOf(market: Market, { plan, returns, bars }: EquityCompany): number {
  const factor = market.factors.region[plan.region]
  const length = Math.min(returns.length, 1265)
  const start = returns.length - length
  const slope = slopeOf(
    Array.from(returns.subarray(start)),
    Array.from({ length }, (_, i) => factor[bars.first + start + i] ?? 0),
  )
  return Math.round((slope ?? 0) * 100) / 100
}
