import { type Ratio, ratio, valueAt } from '../calculate/company-ratios.ts'
import { ofFullYears, type RatioYear, ratiosOf } from '../calculate/template-ratios.ts'
import { accountsOf, earningsPerShare, revenueOf } from '../calculate/twelve-months.ts'
import { count, date, either, multiple, percent, price } from '../page/printed.ts'
import type { RawTables } from '../raw/raw-tables.ts'
import type { RawSecurity, RawStatement } from '../raw/rows.ts'
import { growthOver, printerOf, ratioYears } from './key-ratios.ts'
import { inBrackets, moneyPrinter, printedLine } from './statements.ts'
import { dayOf, Figures, type Subject } from './subject.ts'
import { addStandings } from './summary-standings.ts'
import { ratioTexts } from './valuation.ts'

const page = 'summary'
const signed = (fraction: number) => percent(fraction, { sign: true })

const shownRatios: Readonly<Record<RawStatement['template'], readonly string[]>> = {
  GENERAL: ['Operating margin', 'ROCE', 'P/E', 'PEG', 'Price to sales', 'Price to book'],
  BANK: ['Net interest margin', 'Return on equity', 'P/E', 'PEG', 'Price to book'],
  INSURER: ['Combined ratio', 'Return on equity', 'P/E', 'PEG', 'Price to sales', 'Price to book'],
  REIT: ['Recurring margin', 'ROCE', 'P/E', 'Discount (−) or premium to EPRA NTA', 'Price to book'],
  TRUST: ['Discount (−) or premium', 'Revenue dividend cover', 'Running costs', 'Total return on net assets'],
}
const topLine = {
  GENERAL: 'Revenue',
  BANK: 'Total income',
  INSURER: 'Insurance revenue',
  REIT: 'Rental income',
  TRUST: 'Investment income',
} as const

/** The ratios of a year by label, with PEG on the earnings of the year after. */
function allRatios(year: RatioYear, nextEps: number | null): Readonly<Record<string, Ratio>> {
  const found = Object.assign({}, ...Object.values(ratiosOf(year))) as Record<string, Ratio>
  const [eps, pe] = [earningsPerShare(year.accounts) ?? year.accounts.income.epsBasic ?? null, found['P/E'] ?? 'n/a']
  const growth = eps !== null && nextEps !== null && eps > 0 ? nextEps / eps - 1 : null
  return { ...found, PEG: typeof pe === 'number' ? ratio(pe, growth === null ? null : growth * 100) : pe }
}

interface Read {
  readonly years: readonly (RatioYear & { readonly year: number; readonly statement: RawStatement })[]
  readonly forecasts: Read['years']
  readonly latest: RatioYear
}

async function readYears(tables: RawTables, security: RawSecurity): Promise<Read | null> {
  const read = await ratioYears(tables, security)
  const statements = await tables.statements(security.id)
  const annual = statements.filter(({ period }) => period === 'ANNUAL')
  if (!read) return null
  const shares =
    read.latest.value.price && read.latest.value.cap ? read.latest.value.cap / read.latest.value.price / 100 : null
  const forecasts = statements.filter(({ period }) => period === 'FORECAST').slice(0, 2)
  return {
    latest: read.latest,
    years: read.years.flatMap((year, index) => {
      const statement = annual[index]
      return statement ? [{ ...year, statement }] : []
    }),
    forecasts: await Promise.all(
      forecasts.map(async statement => {
        // A forecast stands beside the price of the day, whenever its year ends.
        const accounts = { ...accountsOf(statement), periodEnd: dayOf(security) }
        return {
          year: statement.fiscalYear,
          statement,
          accounts,
          before: null,
          value: await valueAt(tables, security, accounts, { close: security.last, day: dayOf(security) }, shares),
          dps: accounts.income.dps == null ? null : accounts.income.dps / 10_000,
          nav: null,
        }
      }),
    ),
  }
}

const epsOf = (year: { readonly statement: RawStatement } | undefined) => {
  const eps = year?.statement.income.epsBasic
  return eps == null ? null : eps / 10_000
}

function addLatest(figures: Figures, { years, forecasts, latest }: Read): void {
  const { template, currency } = latest.accounts
  const [last, [next, after]] = [years.at(-1), forecasts]
  if (!last) return
  const now = { ...allRatios(latest, epsOf(next)) }
  const fullYear = allRatios(last, null)
  const table = { page, table: 'Key figures' }
  const income = template === 'TRUST' ? ['Dividend yield'] : ['Dividend yield', 'Dividend cover']
  for (const label of [...income, ...shownRatios[template]]) {
    const current = (ofFullYears.has(label) ? fullYear : now)[label] ?? 'n/a'
    const print = printerOf(label, currency)
    figures.row(table, label, [['Latest', ratioTexts(current, label === 'PEG' ? multiple : print), { current }]])
    const expected = next && forecastRatio(label, next, epsOf(after))
    if (next && typeof expected === 'number')
      figures.row(table, label, [[`Forecast ${next.year}`, either(label === 'PEG' ? multiple : print, expected)]])
  }
  if (template === 'TRUST') {
    const gearing = now['Net gearing'] ?? 'n/a'
    figures.row(table, `Net gearing, ${date(latest.accounts.periodEnd)}`, [['Latest', ratioTexts(gearing, percent)]])
  }
  addGrowth(figures, table, years, next)
}

/** What brokers forecast of the income statement; a balance sheet they do not. */
function forecastRatio(label: string, year: Read['years'][number], nextEps: number | null): Ratio {
  return year.accounts.income.epsBasic == null && label === 'P/E' ? 'n/a' : (allRatios(year, nextEps)[label] ?? 'n/a')
}

type GrowthLine = readonly [label: string, of: (statement: RawStatement) => number | null]

const trustLines: readonly GrowthLine[] = [
  ['Revenue return per share', statement => statement.income.revenueReturnPerShare ?? null],
]
const companyLines: readonly GrowthLine[] = [
  ['Profit before tax', statement => statement.income.profitBeforeTax ?? null],
  ['Basic EPS', statement => statement.income.epsBasic ?? null],
]

function addGrowth(
  figures: Figures,
  table: { page: string; table: string },
  years: Read['years'],
  next?: Read['years'][number],
) {
  const [last, before] = [years.at(-1), years.at(-2)]
  if (!last) return
  const { template } = last.statement
  const lines: readonly GrowthLine[] = [
    [topLine[template], statement => revenueOf(accountsOf(statement))],
    ...(template === 'TRUST' ? trustLines : companyLines),
    ['Dividend per share', ({ income }) => income.dps ?? null],
  ]
  for (const [label, of] of lines) {
    const growth = growthOver(before && of(before.statement), of(last.statement), 1)
    figures.row(table, `${label} growth`, [['Latest', ratioTexts(growth, signed)]])
    const expected = next && growthOver(of(last.statement), of(next.statement), 1)
    if (next && expected !== 'n/a' && expected !== undefined)
      figures.row(table, `${label} growth`, [[`Forecast ${next.year}`, ratioTexts(expected, signed)]])
  }
}

function addYears(figures: Figures, { years, forecasts, latest }: Read): void {
  const table = { page, table: 'Figures by year' }
  const { template, currency } = latest.accounts
  const all = [...years, ...forecasts]
  const shown = [...years.slice(-5), ...forecasts]
  const money = moneyPrinter(
    shown.map(({ statement }) => ({ top: revenueOf(accountsOf(statement)), profit: profitOf(statement) })),
  )
  const share = (fraction: number) => inBrackets(percent(fraction, { digits: 1 }))
  const perShare = printedLine('eps', currency, money)
  for (const year of shown) {
    const { income, balance } = year.statement
    const [next, before] = [all[all.indexOf(year) + 1], all[all.indexOf(year) - 1]]
    const ratios = allRatios(year, epsOf(next))
    const column = String(year.year)
    const add = (label: string, value: number | null | undefined, print: (value: number) => string) => {
      if (value != null) figures.row(table, label, [[column, either(print, value)]])
    }
    const ratioRow = (label: string, print: (value: number) => string) => {
      const value = ratios[label]
      add(label, typeof value === 'number' ? value : null, print)
    }
    add(topLine[template], revenueOf(accountsOf(year.statement)), money)
    add(`Dividend per share${perShare.unit}`, income.dps, perShare.print)
    ratioRow('Dividend yield', share)
    if (template === 'TRUST') {
      add(`Revenue return per share${perShare.unit}`, income.revenueReturnPerShare, perShare.print)
      add(`NAV per share, debt at par${perShare.unit}`, balance?.navPerSharePar, perShare.print)
      ratioRow('Discount (−) or premium', share)
      continue
    }
    add('Profit before tax', income.profitBeforeTax, money)
    add(`Basic EPS${perShare.unit}`, income.epsBasic, perShare.print)
    const [now, then] = [income.epsBasic, before?.statement.income.epsBasic]
    add('EPS growth', now != null && then != null && now > 0 && then > 0 ? now / then - 1 : null, share)
    ratioRow('P/E', multiple)
    ratioRow('PEG', multiple)
  }
}

function profitOf({ income, template }: RawStatement): number | null {
  return template === 'TRUST' ? null : (income.profitBeforeTax ?? null)
}

interface Trade {
  readonly at: Date
  readonly price: number
  readonly shares: number
}

async function addLists(figures: Figures, tables: RawTables, { id, listingId, scale, unit }: RawSecurity) {
  const trades = await tables.query<Trade>(
    'select at, price, shares from trades where listing_id = $1 order by at desc, sequence desc limit 5',
    listingId,
  )
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeStyle: 'medium' })
  figures.rows(
    { page, table: 'Last trades' },
    trades.map(trade => ({
      label: time.format(trade.at),
      cells: { Shares: count(trade.shares), Price: price(trade.price / 10 ** scale, unit, scale) },
    })),
  )
  const paid = (await tables.dividends(id)).filter(({ status }) => status === 'CONFIRMED').toReversed()
  for (const { amount, scale: digits, unit: paidIn, exOn } of paid.slice(0, 2))
    figures.list.push({
      page,
      table: 'Last dividends',
      label: paid[0]?.exOn === exOn ? 'Latest:' : 'Previous:',
      column: 'Amount',
      beside: date(exOn),
      texts: [price(amount / 10 ** digits, paidIn, digits)],
      inputs: {},
    })
}

export const summary: Subject = {
  name: 'summary',
  types: ['EQUITY', 'CLOSED_END_FUND'],
  async expected(tables, security) {
    const figures = new Figures()
    if (security.exchange !== tables.summaryExchange) return figures.list
    const read = await readYears(tables, security)
    if (read) {
      addLatest(figures, read)
      addYears(figures, read)
      await addStandings(figures, tables, security)
    }
    await addLists(figures, tables, security)
    return figures.list
  },
}
