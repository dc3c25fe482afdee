import { addUp, type StatementKind, sumsOf } from '../calculate/statement-sums.ts'
import { accountsOf, freeCashFlowOf, netDebtOf } from '../calculate/twelve-months.ts'
import { decimal, either } from '../page/printed.ts'
import type { RawLines, RawStatement } from '../raw/rows.ts'
import { Figures, type Inputs, type Subject } from './subject.ts'

const pages = {
  income: { page: 'financials/income-statement', table: 'Income statement by period' },
  balance: { page: 'financials/balance-sheet', table: 'Balance sheet by period' },
  cashFlow: { page: 'financials/cash-flow', table: 'Cash flow by period' },
} as const
const summary = { page: 'financials/summary', table: 'Financial summary by year' }

/** Lines that are no money: counts, percentages and amounts per share. */
const notMoney =
  /^(?:eps|epra|dps|nav|weighted|netGearing|loanToValue|netInterestMargin)|PerShare|InIssue$|Ratio$|Rate$/

/** How the sums of a table are printed: millions with a decimal for most, thousands for the small, whole millions for the large. */
function moneyPrinter(tables: readonly RawLines[]): (minor: number) => string {
  const sizes = tables.flatMap(lines =>
    Object.entries(lines).flatMap(([key, value]) =>
      typeof value === 'number' && !notMoney.test(key) ? [Math.abs(value) / 100] : [],
    ),
  )
  const largest = Math.max(0, ...sizes)
  const [power, digits] = largest >= 1e13 ? [9, 0] : largest >= 1e10 ? [6, 0] : largest >= 1e7 ? [6, 1] : [3, 0]
  return minor => inBrackets(decimal(minor / 100 / 10 ** power, digits))
}

/** As accountants write what is below zero. */
function inBrackets(text: string): string {
  return text.startsWith('−') ? `(${text.slice(1)})` : text
}

function addStatement(figures: Figures, kind: StatementKind, shown: readonly RawStatement[]): void {
  const reported = shown.filter(statement => statement[kind] !== null)
  const print = moneyPrinter(reported.map(statement => statement[kind] ?? {}))
  const add = (label: string, { fiscalYear }: RawStatement, value: number | null, inputs: Inputs) => {
    if (value !== null) figures.row(pages[kind], label, [[String(fiscalYear), either(print, value), inputs]])
  }
  for (const statement of reported) {
    const lines = statement[kind] ?? {}
    if (statement.period !== 'FORECAST')
      for (const { label, sumOf } of sumsOf(kind, statement.template))
        add(label, statement, addUp(lines, sumOf), { sumOf })
    const accounts = accountsOf(statement)
    if (kind === 'balance') add('Net debt', statement, netDebtOf(accounts), {})
    if (kind === 'cashFlow') add('Free cash flow', statement, freeCashFlowOf(accounts), {})
  }
}

/** The sums that the summary has rows for: its unit is chosen by the largest of these. */
const summaryKeys = [
  ...['revenue', 'totalIncome', 'insuranceRevenue', 'insuranceServiceResult', 'rentalIncome', 'netRentalIncome'],
  ...['recurringOperatingProfit', 'operatingProfit', 'profitBeforeTax', 'profitToEquityHolders', 'cash'],
  ...['equityHoldersFunds', 'loansToCustomers', 'customerDeposits', 'contractualServiceMargin'],
]

function inSummary(lines: RawLines): RawLines {
  return Object.fromEntries(summaryKeys.map(key => [key, lines[key] ?? null]))
}

const pence = (value: number) => inBrackets(decimal(value, 2))

function addSummary(figures: Figures, shown: readonly RawStatement[]): void {
  const print = moneyPrinter(
    shown.flatMap(statement => [
      inSummary(statement.income),
      inSummary(statement.balance ?? {}),
      { netDebt: netDebtOf(accountsOf(statement)) },
    ]),
  )
  for (const statement of shown) {
    const accounts = accountsOf(statement)
    if (statement.period === 'FORECAST' || accounts.template === 'TRUST') continue
    const [debt, cash] = [netDebtOf(accounts), freeCashFlowOf(accounts)]
    const column = String(statement.fiscalYear)
    if (debt !== null) figures.row(summary, 'Net debt', [[column, either(print, debt), { debt }]])
    const shares = accounts.income.weightedSharesBasic
    if (cash !== null && shares && accounts.currency === 'GBP')
      figures.row(summary, 'Free cash flow per share pence', [[column, either(pence, cash / shares), { cash, shares }]])
  }
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
    addSummary(figures, [...years.slice(-6), ...forecasts])
    return figures.list
  },
}
