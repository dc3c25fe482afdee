import { oneOffItems } from '@bellwether/analytics'
import { statementTemplates } from '@bellwether/domain'
import { type EpochDay, isoOf } from '../calendar.ts'
import { sourceId } from '../platform/source.ts'
import type { StatementRow } from '../rows/financials.ts'
import type { Accounts, HalfAccounts } from './accounts.ts'
import type { Business } from './business.ts'
import type { DeclaredDividend } from './dividend-plan.ts'
import { amountOf, type Lines, percentOf, perShare, sumLines, withTotals } from './lines.ts'

export type Period = 'ANNUAL' | 'INTERIM' | 'FORECAST'

/** One published or expected period, all lines in place. */
export interface Statement {
  readonly period: Period
  readonly fiscalYear: number
  readonly end: EpochDay
  readonly months: number
  readonly publishedOn: EpochDay | null
  readonly income: Lines
  readonly balance: Lines | null
  readonly cashFlow: Lines | null
}

interface Coverage {
  readonly annual: number
  readonly interim: number
  readonly forecast: number
}

/** Oldest first within each kind of period. */
export function statementsOf(
  business: Business,
  accounts: Accounts,
  latestYear: number,
  until: EpochDay,
  coverage: Coverage,
): Statement[] {
  const { halves, dividends } = accounts
  const statements: Statement[] = []
  for (const [index, second] of halves.entries()) {
    if (second.period.half !== 2) continue
    const first = halves[index - 1]
    if (!first) continue
    const year = second.period.fiscalYear
    if (year > latestYear - coverage.annual && year <= latestYear)
      statements.push(annual(business, first, second, dividends))
    if (year > latestYear && year <= latestYear + coverage.forecast)
      statements.push({
        ...annual(business, first, second, dividends),
        period: 'FORECAST',
        publishedOn: null,
        balance: null,
        cashFlow: null,
      })
  }
  const interims = halves.filter(h => h.period.half === 1 && h.period.publishedOn <= until).slice(-coverage.interim)
  statements.push(...interims.map(half => interim(business, half, dividends)))
  return statements
}

function annual(
  business: Business,
  first: HalfAccounts,
  second: HalfAccounts,
  dividends: readonly DeclaredDividend[],
): Statement {
  const template = statementTemplates[business.template]
  const year = second.period.fiscalYear
  const cash = sumLines(first.cashFlow, second.cashFlow)
  cash.openingCash = amountOf(first.cashFlow, 'openingCash')
  return finish(
    business,
    {
      period: 'ANNUAL',
      fiscalYear: year,
      end: second.period.end,
      months: 12,
      publishedOn: second.period.publishedOn,
      income: sumLines(first.income, second.income),
      balance: second.balance,
      cashFlow: withTotals(template.cashFlow, cash),
    },
    Math.round((first.averageShares + second.averageShares) / 2),
    ordinaryDividends(dividends, year, null),
  )
}

function interim(business: Business, half: HalfAccounts, dividends: readonly DeclaredDividend[]): Statement {
  return finish(
    business,
    {
      period: 'INTERIM',
      fiscalYear: half.period.fiscalYear,
      end: half.period.end,
      months: 6,
      publishedOn: half.period.publishedOn,
      income: half.income,
      balance: half.balance,
      cashFlow: half.cashFlow,
    },
    half.averageShares,
    ordinaryDividends(dividends, half.period.fiscalYear, 1),
  )
}

/** Totals, per-share figures and ratios. */
function finish(business: Business, statement: Statement, averageShares: number, dps: number): Statement {
  const template = statementTemplates[business.template]
  const income = withTotals(template.income, statement.income)
  const balance = statement.balance ? withTotals(template.balance, statement.balance) : null
  const profit = amountOf(income, 'profitToEquityHolders')
  const diluted = Math.round(averageShares * 1.008)
  income.weightedSharesBasic = averageShares
  income.weightedSharesDiluted = diluted
  income.epsBasic = perShare(profit, averageShares)
  income.epsDiluted = profit > 0 ? perShare(profit, diluted) : income.epsBasic
  income.epsAdjusted = perShare(profit - oneOffItems(income), averageShares)
  income.dps = dps
  const beforeTax = amountOf(income, 'profitBeforeTax')
  if (beforeTax > 0) income.effectiveTaxRate = percentOf(-amountOf(income, 'tax'), beforeTax)
  business.annotate(income, balance ?? {}, statement.months)
  return { ...statement, income, balance }
}

export function ordinaryDividends(
  dividends: readonly DeclaredDividend[],
  fiscalYear: number,
  half: 1 | 2 | null,
): number {
  let sum = 0
  for (const d of dividends)
    if (d.fiscalYear === fiscalYear && d.kind !== 'SPECIAL' && (half === null || d.half === half)) sum += d.amount
  return sum
}

/** The earliest financial year with a report of its own. */
export function firstReportedYear(statements: readonly Statement[]): number {
  return Math.min(...statements.filter(({ period }) => period === 'ANNUAL').map(({ fiscalYear }) => fiscalYear))
}

const inNews = { ANNUAL: 6, INTERIM: 4 } as const

/** The latest reports, which news speaks of: so many that its draws do not depend on how far back the accounts go. */
export function newsworthy(statements: readonly Statement[]): readonly Statement[] {
  const kept = (['ANNUAL', 'INTERIM'] as const).flatMap(period =>
    statements.filter(statement => statement.period === period).slice(-inNews[period]),
  )
  return statements.filter(statement => kept.includes(statement))
}

/** By which rules a company reports. */
export function basisOf({ country }: { readonly country: string }): string {
  return country === 'US' ? 'US GAAP' : 'IFRS'
}

export function toStatementRow(
  securityId: number,
  template: Business['template'],
  currency: string,
  basis: string,
  statement: Statement,
  restated = false,
): StatementRow {
  return {
    security_id: securityId,
    template,
    period: statement.period,
    period_end: isoOf(statement.end),
    months: statement.months,
    fiscal_year: statement.fiscalYear,
    currency,
    basis,
    audited: statement.period === 'ANNUAL',
    restated,
    published_on: statement.publishedOn === null ? null : isoOf(statement.publishedOn),
    income: statement.income,
    balance: statement.balance,
    cash_flow: statement.cashFlow,
    source_id: sourceId,
  }
}
