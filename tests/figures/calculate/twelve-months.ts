import type { RawLines, RawStatement } from '../raw/rows.ts'
import { amountPerShare } from './per-share.ts'

/** What a company earned and owned, in minor units of its currency; null where it has no such line. */
export interface Accounts {
  readonly template: RawStatement['template']
  readonly currency: string
  readonly periodEnd: string
  readonly income: RawLines
  readonly balance: RawLines
  readonly cashFlow: RawLines
}

/** The last year plus the half-year since less the same half-year before it, with the latest balance sheet; the year itself where there is no such half. */
export function twelveMonths(statements: readonly RawStatement[]): Accounts | null {
  const year = statements.findLast(({ period }) => period === 'ANNUAL')
  if (!year) return null
  const halves = statements.filter(({ period }) => period === 'INTERIM')
  const since = halves.findLast(({ periodEnd }) => periodEnd > year.periodEnd)
  const before =
    since &&
    halves.find(
      ({ periodEnd, months }) =>
        months === since.months &&
        Number(periodEnd.slice(0, 4)) === Number(since.periodEnd.slice(0, 4)) - 1 &&
        periodEnd.slice(5, 7) === since.periodEnd.slice(5, 7),
    )
  if (!since || !before) return accountsOf(year)
  return {
    template: year.template,
    currency: year.currency,
    periodEnd: since.periodEnd,
    income: withoutEarnings(rolled(year.income, since.income, before.income, since.months)),
    balance: since.balance ?? {},
    cashFlow: rolled(year.cashFlow ?? {}, since.cashFlow ?? {}, before.cashFlow ?? {}, since.months),
  }
}

export function accountsOf({ template, currency, periodEnd, income, balance, cashFlow }: RawStatement): Accounts {
  return { template, currency, periodEnd, income, balance: balance ?? {}, cashFlow: cashFlow ?? {} }
}

/** Earnings per share cannot be added up. */
function withoutEarnings({ epsBasic: _, ...income }: RawLines): RawLines {
  return income
}

function rolled(year: RawLines, since: RawLines, before: RawLines, months: number): RawLines {
  const keys = Object.keys(year).filter(key => typeof year[key] === 'number')
  return Object.fromEntries(
    keys.map(key => {
      const change = (since[key] ?? 0) - (before[key] ?? 0)
      // A number of shares is an average: a half counts half.
      return [key, (year[key] ?? 0) + (/^weightedShares/.test(key) ? (change * months) / 12 : change)]
    }),
  )
}

const sum = (lines: RawLines, ...keys: readonly string[]) => keys.reduce((total, key) => total + (lines[key] ?? 0), 0)

function hasNoDebt({ template }: Accounts): boolean {
  return template === 'BANK' || template === 'INSURER'
}

/** Borrowings and leases less cash and short-term investments: below zero is net cash. Of a bank or insurer it says nothing. */
export function netDebtOf(accounts: Accounts): number | null {
  const { balance } = accounts
  if (hasNoDebt(accounts) || Object.keys(balance).length === 0) return null
  return (
    sum(balance, 'currentBorrowings', 'nonCurrentBorrowings', 'currentLeases', 'nonCurrentLeases') -
    sum(balance, 'cash', 'shortTermInvestments')
  )
}

export function freeCashFlowOf(accounts: Accounts): number | null {
  const { cashFlow, template } = accounts
  if (hasNoDebt(accounts) || template === 'TRUST' || typeof cashFlow.netCashFromOperations !== 'number') return null
  return sum(cashFlow, 'netCashFromOperations', 'capex', 'intangiblesPurchased')
}

const revenueKeys = {
  GENERAL: 'revenue',
  BANK: 'totalIncome',
  INSURER: 'insuranceRevenue',
  REIT: 'rentalIncome',
  TRUST: 'investmentIncome',
} as const

export function revenueOf({ template, income }: Accounts): number | null {
  return income[revenueKeys[template]] ?? null
}

export function equityOf({ template, balance }: Accounts): number | null {
  return balance[template === 'TRUST' ? 'totalEquity' : 'equityHoldersFunds'] ?? null
}

/** In the currency's major unit, as reported; of twelve months to four decimals as accounts print them. */
export function earningsPerShare({ template, income }: Accounts): number | null {
  if (template !== 'TRUST' && income.epsBasic != null) return income.epsBasic / 10_000
  const profit = income[template === 'TRUST' ? 'profitForPeriod' : 'profitToEquityHolders'] ?? null
  const shares = Math.round(income.weightedSharesBasic ?? 0)
  return profit === null || shares === 0 ? null : amountPerShare(profit, shares) / 10_000
}
