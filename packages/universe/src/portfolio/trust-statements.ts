import { statementTemplates } from '@bellwether/domain'
import type { EpochDay } from '../calendar.ts'
import type { DeclaredDividend } from '../company/dividend-plan.ts'
import type { HalfYear } from '../company/fiscal-calendar.ts'
import { amountOf, type Lines, percentOf, perShare, roundTo, sumLines, withTotals } from '../company/lines.ts'
import { ordinaryDividends, type Statement } from '../company/statement-rows.ts'
import type { Market } from '../market.ts'
import type { Random } from '../rng.ts'
import { trustFeeShare } from './costs.ts'
import { navOn, type TrustCompany } from './trust-company.ts'

interface TrustHalf {
  readonly period: HalfYear
  readonly income: Lines
  readonly cashFlow: Lines
  readonly balance: Lines
  readonly shares: number
  readonly averageShares: number
  readonly buybacks: number
}

const interestRate = 0.042
const template = statementTemplates.TRUST

export interface TrustAccounts {
  readonly statements: readonly Statement[]
  readonly halves: readonly TrustHalf[]
}

/** What has become of a trust since the market was made. */
export interface TrustSince {
  readonly until: EpochDay
  /** Null where there is none on or before the day. */
  readonly navOn: (day: EpochDay) => number | null
}

/**
 * Accounts whose net assets are the published net asset value times the shares in issue: the gain on investments is what
 * is needed for that once income, costs, dividends and buybacks are known. Those since the market was made continue them, with the
 * shares that were in issue then.
 */
export function createTrustAccounts(
  market: Market,
  trust: TrustCompany,
  since: TrustSince | null = null,
): TrustAccounts {
  const { plan, calendar } = trust
  const random = market.random(plan.listing.marketCode, 'accounts')
  const until = since?.until ?? market.until
  const published = calendar.halves.filter(h => h.publishedOn <= until && h.from >= plan.listedOn - 200)
  const known = published.filter(({ publishedOn }) => publishedOn <= market.until).length
  const buybackRate = plan.usualDiscount < -0.04 && random.chance(0.7) ? random.uniform(0.004, 0.03) : 0
  const sharesAt = (index: number) =>
    Math.round((plan.shares * (1 - buybackRate) ** ((index - known + 1) / 2)) / 1000) * 1000
  const valueOn = (day: EpochDay) => since?.navOn(day) ?? navOn(market, trust, day)
  const books = { valueOn, trust, random, round: (amount: number) => roundTo(plan.sizeGbp > 5e10 ? 1e6 : 1e5, amount) }
  const halves: TrustHalf[] = []
  let state: Lines | null = null
  for (const [index, period] of published.entries()) {
    const sharesBefore = index >= known ? plan.shares : sharesAt(index - 1)
    state ??= openingBalance(books, period, sharesBefore)
    const shares = index >= known - 1 ? plan.shares : sharesAt(index)
    const half = closeHalf(books, state, halves, { period, sharesBefore, shares })
    state = half.balance
    halves.push(half)
  }
  return { halves, statements: toStatements(market, trust, halves) }
}

interface Books {
  readonly valueOn: (day: EpochDay) => number
  readonly trust: TrustCompany
  readonly random: Random
  readonly round: (amount: number) => number
}

interface OpenHalf {
  readonly period: HalfYear
  readonly sharesBefore: number
  readonly shares: number
}

function closeHalf(books: Books, state: Readonly<Lines>, past: readonly TrustHalf[], open: OpenHalf): TrustHalf {
  const { valueOn, trust } = books
  const { period, sharesBefore, shares } = open
  const net = Math.round((valueOn(period.end) * shares) / 100)
  const paid = dividendsPaid(trust.dividends, period, past, sharesBefore)
  const buybacks = Math.max(
    0,
    Math.round((sharesBefore - shares) * (valueOn(period.from) / 100) * (1 + trust.plan.usualDiscount)),
  )
  const averageShares = Math.round((sharesBefore + shares) / 2)
  const totalReturn = net - amountOf(state, 'netAssets') + paid + buybacks
  const income = returnOf(books, state, period, averageShares, totalReturn)
  const moved = { period, net, paid, buybacks, totalReturn, income, shares }
  const { cashFlow, balance } = moveAssets(books, state, moved)
  return { period, income, cashFlow, balance, shares, averageShares, buybacks }
}

/** Revenue as the dividend needs it, costs as agreed; the gain is what is left of the total return. */
function returnOf(
  { trust, round }: Books,
  state: Readonly<Lines>,
  period: HalfYear,
  averageShares: number,
  totalReturn: number,
): Lines {
  const netBefore = amountOf(state, 'netAssets')
  const capitalShare = trust.plan.mandate.yield > 0.03 ? 0.6 : 0.75
  const fee = round((netBefore * trust.ongoingCharge * trustFeeShare) / 2)
  const feeCapital = round(fee * capitalShare)
  const interest = round((amountOf(state, 'nonCurrentBorrowings') * interestRate) / 2)
  const interestCapital = round(interest * capitalShare)
  const other = round((netBefore * trust.ongoingCharge * (1 - trustFeeShare)) / 2)
  const yearDividend = ordinaryDividends(trust.dividends, period.fiscalYear, null)
  const revenueWanted = ((yearDividend * trust.cover) / 200) * averageShares
  const costs = fee - feeCapital + other + (interest - interestCapital)
  const investmentIncome = round((revenueWanted + costs) / 0.94)
  const tax = round(investmentIncome * 0.06)
  const revenueReturn = investmentIncome - costs - tax
  return {
    investmentIncome,
    managementFeeRevenue: -(fee - feeCapital),
    otherExpensesRevenue: -other,
    financeCostRevenue: -(interest - interestCapital),
    taxRevenue: -tax,
    gainsOnInvestments: totalReturn - revenueReturn + feeCapital + interestCapital,
    currencyGains: 0,
    managementFeeCapital: -feeCapital,
    financeCostCapital: -interestCapital,
    taxCapital: 0,
  }
}

interface Moved {
  readonly period: HalfYear
  readonly net: number
  readonly paid: number
  readonly buybacks: number
  readonly totalReturn: number
  readonly income: Lines
  readonly shares: number
}

function moveAssets({ trust, random, round }: Books, state: Readonly<Lines>, moved: Moved) {
  const { net, paid, buybacks, totalReturn, income } = moved
  const gains = amountOf(income, 'gainsOnInvestments')
  const tax = -amountOf(income, 'taxRevenue')
  const interest = -(amountOf(income, 'financeCostRevenue') + amountOf(income, 'financeCostCapital'))
  const debt = moved.period.half === 2 ? round(net * trust.plan.gearing) : amountOf(state, 'nonCurrentBorrowings')
  const receivables = round(net * 0.003)
  const payables = round(net * 0.004)
  const cash = round(net * random.uniform(0.012, 0.035))
  const borrowing = debt - amountOf(state, 'nonCurrentBorrowings')
  const workingCapital = payables - amountOf(state, 'payables') - receivables + amountOf(state, 'receivables')
  const beforeTrades = amountOf(state, 'cash') + totalReturn - gains + workingCapital - paid - buybacks + borrowing
  const sold = round(amountOf(state, 'investmentsAtFairValue') * random.uniform(0.06, 0.2))
  const cashFlow: Lines = {
    profit: totalReturn,
    taxAndFinanceCharged: tax + interest,
    gainsReversed: -gains,
    workingCapitalChange: workingCapital,
    interestPaid: -interest,
    taxPaid: -tax,
    investmentsPurchased: -(sold + beforeTrades - cash),
    investmentsSold: sold,
    dividendsPaid: -paid,
    buybacks: -buybacks,
    debtDrawn: Math.max(0, borrowing),
    debtRepaid: Math.min(0, borrowing),
    openingCash: amountOf(state, 'cash'),
  }
  const held = amountOf(state, 'investmentsAtFairValue') + gains + beforeTrades - cash
  const assets: Lines = { investmentsAtFairValue: held, receivables, cash, payables, nonCurrentBorrowings: debt }
  return { cashFlow: withTotals(template.cashFlow, cashFlow), balance: closingBalance(state, moved, assets) }
}

function closingBalance(
  state: Readonly<Lines>,
  { net, paid, buybacks, totalReturn, income, shares }: Moved,
  assets: Lines,
): Lines {
  const revenueReturn = amountOf(withTotals(template.income, income), 'revenueReturn')
  const balance = withTotals(template.balance, {
    ...assets,
    currentBorrowings: 0,
    shareCapital: amountOf(state, 'shareCapital'),
    sharePremium: amountOf(state, 'sharePremium'),
    capitalRedemptionReserve: amountOf(state, 'capitalRedemptionReserve'),
    capitalReserve: amountOf(state, 'capitalReserve') + totalReturn - revenueReturn - buybacks,
    revenueReserve: amountOf(state, 'revenueReserve') + revenueReturn - paid,
    sharesInIssue: shares,
  })
  balance.navPerSharePar = perShare(net, shares)
  balance.navPerShareFair = perShare(net, shares)
  balance.netGearing = percentOf(amountOf(assets, 'nonCurrentBorrowings') - amountOf(assets, 'cash'), net)
  return balance
}

function openingBalance({ valueOn, trust, round }: Books, period: HalfYear, sharesBefore: number): Lines {
  const { plan, dividends } = trust
  const { shares } = plan
  const net = Math.round((valueOn(period.from) * sharesBefore) / 100)
  const yearDividend = ordinaryDividends(dividends, period.fiscalYear, null)
  const debt = round(net * plan.gearing)
  const cash = round(net * 0.02)
  const shareCapital = Math.round(shares * 5)
  const sharePremium = round(net * 0.18)
  const redemption = round(net * 0.01)
  const revenueReserve = round((yearDividend / 100) * shares * 1.7)
  return withTotals(template.balance, {
    investmentsAtFairValue: net + debt - cash,
    receivables: 0,
    cash,
    payables: 0,
    currentBorrowings: 0,
    nonCurrentBorrowings: debt,
    shareCapital,
    sharePremium,
    capitalRedemptionReserve: redemption,
    revenueReserve,
    capitalReserve: net - shareCapital - sharePremium - redemption - revenueReserve,
  })
}

function dividendsPaid(
  dividends: readonly DeclaredDividend[],
  half: HalfYear,
  past: readonly TrustHalf[],
  openingShares: number,
): number {
  let paid = 0
  for (const d of dividends) {
    if (d.payOn <= half.from || d.payOn > half.end) continue
    const ranking = past.findLast(h => h.period.end < d.exOn)?.shares ?? openingShares
    paid += Math.round((d.amount * ranking) / 100)
  }
  return paid
}

function toStatements(market: Market, trust: TrustCompany, halves: readonly TrustHalf[]): Statement[] {
  const { annual, interim } = market.depth
  const statements: Statement[] = []
  for (const [index, second] of halves.entries()) {
    const first = halves[index - 1]
    if (second.period.half !== 2 || !first) continue
    const cash = sumLines(first.cashFlow, second.cashFlow)
    cash.openingCash = amountOf(first.cashFlow, 'openingCash')
    const averageShares = Math.round((first.averageShares + second.averageShares) / 2)
    const dps = ordinaryDividends(trust.dividends, second.period.fiscalYear, null)
    statements.push({
      period: 'ANNUAL',
      fiscalYear: second.period.fiscalYear,
      end: second.period.end,
      months: 12,
      publishedOn: second.period.publishedOn,
      income: withReturns(sumLines(first.income, second.income), averageShares, dps),
      balance: second.balance,
      cashFlow: withTotals(template.cashFlow, cash),
    })
  }
  const annuals = statements.slice(-annual)
  const interims = halves
    .filter(h => h.period.half === 1)
    .slice(-interim)
    .map<Statement>(half => ({
      period: 'INTERIM',
      fiscalYear: half.period.fiscalYear,
      end: half.period.end,
      months: 6,
      publishedOn: half.period.publishedOn,
      income: withReturns(
        half.income,
        half.averageShares,
        ordinaryDividends(trust.dividends, half.period.fiscalYear, 1),
      ),
      balance: half.balance,
      cashFlow: half.cashFlow,
    }))
  return [...annuals, ...interims]
}

function withReturns(leaves: Lines, averageShares: number, dps: number): Lines {
  const income = withTotals(template.income, leaves)
  income.revenueReturnPerShare = perShare(amountOf(income, 'revenueReturn'), averageShares)
  income.capitalReturnPerShare = perShare(amountOf(income, 'capitalReturn'), averageShares)
  income.epsBasic = perShare(amountOf(income, 'profitForPeriod'), averageShares)
  income.dps = dps
  income.weightedSharesBasic = averageShares
  return income
}
