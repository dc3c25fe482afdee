import { amountPerShare } from '../calculate/per-share.ts'
import { statementLabel } from '../calculate/statement-labels.ts'
import { addUp, type StatementKind, sumsOf } from '../calculate/statement-sums.ts'
import { accountsOf, freeCashFlowOf, netDebtOf, revenueOf } from '../calculate/twelve-months.ts'
import { decimal, either, percent } from '../page/printed.ts'
import type { RawLines, RawStatement } from '../raw/rows.ts'
import { Figures, type Inputs, type Subject } from './subject.ts'

const pages = {
  income: { page: 'financials/income-statement', table: 'Income statement by period' },
  balance: { page: 'financials/balance-sheet', table: 'Balance sheet by period' },
  cashFlow: { page: 'financials/cash-flow', table: 'Cash flow by period' },
} as const

const perShareKey = /^(?:eps|dps|nav)|PerShare|^epra/
const sharesKey = /^weighted|^sharesInIssue$/
const percentKey = /^(?:netGearing|loanToValue|netInterestMargin)|Ratio$|Rate$/
const isMoney = (key: string) => !perShareKey.test(key) && !sharesKey.test(key) && !percentKey.test(key)

/** As accountants write what is below zero. */
export function inBrackets(text: string): string {
  return text.startsWith('−') ? `(${text.slice(1)})` : text
}

/** How the sums of a table are printed: millions with a decimal for most, thousands for the small, whole millions for the large. */
export function moneyPrinter(tables: readonly RawLines[]): (minor: number) => string {
  const sizes = tables.flatMap(lines =>
    Object.entries(lines).flatMap(([key, value]) =>
      typeof value === 'number' && isMoney(key) ? [Math.abs(value) / 100] : [],
    ),
  )
  const largest = Math.max(0, ...sizes)
  const [power, digits] = largest >= 1e13 ? [9, 0] : largest >= 1e10 ? [6, 0] : largest >= 1e7 ? [6, 1] : [3, 0]
  return minor => inBrackets(decimal(minor / 100 / 10 ** power, digits))
}

const share = (fraction: number) => inBrackets(percent(fraction, { digits: 1 }))

/** A line as it is stored: ten-thousandths of a currency per share, hundredths of a per cent, single shares. */
export function printedLine(key: string, currency: string, money: (minor: number) => string) {
  const perShareUnit = currency === 'GBP' ? ' pence' : currency === 'USD' ? ' $' : currency === 'EUR' ? ' €' : ''
  if (perShareKey.test(key))
    return {
      unit: perShareUnit,
      print: (value: number) => inBrackets(decimal(value / (currency === 'GBP' ? 100 : 10_000), 2)),
    }
  if (sharesKey.test(key)) return { unit: ' millions', print: (value: number) => decimal(value / 1e6, 1) }
  if (percentKey.test(key)) return { unit: '', print: (value: number) => share(value / 10_000) }
  return { unit: '', print: money }
}

/** What investors use and companies do not print. */
function derivedOf(kind: StatementKind, statement: RawStatement) {
  const accounts = accountsOf(statement)
  const { income, balance, cashFlow, template } = accounts
  const sales = revenueOf(accounts)
  const over = (part: number | null | undefined, whole: number | null = sales) =>
    part == null || whole === null || whole <= 0 ? null : part / whole
  const less = (a: number | null | undefined, b: number | null | undefined) => (a == null || b == null ? null : a - b)
  const trust = template === 'TRUST'
  const free = freeCashFlowOf(accounts)
  const leases = (balance.currentLeases ?? 0) + (balance.nonCurrentLeases ?? 0)
  const intangible = (balance.goodwill ?? 0) + (balance.otherIntangibles ?? 0)
  const perShare = (sum: number | null | undefined) =>
    sum == null || !balance.sharesInIssue || trust ? null : amountPerShare(sum, balance.sharesInIssue)
  const spent = free === null ? null : -(cashFlow.capex ?? 0) - (cashFlow.intangiblesPurchased ?? 0)
  const shares = {
    income: {
      'Gross margin': over(income.grossProfit),
      'EBITDA margin': over(income.ebitda),
      'Operating margin': template === 'GENERAL' ? over(income.operatingProfit) : null,
      'Net margin': trust ? null : over(income.profitToEquityHolders),
    },
    balance: {},
    cashFlow: {
      'Free cash flow margin': over(free),
      'Cash conversion': over(free, income.profitForPeriod ?? null),
      'Capital expenditure to revenue': over(spent),
    },
  }[kind]
  const sums = {
    income: {},
    balance: {
      'Net debt': netDebtOf(accounts),
      'Net debt excluding leases': trust ? null : less(netDebtOf(accounts), leases),
      'Working capital': less(balance.totalCurrentAssets, balance.totalCurrentLiabilities),
    },
    cashFlow: { 'Free cash flow': free },
  }[kind]
  const amounts =
    kind === 'balance'
      ? {
          'Net assets per share': perShare(balance.equityHoldersFunds),
          'Tangible net assets per share': perShare(less(balance.equityHoldersFunds, intangible)),
        }
      : {}
  return { shares, sums, amounts }
}

function addStatement(figures: Figures, kind: StatementKind, shown: readonly RawStatement[]): void {
  const reported = shown.filter(statement => statement[kind] !== null)
  const money = moneyPrinter(reported.map(statement => statement[kind] ?? {}))
  // A line that was nil in every year has no row.
  const used = new Set(
    reported.flatMap(each => Object.entries(each[kind] ?? {}).flatMap(([key, value]) => (value ? [key] : []))),
  )
  for (const statement of reported) {
    const lines = statement[kind] ?? {}
    const column = String(statement.fiscalYear)
    const add = (label: string, value: number | null, print: (value: number) => string, inputs: Inputs = {}) => {
      if (value !== null) figures.row(pages[kind], label, [[column, either(print, value), inputs]])
    }
    for (const [label, same] of Map.groupBy(Object.entries(lines), ([key]) => labelOf(kind, statement, key))) {
      const texts = same.flatMap(([key, value]) =>
        value === null ? ['n/a', ''] : [printedLine(key, statement.currency, money).print(value)],
      )
      if (label !== null && same.some(([key, value]) => value !== null && used.has(key)))
        figures.row(pages[kind], label, [[column, texts]])
    }
    if (statement.period !== 'FORECAST')
      for (const { label, sumOf } of sumsOf(kind, statement.template)) add(label, addUp(lines, sumOf), money, { sumOf })
    const { shares, sums, amounts } = derivedOf(kind, statement)
    for (const [label, value] of Object.entries(shares)) add(label, value, share)
    for (const [label, value] of Object.entries(sums)) add(label, value, money)
    const perShare = printedLine('eps', statement.currency, money)
    for (const [label, value] of Object.entries(amounts)) add(`${label}${perShare.unit}`, value, perShare.print)
  }
}

function labelOf(kind: StatementKind, { template, currency }: RawStatement, key: string): string | null {
  const label = statementLabel(kind, template, key)
  return label === null ? null : `${label}${printedLine(key, currency, String).unit}`
}

export const statements: Subject = {
  name: 'statements',
  types: ['EQUITY', 'CLOSED_END_FUND'],
  async expected(tables, security) {
    const figures = new Figures()
    const all = await tables.statements(security.id)
    const years = all.filter(({ period }) => period === 'ANNUAL')
    const forecasts = all.filter(({ period }) => period === 'FORECAST').slice(0, 2)
    for (const kind of ['income', 'balance', 'cashFlow'] as const)
      addStatement(figures, kind, [...years.slice(-5), ...forecasts])
    return figures.list
  },
}
