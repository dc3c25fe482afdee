import { ratio } from '../calculate/company-ratios.ts'
import { mean } from '../calculate/growth.ts'
import { amountPerShare } from '../calculate/per-share.ts'
import { statementLabel } from '../calculate/statement-labels.ts'
import type { StatementKind } from '../calculate/statement-sums.ts'
import { accountsOf, equityOf, freeCashFlowOf, netDebtOf, revenueOf } from '../calculate/twelve-months.ts'
import { either, percent } from '../page/printed.ts'
import type { RawLines, RawStatement } from '../raw/rows.ts'
import { inBrackets, moneyPrinter, printedLine } from './statements.ts'
import { Figures, type Subject } from './subject.ts'
import { ratioTexts } from './valuation.ts'

const table = { page: 'financials/summary', table: 'Financial summary by year' }

/** A line of a statement: its key, how its years are put together, and its label where that is another. */
type Line = readonly [kind: StatementKind, key: string, over?: 'CAGR' | 'AVERAGE' | null, label?: string]

const profits: readonly Line[] = [
  ['income', 'operatingProfit', 'CAGR'],
  ['income', 'profitBeforeTax', 'CAGR'],
  ['income', 'profitToEquityHolders', 'CAGR', 'Net profit'],
  ['income', 'epsBasic', 'CAGR', 'Basic EPS'],
  ['income', 'dps', 'CAGR'],
  ['balance', 'equityHoldersFunds', 'CAGR', 'Book value'],
  ['balance', 'sharesInIssue', 'CAGR'],
]

const lines: Readonly<Record<RawStatement['template'], readonly Line[]>> = {
  GENERAL: [['income', 'revenue', 'CAGR'], ...profits, ['balance', 'cash']],
  BANK: [
    ['income', 'totalIncome', 'CAGR'],
    ...profits,
    ['income', 'netInterestMargin', 'AVERAGE'],
    ['income', 'costIncomeRatio', 'AVERAGE'],
    ['balance', 'loansToCustomers', 'CAGR'],
    ['balance', 'customerDeposits', 'CAGR'],
    ['balance', 'cet1Ratio', 'AVERAGE'],
  ],
  INSURER: [
    ['income', 'insuranceRevenue', 'CAGR'],
    ['income', 'insuranceServiceResult', 'CAGR'],
    ...profits,
    ['income', 'combinedRatio', 'AVERAGE'],
    ['balance', 'contractualServiceMargin', 'CAGR'],
    ['balance', 'solvencyRatio', 'AVERAGE'],
  ],
  REIT: [
    ['income', 'rentalIncome', 'CAGR'],
    ['income', 'netRentalIncome', 'CAGR'],
    ['income', 'recurringOperatingProfit', 'CAGR'],
    ...profits,
    ['income', 'epraEps', 'CAGR'],
    ['balance', 'loanToValue', 'AVERAGE'],
    ['balance', 'cash'],
    ['balance', 'epraNtaPerShare', 'CAGR'],
  ],
  TRUST: [
    ['income', 'investmentIncome', 'CAGR'],
    ['income', 'revenueReturn', 'CAGR'],
    ['income', 'capitalReturn'],
    ['income', 'profitForPeriod'],
    ['income', 'revenueReturnPerShare', 'CAGR'],
    ['income', 'capitalReturnPerShare'],
    ['income', 'epsBasic'],
    ['income', 'dps', 'CAGR'],
    ['balance', 'totalAssets', 'CAGR'],
    ['balance', 'netAssets', 'CAGR'],
    ['balance', 'navPerSharePar', 'CAGR'],
    ['balance', 'navPerShareFair', 'CAGR'],
    ['balance', 'netGearing', 'AVERAGE'],
    ['balance', 'revenueReserve'],
    ['balance', 'sharesInIssue', 'CAGR'],
  ],
}

interface Row {
  readonly label: string
  readonly print: (value: number) => string
  readonly over: 'CAGR' | 'AVERAGE' | null
  readonly of: (statement: RawStatement, before: RawStatement | undefined) => number | null | 'n/m'
}

const share = (fraction: number) => inBrackets(percent(fraction, { digits: 1 }))

function lineOf({ income, balance, cashFlow }: RawStatement, kind: StatementKind, key: string): number | null {
  return { income, balance: balance ?? {}, cashFlow: cashFlow ?? {} }[kind][key] ?? null
}

function perShareOf(sum: number | null | undefined, shares: number | null | undefined): number | null {
  return sum == null || !shares ? null : amountPerShare(sum, shares)
}

/** Beside what is stored: margins, returns and amounts per share. */
function calculatedRows(template: RawStatement['template'], currency: string, money: Row['print']): readonly Row[] {
  if (template === 'TRUST') return []
  const { unit, print } = printedLine('eps', currency, money)
  const perShare = (label: string, of: Row['of']): Row => ({ label: `${label}${unit}`, print, over: 'CAGR', of })
  const invests = template === 'GENERAL' || template === 'REIT'
  return [
    perShare('Adjusted diluted EPS', ({ income }) => {
      const { epsAdjusted: eps, weightedSharesBasic: basic, weightedSharesDiluted: diluted } = income
      if (eps == null || eps <= 0) return eps ?? null
      return !basic || !diluted ? null : Math.round((eps * basic) / diluted)
    }),
    { label: 'EPS growth', print: share, over: null, of: epsGrowth },
    {
      label: 'Return on equity',
      print: share,
      over: 'AVERAGE',
      of: statement => numberOf(ratio(statement.income.profitToEquityHolders ?? null, equityOf(accountsOf(statement)))),
    },
    perShare('Book value per share', ({ balance }) => perShareOf(balance?.equityHoldersFunds, balance?.sharesInIssue)),
    ...(invests ? investingRows(perShare, money) : []),
    ...(template === 'GENERAL' ? marginRows : []),
  ]
}

function investingRows(perShare: (label: string, of: Row['of']) => Row, money: Row['print']): readonly Row[] {
  const weighted = ({ income }: RawStatement) => income.weightedSharesBasic
  return [
    perShare('Operating cash flow per share', each => perShareOf(each.cashFlow?.netCashFromOperations, weighted(each))),
    perShare('Capital expenditure per share', each =>
      each.cashFlow === null
        ? null
        : perShareOf(-(each.cashFlow.capex ?? 0) - (each.cashFlow.intangiblesPurchased ?? 0), weighted(each)),
    ),
    perShare('Free cash flow per share', each => perShareOf(freeCashFlowOf(accountsOf(each)), weighted(each))),
    { label: 'Net debt', print: money, over: null, of: each => netDebtOf(accountsOf(each)) },
  ]
}

const marginRows: readonly Row[] = [
  {
    label: 'Operating margin',
    print: share,
    over: 'AVERAGE',
    of: statement => {
      const [profit, sales] = [statement.income.operatingProfit ?? null, revenueOf(accountsOf(statement))]
      return profit === null || sales === null || sales <= 0 ? null : profit / sales
    },
  },
  {
    label: 'ROCE',
    print: share,
    over: 'AVERAGE',
    of: ({ income, balance }) =>
      balance?.totalAssets == null || balance.totalCurrentLiabilities == null
        ? null
        : numberOf(ratio(income.operatingProfit ?? null, balance.totalAssets - balance.totalCurrentLiabilities)),
  },
]

function epsGrowth({ income }: RawStatement, before: RawStatement | undefined): number | null | 'n/m' {
  const [now, then] = [income.epsBasic ?? null, before?.income.epsBasic ?? null]
  if (now === null) return null
  if (now <= 0) return 'n/m'
  if (then === null) return null
  return then <= 0 ? 'n/m' : now / then - 1
}

function numberOf(value: number | 'n/a' | 'n/m'): number | null | 'n/m' {
  return value === 'n/a' ? null : value
}

function storedRows(template: RawStatement['template'], currency: string, money: Row['print']): readonly Row[] {
  return lines[template].map(([kind, key, over = null, label]) => {
    const { unit, print } = printedLine(key, currency, money)
    const name = label ?? statementLabel(kind, template, key) ?? key
    return { label: `${name}${unit}`, print, over, of: statement => lineOf(statement, kind, key) }
  })
}

function addOverYears(figures: Figures, row: Row, years: readonly RawStatement[], past: Row['of']): void {
  const values = years.map(year => past(year, years[years.indexOf(year) - 1]))
  const numbers = values.filter(value => typeof value === 'number')
  if (row.over === 'AVERAGE' && numbers.length > 0)
    figures.row(table, row.label, [['CAGR or average', either(value => `${row.print(value)} avg`, mean(numbers))]])
  const [first, last] = [values[0], values.at(-1)]
  const count = (years.at(-1)?.fiscalYear ?? 0) - (years[0]?.fiscalYear ?? 0)
  if (row.over !== 'CAGR' || count < 2 || typeof first !== 'number' || typeof last !== 'number') return
  const growth = first <= 0 || last < 0 ? 'n/m' : (last / first) ** (1 / count) - 1
  figures.row(table, row.label, [
    ['CAGR or average', ratioTexts(growth, value => `${share(value)} pa`), { first, last, count }],
  ])
}

/** The sums that have a row: the unit of the table is chosen by the largest of these. */
function sumsIn(statement: RawStatement): RawLines {
  const sums = lines[statement.template].map(([kind, key]) => [key, lineOf(statement, kind, key)] as const)
  const debt = statement.template === 'TRUST' ? null : netDebtOf(accountsOf(statement))
  return { ...Object.fromEntries(sums), netDebt: debt }
}

export const financialSummary: Subject = {
  name: 'financial summary',
  types: ['EQUITY', 'CLOSED_END_FUND'],
  async expected(tables, { id }) {
    const figures = new Figures()
    const all = await tables.statements(id)
    const annual = all.filter(({ period }) => period === 'ANNUAL').slice(-7)
    const years = annual.slice(-6)
    const forecasts = all.filter(({ period }) => period === 'FORECAST').slice(0, 2)
    const latest = years.at(-1)
    if (!latest) return figures.list
    const shown = [...years, ...forecasts]
    const money = moneyPrinter(shown.map(sumsIn))
    const ordered = [...annual, ...forecasts]
    for (const row of [
      ...storedRows(latest.template, latest.currency, money),
      ...calculatedRows(latest.template, latest.currency, money),
    ]) {
      for (const statement of shown) {
        const value = row.of(statement, ordered[ordered.indexOf(statement) - 1])
        if (value === null) continue
        const texts = value === 'n/m' ? value : either(row.print, value)
        figures.row(table, row.label, [[String(statement.fiscalYear), texts, { value }]])
      }
      addOverYears(figures, row, years, (year, _) => row.of(year, ordered[ordered.indexOf(year) - 1]))
    }
    return figures.list
  },
}
