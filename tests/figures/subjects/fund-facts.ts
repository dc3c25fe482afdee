import { addMonths } from '../calculate/calendar.ts'
import { annualised, returnBetween } from '../calculate/growth.ts'
import { frequencyOf } from '../calculate/payment-frequency.ts'
import { currencyOf, perMajor } from '../calculate/unit.ts'
import { count, date, decimal, differences, either, longest, percent, price, shortMoney } from '../page/printed.ts'
import type { RawTables } from '../raw/raw-tables.ts'
import type { RawSecurity } from '../raw/rows.ts'
import { totalOf } from './dividends.ts'
import { likeLines, returnLines } from './returns.ts'
import { dayOf, Figures, known, type Subject } from './subject.ts'

interface FundRow {
  readonly currency: string
  readonly passive: boolean
  readonly fundSize: number | null
  readonly classSize: number | null
  readonly holdings: number | null
  readonly yield: number | null
  readonly yieldKind: string | null
  readonly settlement: number | null
  readonly lump: number | null
  readonly regular: number | null
  readonly lending: boolean | null
  readonly trackingError: number | null
  readonly spread: number | null
  readonly details: FundDetails
}

interface FundDetails {
  readonly minimumTopUp?: number
  readonly lendingLimit?: number
  readonly sizeHistory?: readonly { readonly on: string; readonly size: number }[]
  readonly equalisation?: readonly { readonly exOn: string; readonly amount: number }[]
  readonly otherClasses?: readonly OtherClass[]
  readonly portfolio?: PortfolioDetails
}

export interface PortfolioDetails {
  readonly averageMarketCap?: number
  readonly effectiveDuration?: number
  readonly yieldToMaturity?: number
  readonly carbonIntensity?: number
}

interface OtherClass {
  readonly name: string
  readonly ongoingCharge: number | null
  readonly minimumLump: number | null
}

const info = 'fund-info'
const signed = (fraction: number) => percent(fraction, { sign: true })
const whole = (fraction: number) => percent(fraction, { digits: 0 })

async function fundRow(tables: RawTables, id: number): Promise<FundRow | undefined> {
  const [row] = await tables.query<FundRow>(
    `select currency, passive, fund_size as "fundSize", class_size as "classSize", holdings_count as holdings, yield,
       yield_kind as "yieldKind", settlement_days as settlement, minimum_lump as lump, minimum_regular as regular,
       securities_lending as lending, tracking_error as "trackingError", average_spread as spread, details
     from fund_facts where security_id = $1`,
    id,
  )
  return row
}

function addTerms(figures: Figures, fund: FundRow, { type }: RawSecurity): void {
  const money = (amount: number) => shortMoney(amount, fund.currency)
  figures.stored([''], 'Fund size', known(fund.fundSize, money))
  figures.stored([info], 'Fund size (all classes)', known(fund.fundSize, money))
  figures.stored(['', info], 'Class size', known(fund.classSize, money))
  figures.stored(['', info, 'portfolio'], 'Number of holdings', known(fund.holdings, count))
  figures.stored(
    [info],
    'Settlement',
    known(fund.settlement, days => `${days} business days after the trade (T+${days})`),
  )
  const { lendingLimit } = fund.details
  if (fund.lending && lendingLimit !== undefined)
    for (const page of [
      'portfolio',
      ...(type === 'ETF' ? [''] : []),
      ...(type === 'ETF' || fund.passive ? [info] : []),
    ])
      figures.fact({ page }, 'Securities lending', `Yes, up to ${whole(lendingLimit)}`)
  if (type === 'ETF') {
    figures.stored(['', info], 'Average spread', known(fund.spread, percent))
    figures.stored(['portfolio'], '1-year tracking error', known(fund.trackingError, percent))
    return
  }
  figures.stored(
    [''],
    'Settlement',
    known(fund.settlement, days => `T+${days}`),
  )
  figures.stored(['', info], 'Minimum lump sum', known(fund.lump, money))
  figures.stored(['', info], 'Minimum monthly investment', known(fund.regular, money))
  figures.stored([info], 'Minimum top-up', known(fund.details.minimumTopUp, money))
}

/** The return less that of the index, in the series that the table of returns has. */
async function addTracking(figures: Figures, tables: RawTables, security: RawSecurity, fund: FundRow): Promise<void> {
  if (!fund.passive) return
  const pages = security.type === 'ETF' ? ['', info] : [info]
  figures.stored(pages, '1-year tracking error', known(fund.trackingError, percent))
  const lines = likeLines((await returnLines(tables, security)) ?? [])
  const [own, index] = [lines[0]?.line, lines.find(({ kind }) => kind === 'index')?.line]
  if (!own || !index) return
  const to = dayOf(security)
  for (const [months, label] of [
    [12, '1-year tracking difference'],
    [36, '3-year tracking difference (annualised)'],
  ] as const) {
    const from = addMonths(to, -months)
    const [mine, theirs] = [returnBetween(own, from, to), returnBetween(index, from, to)]
    if (mine === null || theirs === null) continue
    const behind = differences(signed, annualised(mine, from, to), annualised(theirs, from, to))
    for (const page of pages) figures.fact({ page }, label, behind, { from, to, mine, theirs })
  }
}

/** Of the last twelve months, paid or reinvested. */
async function addPaid(figures: Figures, tables: RawTables, security: RawSecurity): Promise<void> {
  const day = dayOf(security)
  const year = (await tables.dividends(security.id)).filter(
    ({ status, exOn }) => status === 'CONFIRMED' && exOn > addMonths(day, -12) && exOn <= day,
  )
  const total = totalOf(year, currencyOf(security.unit))
  const [first] = year
  if (!first) return
  figures.fact({ page: info }, 'Frequency', frequencyOf(year), { payments: year.length })
  if (total === null) return
  const digits = Math.max(...year.map(each => each.scale))
  const label = `${year.some(({ reinvested }) => reinvested) ? 'Reinvested' : 'Paid'} in the last 12 months (per unit)`
  const texts = either(value => price(value, first.unit, digits), total * perMajor(first.unit))
  figures.fact({ page: info }, label, texts)
}

/** The yield as it is stored, and each payment with what of it is equalisation. */
async function addIncome(figures: Figures, tables: RawTables, security: RawSecurity, fund: FundRow): Promise<void> {
  const { id, last, scale } = security
  const all = await tables.dividends(id)
  const label = `${fund.yieldKind ?? 'Historic'} yield`
  figures.stored(['', info], label, known(fund.yield, percent))
  const listed = all.toReversed().slice(0, 12)
  const equalisedOn = (day: string) => fund.details.equalisation?.find(each => each.exOn === day)?.amount
  const least = longest(
    listed.flatMap(({ amount, exOn, scale }) =>
      [amount, equalisedOn(exOn) ?? 0].map(value => ({ amount: value, scale })),
    ),
  )
  for (const { exOn, amount, scale: places, unit: paidIn } of listed) {
    const print = (value: number) => price(value / 10 ** places, paidIn, places, least)
    const equalised = equalisedOn(exOn)
    figures.row({ page: info, table: 'Distribution history' }, date(exOn), [
      ['Per unit', print(amount), { last, scale }],
      ...(equalised === undefined
        ? []
        : ([
            ['Group 2: income', print(amount - equalised), { amount, equalised }],
            ['Group 2: equalisation', print(equalised)],
          ] as const)),
    ])
  }
}

async function addClasses(figures: Figures, tables: RawTables, security: RawSecurity, fund: FundRow): Promise<void> {
  const { otherClasses = [], sizeHistory = [] } = fund.details
  const money = (amount: number) => shortMoney(amount, fund.currency)
  const [costs] = await tables.query<{ readonly ongoing: number | null }>(
    `select ongoing from costs where security_id = $1 and kind = 'EX_ANTE'`,
    security.id,
  )
  const own = { name: `${security.name} (this page)`, ongoingCharge: costs?.ongoing ?? null, minimumLump: fund.lump }
  if (otherClasses.length > 0)
    for (const { name, ongoingCharge, minimumLump } of [own, ...otherClasses])
      figures.row({ page: info, table: 'Share classes' }, name, [
        ['Ongoing charge', known(ongoingCharge, percent) ?? 'n/a'],
        ['Minimum investment', known(minimumLump, money) ?? 'n/a'],
      ])
  for (const [index, { on, size }] of sizeHistory.entries()) {
    const before = sizeHistory[index - 1]
    figures.row({ page: info, table: 'Fund size history' }, date(on), [
      ['Fund size', money(size)],
      ['Change', before ? either(signed, size / before.size - 1) : 'n/a', { size, before: before?.size }],
    ])
  }
}

export function addPortfolio(figures: Figures, portfolio: PortfolioDetails = {}): void {
  figures.stored(['portfolio'], 'Average market cap', known(portfolio.averageMarketCap, shortMoney))
  figures.stored(
    ['portfolio'],
    'Effective duration (years)',
    known(portfolio.effectiveDuration, years => decimal(years, 2)),
  )
  figures.stored(['portfolio'], 'Yield to maturity', known(portfolio.yieldToMaturity, percent))
}

export const fundFacts: Subject = {
  name: 'fund facts',
  types: ['FUND', 'ETF'],
  async expected(tables, security) {
    const figures = new Figures()
    await addPaid(figures, tables, security)
    const fund = await fundRow(tables, security.id)
    if (!fund) return figures.list
    addTerms(figures, fund, security)
    await addTracking(figures, tables, security, fund)
    await addIncome(figures, tables, security, fund)
    await addClasses(figures, tables, security, fund)
    addPortfolio(figures, fund.details.portfolio)
    figures.stored(
      ['risks-and-ratings'],
      'Carbon intensity',
      known(fund.details.portfolio?.carbonIntensity, tonnes => `${decimal(tonnes, 0)} t per £1m of sales`),
    )
    const nav = (await tables.navs(security.id)).at(-1)?.close
    if (security.type === 'ETF' && nav && security.last !== null) {
      const texts = either(signed, security.last / nav - 1)
      figures.fact({ page: '' }, 'Discount (−) or premium to NAV', texts, { nav, last: security.last })
    }
    return figures.list
  },
}
