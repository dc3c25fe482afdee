import { areOfOneTime, isAtEnd } from '../calculate/age.ts'
import type { Ratio } from '../calculate/company-ratios.ts'
import { valueAt } from '../calculate/company-ratios.ts'
import { paidInYear } from '../calculate/dividend-yields.ts'
import { lastOn, mean } from '../calculate/growth.ts'
import { ofFullYears, type RatioYear, ratiosOf } from '../calculate/template-ratios.ts'
import { accountsOf, equityOf, freeCashFlowOf, revenueOf, twelveMonths } from '../calculate/twelve-months.ts'
import { inMajor } from '../calculate/unit.ts'
import { decimal, either, multiple, percent, price, times } from '../page/printed.ts'
import type { RawTables } from '../raw/raw-tables.ts'
import { remember } from '../raw/remember.ts'
import type { RawSecurity, RawStatement } from '../raw/rows.ts'
import { totalOf } from './dividends.ts'
import { dayOf, Figures, type Subject } from './subject.ts'
import { ratioTexts } from './valuation.ts'

const page = 'financials/key-ratios'

/** Rows of a table that a kind of company does not have. */
export const without: Readonly<Record<RawStatement['template'], RegExp | null>> = {
  GENERAL: /^Tangible book value/,
  BANK: /EV\/|sales|free cash|Free cash|Gross|EBITDA|Operating margin|ROCE|Combined|Solvency/,
  INSURER:
    /EV\/|free cash|Free cash|Gross|EBITDA|Operating margin|ROCE|Net interest|Cost to|tangible equity|CET1|Liq|Loans/,
  REIT: /EV\/|sales|tangible book|Tangible book|free cash flow$|cash flow yield|Gross|EBITDA|Operating margin|Net margin|Interest cover$|Quick/,
  TRUST: null,
}

export function printerOf(label: string, currency: string): (value: number) => string {
  if (/per share$|^(?:Revenue|Capital) return$|^NAV, /.test(label))
    return value =>
      currency === 'GBP' ? price(Math.round(value * 1e4) / 100, 'GBX') : price(Math.round(value * 100) / 100, currency)
  if (/days$|cycle$/.test(label)) return value => decimal(value, 0)
  if (label === 'Piotroski F') return value => `${value} of 9`
  if (/[cC]over(?!age)|to EBITDA/.test(label)) return times
  if (/years of dividends|P\/E|PEG|^Price to|^EV|^Altman|turnover|^Current ratio|^Quick ratio/.test(label))
    return multiple
  return percent
}

/** The years of the page, oldest first, and the last twelve months at the last price. */
export function ratioYears(tables: RawTables, security: RawSecurity) {
  return remember(tables, `ratio years ${security.id}`, () => readRatioYears(tables, security))
}

async function readRatioYears(tables: RawTables, security: RawSecurity) {
  const statements = await tables.statements(security.id)
  const [all, closes] = [
    statements.filter(({ period }) => period === 'ANNUAL'),
    await tables.closes(security.listingId),
  ]
  const days = closes.map(({ day }) => day)
  const years: (RatioYear & { readonly year: number })[] = []
  for (const [index, statement] of all.entries()) {
    const accounts = accountsOf(statement)
    const last = closes[lastOn(days, statement.periodEnd)]
    const paid = last && isAtEnd(last.day, statement.periodEnd) ? last : { close: null, day: statement.periodEnd }
    const before = all[index - 1]
    years.push({
      year: statement.fiscalYear,
      accounts,
      before: before ? accountsOf(before) : null,
      value: await valueAt(tables, security, accounts, paid, accounts.balance.sharesInIssue ?? null),
      dps: perShareOf(accounts.income.dps),
      nav: perShareOf(accounts.balance.navPerSharePar),
    })
  }
  const [last, accounts] = [years.at(-1), twelveMonths(statements)]
  if (!last || !accounts) return null
  return { years, latest: await latestYear(tables, security, accounts, last) }
}

const perShareOf = (value: number | null | undefined) => (value == null ? null : value / 10_000)

async function latestYear(
  tables: RawTables,
  security: RawSecurity,
  accounts: RatioYear['accounts'],
  last: RatioYear,
): Promise<RatioYear> {
  const trust = security.type === 'CLOSED_END_FUND'
  const [row] = await tables.query<{ readonly shares: number }>(
    'select shares_in_issue as shares from ratio_inputs where security_id = $1',
    security.id,
  )
  const paid = paidInYear(await tables.dividends(security.id), dayOf(security))
  const nav = trust ? (await tables.navs(security.id)).at(-1)?.close : undefined
  const paidBeside =
    security.last !== null && areOfOneTime(dayOf(security), accounts.periodEnd) && !(paid.length === 0 && trust)
  const declared = paidBeside ? totalOf(paid, accounts.currency) : null
  return {
    accounts,
    before: last.accounts === accounts ? last.before : null,
    value: await valueAt(
      tables,
      security,
      accounts,
      { close: security.last, day: dayOf(security) },
      row?.shares ?? accounts.balance.sharesInIssue ?? null,
    ),
    dps: declared ?? perShareOf(accounts.income.dps),
    nav: nav === undefined ? perShareOf(accounts.balance.navPerSharePar) : inMajor(nav, security.scale, security.unit),
  }
}

function addRatios(figures: Figures, years: readonly (RatioYear & { readonly year: number })[], latest: RatioYear) {
  const { template, currency } = latest.accounts
  const past = years.slice(-5).map(each => ({ year: each.year, ratios: ratiosOf(each) }))
  const fullYear = past.at(-1)?.ratios ?? {}
  for (const [table, now] of Object.entries(ratiosOf(latest)))
    for (const label of Object.keys(now)) {
      if (without[template]?.test(label)) continue
      const print = printerOf(label, currency)
      const current = (ofFullYears.has(label) ? fullYear[table] : now)?.[label] ?? 'n/a'
      const values = past.map(({ year, ratios }) => [String(year), ratios[table]?.[label] ?? 'n/a'] as const)
      const numbers = values.flatMap(([, value]) => (typeof value === 'number' ? [value] : []))
      if (typeof current !== 'number' && numbers.length === 0) continue
      const average = label === 'Piotroski F' ? (value: number) => decimal(value, 1) : print
      figures.row({ page, table }, label, [
        ['Latest', ratioTexts(current, print), { current }],
        ...values.map(([year, value]) => [year, ratioTexts(value, print), { value }] as const),
        ...(numbers.length < 3
          ? []
          : ([[`${past.length}-year average`, either(average, mean(numbers)), { numbers }]] as const)),
      ])
    }
}

type Measure = readonly [label: string, of: (year: RatioYear) => number | null | undefined]

const dividend: Measure = ['Dividend per share', ({ accounts }) => accounts.income.dps]
const book: Measure = ['Book value', ({ accounts }) => equityOf(accounts)]
const profits: readonly Measure[] = [
  ['Operating profit', ({ accounts }) => accounts.income.operatingProfit],
  ['Earnings per share', ({ accounts }) => accounts.income.epsBasic],
  dividend,
]
const sales = (label: string): Measure => [label, ({ accounts }) => revenueOf(accounts)]
const cash: Measure = ['Free cash flow', ({ accounts }) => freeCashFlowOf(accounts)]

const measures: Readonly<Record<RawStatement['template'], readonly Measure[]>> = {
  GENERAL: [sales('Revenue'), ...profits, cash, book],
  BANK: [sales('Total income'), ...profits, book],
  INSURER: [sales('Insurance revenue'), ...profits, book],
  REIT: [sales('Rental income'), ...profits, cash, book],
  TRUST: [
    sales('Investment income'),
    ['Revenue return per share', ({ accounts }) => accounts.income.revenueReturnPerShare],
    dividend,
    ['NAV per share', ({ accounts }) => accounts.balance.navPerSharePar],
    book,
  ],
}

export function growthOver(from: number | null | undefined, to: number | null | undefined, years: number): Ratio {
  if (from == null || to == null) return 'n/a'
  return from <= 0 || to < 0 ? 'n/m' : (to / from) ** (1 / years) - 1
}

function addGrowth(figures: Figures, all: readonly (RatioYear & { readonly year: number })[], latest: RatioYear) {
  const years = all.slice(-7)
  const signed = (value: number) => percent(value, { sign: true })
  for (const [label, of] of measures[latest.accounts.template]) {
    const values = years.map(of)
    const over = (count: number, end = values.length - 1) =>
      ratioTexts(growthOver(values[end - count], values[end], count), signed)
    const first = Math.max(0, values.length - 5)
    figures.row({ page, table: 'Growth by year' }, label, [
      ...years.slice(first).map(({ year }, index) => [String(year), over(1, first + index)] as const),
      ['3-year CAGR', over(3)],
      ['5-year CAGR', over(5)],
    ])
  }
}

export const keyRatios: Subject = {
  name: 'key ratios',
  types: ['EQUITY', 'CLOSED_END_FUND'],
  async expected(tables, security) {
    const figures = new Figures()
    const read = await ratioYears(tables, security)
    if (!read) return figures.list
    addRatios(figures, read.years, read.latest)
    addGrowth(figures, read.years, read.latest)
    return figures.list
  },
}
