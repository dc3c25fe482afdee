import { statementTemplates } from '@bellwether/domain'
import type { EpochDay } from '../calendar.ts'
import type { Random } from '../rng.ts'
import type { Business } from './business.ts'
import { type DeclaredDividend, dividendDates, paymentsOfYear, roundDividend } from './dividend-plan.ts'
import type { HalfYear } from './fiscal-calendar.ts'
import { addTo, amountOf, type Lines, perShare, roundTo, sumLines, withTotals } from './lines.ts'

/** Half a year as it will be reported: leaves of all three statements. */
export interface HalfAccounts {
  readonly period: HalfYear
  readonly income: Lines
  readonly cashFlow: Lines
  readonly balance: Lines
  readonly shares: number
  /** Average over the half. */
  readonly averageShares: number
}

export interface Accounts {
  readonly halves: readonly HalfAccounts[]
  readonly dividends: readonly DeclaredDividend[]
}

export interface AccountsInput {
  readonly random: Random
  readonly business: Business
  readonly halves: readonly HalfYear[]
  /** Shares in issue at the end of each half, and before the first. */
  readonly sharesAt: (halfIndex: number) => number
  /** Share price in minor units of the reporting currency. */
  readonly priceOn: (day: EpochDay) => number
  readonly payout: number
  readonly paysDividends: boolean
  readonly quarterly: boolean
  /** No dividend goes ex before this day: the shares were not listed yet. */
  readonly listedOn: EpochDay
  /** New shares, not loans, pay for what is missing: lenders keep away from companies that make losses. */
  readonly fundedByShares: boolean
  /** Highest dividend a year, ten-thousandths of the major unit, so that the yield stays believable. */
  readonly highestDividend: number
}

/** Runs the company through its half-years: trading, dividends, buybacks and issues, then borrowing for what is missing. */
export function runAccounts(input: AccountsInput): Accounts {
  const { business, halves, sharesAt, random } = input
  const template = statementTemplates[business.template]
  const state: Lines = openingBalance(business, sharesAt(-1), random)
  const results: HalfAccounts[] = []
  const dividends: DeclaredDividend[] = []
  let lastYearDividend: number | null = null

  for (const [index, half] of halves.entries()) {
    const [sharesBefore, shares] = [sharesAt(index - 1), sharesAt(index)]
    const second = halves[index + 1]
    if (half.half === 1 && second && lastYearDividend !== null) {
      declareEarly(input, dividends, half, second, lastYearDividend)
    }
    const trading = business.trade(state, half)
    const income = withTotals(template.income, trading.income)
    const paid = dividendsPaid(dividends, half, results, sharesBefore)
    const midPrice = input.priceOn(Math.round((half.from + half.end) / 2))
    // No board spends more on its own shares than profit leaves after the dividend; the rest of the
    // fall in their number comes from lapsed awards.
    const spare = Math.max(0, Math.round(amountOf(income, 'profitToEquityHolders') * 0.9) - paid)
    const buybacks = input.fundedByShares
      ? 0
      : Math.min(spare, Math.max(0, Math.round((sharesBefore - shares) * midPrice)))
    const cash: Lines = {
      ...trading.cash,
      profit: amountOf(income, 'profitForPeriod'),
      dividendsPaid: -paid,
      buybacks: -buybacks,
      currencyEffect: trading.currencyEffect,
    }
    let before = amountOf(state, 'cash')
    for (const amount of Object.values(cash)) before += amount
    const issued = input.fundedByShares
      ? Math.max(0, roundTo(business.grain, business.targetCash(half) - before))
      : Math.max(0, Math.round((shares - sharesBefore) * midPrice))
    const borrowing = input.fundedByShares
      ? 0
      : borrow(business, half, before + issued, amountOf(state, business.debtKey))
    cash.sharesIssued = issued
    cash.debtDrawn = borrowing > 0 ? borrowing : 0
    cash.debtRepaid = borrowing < 0 ? borrowing : 0
    cash.openingCash = amountOf(state, 'cash')

    for (const [key, change] of Object.entries(trading.balance)) addTo(state, key, change)
    addTo(state, business.debtKey, borrowing)
    state.cash = before + issued + borrowing
    addTo(state, 'sharePremium', issued)
    addTo(state, 'retainedEarnings', amountOf(income, 'profitToEquityHolders') - paid - buybacks)
    addTo(state, 'otherReserves', trading.toOtherReserves)
    addTo(state, 'minorityInterest', amountOf(income, 'profitToMinority'))

    const averageShares = Math.round((sharesBefore + shares) / 2)
    results.push({
      period: half,
      income: trading.income,
      cashFlow: withTotals(template.cashFlow, cash),
      balance: { ...state, sharesInIssue: shares },
      shares,
      averageShares,
    })

    if (half.half === 2) {
      const [first, year] = [results[index - 1], results[index]]
      if (!first || !year) continue
      const profit = amountOf(withTotals(template.income, sumLines(first.income, year.income)), 'profitToEquityHolders')
      const eps = perShare(profit, Math.round((first.averageShares + year.averageShares) / 2))
      lastYearDividend = closeYear(input, dividends, first.period, half, eps, lastYearDividend)
    }
  }
  return { halves: results, dividends }
}

/** Equity is what the first assets exceed the first liabilities by; profits retained so far are what other lines leave. */
function openingBalance(business: Business, shares: number, random: Random): Lines {
  const lines = withTotals(statementTemplates[business.template].balance, business.opening)
  const netAssets = amountOf(lines, 'netAssets')
  const shareCapital = Math.max(business.grain, roundTo(business.grain, shares * random.pick([1, 5, 10])))
  const sharePremium =
    netAssets > 0
      ? roundTo(business.grain, netAssets * random.uniform(0.05, 0.3))
      : roundTo(business.grain, amountOf(lines, 'totalAssets') * 0.5)
  const otherReserves = roundTo(business.grain, netAssets * 0.04)
  return {
    ...business.opening,
    shareCapital,
    sharePremium,
    otherReserves,
    retainedEarnings: netAssets - shareCapital - sharePremium - otherReserves,
    minorityInterest: 0,
  }
}

/** Positive draws, negative repays. */
function borrow(business: Business, half: HalfYear, cash: number, debt: number): number {
  const wanted = business.targetCash(half)
  if (cash < wanted) return Math.ceil((wanted - cash) / business.grain) * business.grain
  const over = Math.min(cash - wanted, debt - business.targetDebt(half))
  return over > 0 ? -Math.floor(over / business.grain) * business.grain : 0
}

/** Dividends whose pay day falls into the half, on the shares in issue when they went ex. */
function dividendsPaid(
  dividends: readonly DeclaredDividend[],
  half: HalfYear,
  past: readonly HalfAccounts[],
  openingShares: number,
): number {
  let paid = 0
  for (const dividend of dividends) {
    if (dividend.payOn <= half.from || dividend.payOn > half.end) continue
    const ranking = past.findLast(result => result.period.end < dividend.exOn)?.shares ?? openingShares
    paid += Math.round((dividend.amount * ranking) / 100)
  }
  return paid
}

/** What is declared before the year's result is known is a share of last year's dividend. */
function declareEarly(
  input: AccountsInput,
  dividends: DeclaredDividend[],
  first: HalfYear,
  second: HalfYear,
  lastYear: number,
): void {
  const payments = paymentsOfYear(first, second, input.quarterly, input.business.template === 'REIT')
  for (const payment of payments.slice(0, -1)) {
    const part = payments.length === 2 ? 0.36 : 0.25
    declare(input, dividends, payment, roundDividend(lastYear * part * 1.02), first.fiscalYear)
  }
}

/** Sets the year's dividend from its earnings and declares the last part. Returns the year's total. */
function closeYear(
  input: AccountsInput,
  dividends: DeclaredDividend[],
  first: HalfYear,
  second: HalfYear,
  eps: number,
  lastYear: number | null,
): number {
  if (!input.paysDividends) return 0
  const soFar = dividends.reduce(
    (sum, d) => (d.fiscalYear === second.fiscalYear && d.kind !== 'SPECIAL' ? sum + d.amount : sum),
    0,
  )
  const earned = Math.max(0, eps) * input.payout
  // Boards move slowly: they follow earnings up by at most an eighth a year and cut only when they must.
  const smoothed =
    lastYear === null || lastYear === 0
      ? earned
      : Math.min(lastYear * 1.125, Math.max(earned, lastYear * (eps <= 0 ? 0.5 : 0.99)))
  const total = Math.max(soFar, roundDividend(Math.min(smoothed, input.highestDividend)))
  const payments = paymentsOfYear(first, second, input.quarterly, input.business.template === 'REIT')
  const last = payments.at(-1)
  if (last) declare(input, dividends, last, total - soFar, second.fiscalYear)
  if (last && lastYear !== null && eps > total * 1.4 && input.random.chance(0.05)) {
    declare(
      input,
      dividends,
      { ...last, kind: 'SPECIAL' },
      roundDividend(total * input.random.uniform(0.25, 0.7)),
      second.fiscalYear,
    )
  }
  return total
}

function declare(
  input: AccountsInput,
  dividends: DeclaredDividend[],
  payment: { kind: DeclaredDividend['kind']; half: 1 | 2; declaredOn: EpochDay; daysToEx: number; daysToPay: number },
  amount: number,
  fiscalYear: number,
): void {
  const dates = dividendDates(payment.declaredOn, payment.daysToEx, payment.daysToPay)
  if (amount <= 0 || dates.exOn < input.listedOn) return
  dividends.push({ kind: payment.kind, half: payment.half, amount, fiscalYear, ...dates })
}
