import { areOfOneTime } from '../calculate/age.ts'
import { addMonths } from '../calculate/calendar.ts'
import { ratio } from '../calculate/company-ratios.ts'
import { priceIn } from '../calculate/converted-price.ts'
import { withYears, yearBasis } from '../calculate/dividend-years.ts'
import { dailyYields, paidInYear } from '../calculate/dividend-yields.ts'
import { mean } from '../calculate/growth.ts'
import { frequencyOf } from '../calculate/payment-frequency.ts'
import { percentileText } from '../calculate/percentile.ts'
import { earningsPerShare, freeCashFlowOf, twelveMonths } from '../calculate/twelve-months.ts'
import { currencyOf, inMajor, perMajor, worth } from '../calculate/unit.ts'
import { count, date, decimal, either, longest, money, percent, price, times } from '../page/printed.ts'
import type { RawTables } from '../raw/raw-tables.ts'
import type { RawDividend, RawSecurity } from '../raw/rows.ts'
import { completeYears, totalOf } from './dividends.ts'
import { dayOf, Figures, type Subject } from './subject.ts'
import { ratioTexts } from './valuation.ts'

const page = 'dividends'
const signed = (fraction: number) => percent(fraction, { sign: true })

/** Of five years, day by day. */
async function addYields(
  figures: Figures,
  tables: RawTables,
  security: RawSecurity,
  dividends: readonly RawDividend[],
) {
  const { listingId, type } = security
  const day = dayOf(security)
  const [currency, ...others] = new Set(
    dividends.filter(each => each.status === 'CONFIRMED').map(each => currencyOf(each.unit)),
  )
  if (currency === undefined || others.length > 0) return
  const closes: { readonly day: string; readonly close: number }[] = []
  for (const each of await tables.closes(listingId)) {
    if (each.day > day || each.day < addMonths(day, -60)) continue
    const close = await priceIn(tables, security, each, currency)
    if (close !== null) closes.push({ day: each.day, close })
  }
  const yields = dailyYields(dividends, closes, each => inMajor(each.amount, each.scale, each.unit))
  if (yields.length < 2) return
  const values = yields.map(({ value }) => value)
  figures.fact({ page }, '5-year average yield', either(percent, mean(values)), { days: values.length })
  const text = percentileText(yields)
  if (text === null) return
  for (const each of type === 'CLOSED_END_FUND' ? [page, ''] : [page])
    figures.fact({ page: each }, '5-year yield percentile', text, { days: values.length })
}

/** Years up to the last complete one in which more was paid than the year before. */
function addRecord(figures: Figures, security: RawSecurity, dividends: readonly RawDividend[]): void {
  const years = completeYears(dividends)
  const last = Math.max(...years.keys())
  if (years.size < 2) return
  const paid = years.get(last) ?? []
  const [first] = paid
  const currency = currencyOf(first?.unit ?? security.unit)
  const total = (year: number) => {
    const of = years.get(year)
    return of ? totalOf(of, currency) : null
  }
  const latest = total(last)
  if (first && latest !== null) {
    const digits = Math.max(...paid.map(each => each.scale))
    const texts = either(value => price(value, first.unit, digits), latest * perMajor(first.unit))
    figures.fact({ page }, `Dividends per share (${yearBasis(dividends)} year ${last})`, texts, {
      payments: paid.length,
    })
  }
  if (security.type !== 'EQUITY') return
  let increases = 0
  for (let year = last; ; year -= 1) {
    const [now, before] = [total(year), total(year - 1)]
    if (now === null || before === null || now <= before + 1e-9) break
    increases += 1
  }
  figures.fact({ page }, 'Years of dividend growth', count(increases), { last })
}

async function addCover(figures: Figures, tables: RawTables, security: RawSecurity, paid: readonly RawDividend[]) {
  const { id, last } = security
  const statements = await tables.statements(id)
  const accounts = twelveMonths(statements)
  if (security.type !== 'EQUITY' || !accounts || last === null || !areOfOneTime(dayOf(security), accounts.periodEnd))
    return
  const own = await priceIn(tables, security, { close: last, day: dayOf(security) }, accounts.currency)
  const forecast = statements.find(({ period }) => period === 'FORECAST')?.income.dps
  if (forecast != null) {
    const texts = ratioTexts(ratio(forecast / 10_000, own), percent)
    figures.fact({ page }, 'Forecast dividend yield', texts, { forecast, last })
    if (paid.length > 0) figures.fact({ page: '' }, 'Forecast dividend yield', texts, { forecast, last })
  }
  const [row] = await tables.query<{ readonly shares: number }>(
    'select shares_in_issue as shares from ratio_inputs where security_id = $1',
    id,
  )
  const dps = totalOf(paid, accounts.currency)
  if (!dps || !row) return
  const [eps, free] = [earningsPerShare(accounts), freeCashFlowOf(accounts)]
  if (eps !== null) figures.fact({ page }, 'Payout ratio', ratioTexts(ratio(dps, eps), percent), { dps, eps })
  if (free === null) return
  const cover = ratio(free, (Math.round(dps * 10_000) / 100) * row.shares)
  figures.fact({ page }, 'Free cash flow cover', ratioTexts(cover, times), { free, dps, shares: row.shares })
}

async function addTrust(figures: Figures, tables: RawTables, security: RawSecurity, paid: readonly RawDividend[]) {
  const [row] = await tables.query<{ readonly reserve: number | null; readonly shares: number }>(
    'select revenue_reserve as reserve, shares_in_issue as shares from trust_facts where security_id = $1',
    security.id,
  )
  const accounts = twelveMonths(await tables.statements(security.id))
  const dps = totalOf(paid, 'GBP')
  if (!row || !dps || paid.length === 0) return
  const perShare = accounts?.income.revenueReturnPerShare
  if (perShare != null)
    figures.fact({ page }, 'Revenue cover', ratioTexts(ratio(perShare / 10_000, dps), times), { perShare, dps })
  if (row.reserve === null) return
  const years = row.reserve / (dps * 100 * row.shares)
  const texts = either(value => decimal(value, 1), years)
  figures.fact({ page }, 'Revenue reserve (years of dividends)', texts, { ...row, dps })
  const latest = paid.at(-1)
  if (latest)
    figures.fact({ page: '' }, 'Last dividend', price(latest.amount / 10 ** latest.scale, latest.unit, latest.scale))
  figures.fact({ page: '' }, 'Payments (12 months)', count(paid.length))
}

const kinds: Readonly<Record<string, string>> = {
  INTERIM: 'Interim',
  SECOND_INTERIM: 'Second interim',
  THIRD_INTERIM: 'Third interim',
  FOURTH_INTERIM: 'Fourth interim',
  FINAL: 'Final',
  SPECIAL: 'Special',
  PID: 'Property income (PID)',
}

/** Each payment with its change on the same one of the year before, and each year's total with its own. */
function addHistory(figures: Figures, all: readonly RawDividend[]): void {
  const dividends = withYears(all)
  const soFar = yearBasis(all) === 'calendar' ? ' (year to date)' : ' (so far)'
  const table = 'Dividend history'
  const least = longest(dividends)
  const counts = new Map<string, number>()
  const placed = new Map<string, RawDividend>()
  const change = (from: number | null, to: number) => (from ? either(signed, to / from - 1) : '')
  const inUnit = ({ amount, scale }: RawDividend) => amount / 10 ** scale
  for (const dividend of dividends) {
    const { kind, financialYear, status, exOn, unit, scale } = dividend
    if (financialYear === null) continue
    const place = `${financialYear} ${kind}`
    const number = (counts.get(place) ?? 0) + 1
    counts.set(place, number)
    const estimated = status === 'ESTIMATED'
    if (!estimated) placed.set(`${place} ${number}`, dividend)
    const before = estimated ? undefined : placed.get(`${financialYear - 1} ${kind} ${number}`)
    const label = `${kinds[kind] ?? kind}${estimated ? ' Estimated' : ''}`
    figures.row({ page, table, beside: date(exOn) }, label, [
      ['Amount', price(inUnit(dividend), unit, scale, least)],
      ['Year-on-year', before?.unit === unit ? change(inUnit(before), inUnit(dividend)) : ''],
    ])
  }
  const complete = completeYears(dividends)
  const byYear = Map.groupBy(dividends, ({ financialYear }) => financialYear)
  const first = Math.min(...[...byYear.keys()].flatMap(year => year ?? []))
  for (const [year, paid] of byYear) {
    const [any] = paid
    const currency = currencyOf(any?.unit ?? '')
    const total = totalOf(paid, currency)
    if (year === null || !any || total === null) continue
    const digits = Math.max(...paid.map(({ scale }) => scale))
    const estimated = paid.some(({ status }) => status === 'ESTIMATED')
    const words = complete.has(year) ? '' : estimated ? ' (estimated)' : year === first ? ' (part year)' : soFar
    const before = complete.has(year) && complete.has(year - 1) ? totalOf(byYear.get(year - 1) ?? [], currency) : null
    figures.row({ page, table }, `${year} total${words}`, [
      [
        'Amount',
        either(value => price(value, any.unit, digits, least), total * perMajor(any.unit)),
        { payments: paid.length },
      ],
      ['Year-on-year', change(before, total), { before, total }],
    ])
  }
}

const monthNames = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November'],
  'December',
]

/** £10,000 held outside an ISA by somebody who pays basic-rate tax: £500 are free of it in 2026/27, the rest bears 10.75%. */
function addCalculator(figures: Figures, security: RawSecurity, paid: readonly RawDividend[]): void {
  const { last, scale, unit } = security
  if (last === null || currencyOf(unit) !== 'GBP') return
  const block = 'Income calculator'
  const shares = Math.floor(10_000 / inMajor(last, scale, unit))
  const pence = (dividend: RawDividend) =>
    currencyOf(dividend.unit) === 'GBP' ? worth(dividend.amount, dividend.scale, dividend.unit, shares) : 0
  const income = paid.reduce((sum, each) => sum + pence(each), 0)
  const tax = Math.max(0, Math.round((income - 500_00) * 0.1075))
  figures.fact({ page, block }, 'Shares', count(shares), { last })
  figures.fact({ page, block }, 'Value at last price', money(worth(last, scale, unit, shares)))
  figures.fact({ page, block }, 'Income, last 12 months', money(income), { shares })
  figures.fact({ page, block }, 'Dividend tax', money(tax), { income })
  figures.fact({ page, block }, 'Income after tax', money(income - tax), { income, tax })
  for (const [month, same] of Map.groupBy(paid, ({ payOn, exOn }) => (payOn ?? exOn).slice(0, 7))) {
    const [year = '', number = ''] = month.split('-')
    const sum = same.reduce((total, each) => total + pence(each), 0)
    if (sum > 0)
      figures.fact({ page, block }, `of which ${monthNames[Number(number) - 1]} ${year}`, money(sum), { shares })
  }
}

export const dividendPage: Subject = {
  name: 'dividend page',
  types: ['EQUITY', 'CLOSED_END_FUND'],
  async expected(tables, security) {
    const figures = new Figures()
    const all = await tables.dividends(security.id)
    const day = dayOf(security)
    const paid = paidInYear(all, day)
    if (all.length > 0) addHistory(figures, all)
    await addCover(figures, tables, security, paid)
    const special = all.filter(
      ({ kind, status, exOn }) =>
        kind === 'SPECIAL' && status === 'CONFIRMED' && exOn <= day && exOn > addMonths(day, -60),
    )
    const declared = security.type === 'EQUITY' ? twelveMonths(await tables.statements(security.id))?.income.dps : null
    if (paid.length > 0 || declared != null)
      figures.fact({ page }, 'Special dividends (5 years)', count(special.length))
    if (paid.length > 0) figures.fact({ page }, 'Frequency', frequencyOf(paid), { payments: paid.length })
    if (paid.length === 0 || security.last === null) return figures.list
    await addYields(figures, tables, security, all)
    addRecord(figures, security, all)
    if (security.type === 'CLOSED_END_FUND') await addTrust(figures, tables, security, paid)
    const year = all.filter(({ status, exOn }) => status === 'CONFIRMED' && exOn > addMonths(day, -12) && exOn <= day)
    addCalculator(figures, security, year)
    return figures.list
  },
}
