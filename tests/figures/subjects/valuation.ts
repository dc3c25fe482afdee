import { areOfOneTime } from '../calculate/age.ts'
import {
  healthRatios,
  profitabilityRatios,
  type Ratio,
  ratio,
  type Value,
  valuationRatios,
  valueAt,
} from '../calculate/company-ratios.ts'
import {
  type Accounts,
  accountsOf,
  earningsPerShare,
  netDebtOf,
  revenueOf,
  twelveMonths,
} from '../calculate/twelve-months.ts'
import { currencyOf, inMajor } from '../calculate/unit.ts'
import { count, either, multiple, percent, shortMoney, times } from '../page/printed.ts'
import type { RawTables } from '../raw/raw-tables.ts'
import type { RawSecurity, RawStatement } from '../raw/rows.ts'
import { moneyPrinter, printedLine } from './statements.ts'
import { dayOf, Figures, type Subject } from './subject.ts'

const ratiosPage = 'financials/key-ratios'
const keyFigures = { page: '', block: 'Key figures' }
const inTimes = /cover|to EBITDA/

export function ratioTexts(value: Ratio, print: (value: number) => string): readonly string[] {
  return typeof value === 'number' ? either(print, value) : [value]
}

type Ratios = Readonly<Record<string, Ratio>>

function addOverview(figures: Figures, accounts: Accounts, value: Value, forward: number | null): void {
  const all = valuationRatios(accounts, value)
  const eps = earningsPerShare(accounts)
  const growth = eps !== null && forward !== null && eps > 0 ? forward / eps - 1 : null
  const pe = all['P/E'] ?? 'n/a'
  const rows: Ratios = {
    'P/E': pe,
    'Forward P/E': ratio(value.price, forward),
    PEG: typeof pe === 'number' ? ratio(pe, growth === null ? null : growth * 100) : pe,
    'Price to book': all['Price to book'] ?? 'n/a',
    'Price to sales': all['Price to sales'] ?? 'n/a',
    'Price to free cash flow': all['Price to free cash flow'] ?? 'n/a',
    'EV/EBITDA': all['EV/EBITDA'] ?? 'n/a',
  }
  // Without a price of the time of the accounts the block says so in words.
  for (const [label, now] of value.price === null ? [] : Object.entries(rows))
    figures.row({ page: '', block: 'Valuation', table: '' }, label, [
      ['Value', ratioTexts(now, multiple), { ...value, eps, forward }],
    ])
  figures.fact(keyFigures, 'P/E ratio', ratioTexts(pe, multiple), { ...value, eps })
  for (const label of accounts.template === 'REIT' ? ['Forward P/E'] : ['Forward P/E', 'PEG'])
    figures.row({ page: ratiosPage, table: 'Valuation ratios' }, label, [
      ['Latest', ratioTexts(rows[label] ?? 'n/a', multiple), { ...value, eps, forward }],
    ])
}

/** The same ratios of five years on the Overview, with brackets for what is below zero. */
function addQuality(figures: Figures, years: readonly (readonly [year: number, ratios: Ratios])[]): void {
  for (const label of ['Operating margin', 'ROCE', 'Return on equity', 'Net debt to EBITDA', 'Interest cover'])
    for (const [year, ratios] of years) {
      const value = ratios[label] ?? 'n/a'
      const print = inTimes.test(label) ? times : (each: number) => percent(each, { digits: 1 })
      const bracketed = (each: number) => print(each).replace(/^−(.*)$/, '($1)')
      if (years.some(([, each]) => typeof each[label] === 'number'))
        figures.row({ page: '', table: 'Growth and quality by year' }, label, [
          [String(year), ratioTexts(value, bracketed), { value }],
        ])
    }
}

/** The two lines above the ratios. */
function addResults(figures: Figures, statements: readonly RawStatement[]): void {
  const years = statements.filter(({ period }) => period === 'ANNUAL').slice(-5)
  const money = moneyPrinter(years.map(year => ({ revenue: revenueOf(accountsOf(year)) })))
  for (const { fiscalYear, template, currency, income, ...rest } of years) {
    const perShare = printedLine('eps', currency, money)
    const sales = revenueOf(accountsOf({ fiscalYear, template, currency, income, ...rest }))
    for (const [label, value, print] of [
      [salesLabels[template], sales, money],
      [`Basic EPS${perShare.unit}`, income.epsBasic ?? null, perShare.print],
    ] as const)
      if (value !== null)
        figures.row({ page: '', table: 'Growth and quality by year' }, label, [
          [String(fiscalYear), either(print, value)],
        ])
  }
}

const salesLabels = {
  GENERAL: 'Revenue',
  BANK: 'Total income',
  INSURER: 'Insurance revenue',
  REIT: 'Rental income',
  TRUST: 'Investment income',
} as const

function yearsOf(statements: readonly RawStatement[]) {
  return statements
    .filter(({ period }) => period === 'ANNUAL')
    .slice(-5)
    .map(statement => ({ year: statement.fiscalYear, accounts: accountsOf(statement) }))
}

async function sharesOf(tables: RawTables, id: number): Promise<number | null> {
  const [row] = await tables.query<{ readonly shares: number }>(
    'select shares_in_issue as shares from ratio_inputs where security_id = $1',
    id,
  )
  return row?.shares ?? null
}

/** The nearest forecast, in the currency's major unit. */
export function forwardEps(statements: readonly RawStatement[]): number | null {
  const eps = statements.find(({ period }) => period === 'FORECAST')?.income.epsBasic
  return eps == null ? null : eps / 10_000
}

function addSize(figures: Figures, security: RawSecurity, accounts: Accounts, shares: number, value: Value): void {
  figures.fact(keyFigures, 'Shares in issue', count(shares))
  const { last, scale, unit } = security
  if (last !== null) {
    const cap = inMajor(last, scale, unit) * 100 * shares
    figures.fact(
      keyFigures,
      'Market cap',
      areOfOneTime(dayOf(security), accounts.periodEnd)
        ? either(each => shortMoney(each, currencyOf(unit)), cap)
        : 'n/a',
      { last, shares },
    )
  }
  const debt = netDebtOf(accounts)
  figures.fact(
    { page: '' },
    'Enterprise value',
    value.enterprise === null ? null : either(each => shortMoney(each, accounts.currency), value.enterprise),
    { ...value, debt },
  )
}

export const valuation: Subject = {
  name: 'valuation and ratios',
  types: ['EQUITY'],
  async expected(tables, security) {
    const figures = new Figures()
    const statements = await tables.statements(security.id)
    const [accounts, shares] = [twelveMonths(statements), await sharesOf(tables, security.id)]
    if (!accounts || shares === null) return figures.list
    const value = await valueAt(tables, security, accounts, { close: security.last, day: dayOf(security) }, shares)
    addSize(figures, security, accounts, shares, value)
    addOverview(figures, accounts, value, forwardEps(statements))
    addResults(figures, statements)
    const years = yearsOf(statements)
    const past = (of: (accounts: Accounts) => Ratios) => years.map(each => [each.year, of(each.accounts)] as const)
    addQuality(
      figures,
      past(each => ({ ...profitabilityRatios(each), ...healthRatios(each) })),
    )
    return figures.list
  },
}
