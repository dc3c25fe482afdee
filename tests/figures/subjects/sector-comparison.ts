import { addMonths } from '../calculate/calendar.ts'
import { valuationRatios, valueAt } from '../calculate/company-ratios.ts'
import { paidInYear } from '../calculate/dividend-yields.ts'
import { lastOn } from '../calculate/growth.ts'
import { ordinal } from '../calculate/percentile.ts'
import { fewest, isOfPrice, isRecent, median, type Ratios, sectorOf } from '../calculate/sector-ratios.ts'
import { ofFullYears, ratiosOf } from '../calculate/template-ratios.ts'
import { accountsOf, earningsPerShare } from '../calculate/twelve-months.ts'
import { currencyOf, inMajor } from '../calculate/unit.ts'
import { count, either, multiple, percent, times } from '../page/printed.ts'
import type { RawTables } from '../raw/raw-tables.ts'
import { remember } from '../raw/remember.ts'
import type { RawSecurity } from '../raw/rows.ts'
import { growthOf } from './dividend-growth.ts'
import { totalOf } from './dividends.ts'
import { printerOf, ratioYears, without } from './key-ratios.ts'
import { dayOf, Figures, type Subject } from './subject.ts'
import { forwardEps, ratioTexts } from './valuation.ts'

/** By label. Members of a sector share theirs. */
export function latestRatios(tables: RawTables, security: RawSecurity): Promise<Ratios | null> {
  return remember(tables, `ratios ${security.id}`, () => calculate(tables, security))
}

async function calculate(tables: RawTables, security: RawSecurity): Promise<Ratios | null> {
  const read = await ratioYears(tables, security)
  const year = read?.years.at(-1)
  if (!read || !year) return null
  const { latest } = read
  const [now, fullYear] = [Object.values(ratiosOf(latest)), Object.values(ratiosOf(year))]
  const found: Record<string, number> = {}
  for (const [label, value] of now.flatMap(Object.entries<unknown>))
    if (typeof value === 'number' && !ofFullYears.has(label)) found[label] = value
  for (const [label, value] of fullYear.flatMap(Object.entries<unknown>))
    if (typeof value === 'number' && ofFullYears.has(label)) found[label] = value
  const [eps, forward] = [earningsPerShare(latest.accounts), forwardEps(await tables.statements(security.id))]
  const { price } = latest.value
  if (price !== null && forward !== null && forward > 0) found['Forward P/E'] = price / forward
  const growth = eps !== null && forward !== null && eps > 0 ? forward / eps - 1 : null
  if (growth !== null) found['EPS growth'] = growth
  const pe = found['P/E']
  if (pe !== undefined && growth !== null && growth > 0) found.PEG = pe / (growth * 100)
  return found
}

/** A trust that has not reported yet has a value and pays dividends all the same. */
export async function withoutAccounts(tables: RawTables, security: RawSecurity): Promise<Ratios> {
  const { id, last, scale, unit, type } = security
  if (type !== 'CLOSED_END_FUND' || last === null) return {}
  const nav = (await tables.navs(id)).at(-1)?.close
  const dps = totalOf(paidInYear(await tables.dividends(id), dayOf(security)), currencyOf(unit))
  return {
    ...(dps === null ? {} : { 'Dividend yield': dps / inMajor(last, scale, unit) }),
    ...(nav ? { 'Discount (−) or premium': last / nav - 1 } : {}),
  }
}

const withoutPrice = (ratios: Ratios): Ratios =>
  Object.fromEntries(Object.entries(ratios).filter(([label]) => !isOfPrice(label)))

/** The median of a figure, where enough have it; and of one security the share of the others with less. */
async function groupOf(tables: RawTables, security: RawSecurity) {
  const members = await sectorOf(tables, security)
  const read = await Promise.all(
    members.map(async each => ({
      each,
      ratios: (await latestRatios(tables, each)) ?? (await withoutAccounts(tables, each)),
    })),
  )
  const counted = read.map(({ each, ratios }) => ({
    id: each.id,
    ratios: isRecent(each, members) ? ratios : withoutPrice(ratios),
  }))
  const valuesOf = (label: string) => counted.flatMap(({ ratios }) => ratios[label] ?? [])
  return {
    size: (await Promise.all(members.map(each => latestRatios(tables, each)))).filter(ratios => ratios !== null).length,
    own: (ratios: Ratios) => (isRecent(security, members) ? ratios : withoutPrice(ratios)),
    median: (label: string) => (valuesOf(label).length < fewest ? null : median(valuesOf(label))),
    others: (label: string) => counted.flatMap(({ id, ratios }) => (id === security.id ? [] : (ratios[label] ?? []))),
  }
}

type Group = Awaited<ReturnType<typeof groupOf>>

async function addKeyRatios(figures: Figures, tables: RawTables, security: RawSecurity, group: Group): Promise<void> {
  const read = await ratioYears(tables, security)
  if (!read || group.size < fewest) return
  const { template, currency } = read.latest.accounts
  const own = group.own((await latestRatios(tables, security)) ?? {})
  const tablesOf: Record<string, Record<string, unknown>> = { ...ratiosOf(read.latest) }
  const rest = template === 'REIT' ? { 'Forward P/E': 1 } : { 'Forward P/E': 1, PEG: 1 }
  tablesOf['Valuation ratios'] = { ...tablesOf['Valuation ratios'], ...(template === 'TRUST' ? {} : rest) }
  for (const [table, rows] of Object.entries(tablesOf))
    for (const label of Object.keys(rows)) {
      if (without[template]?.test(label) || /per share$|^(?:Revenue|Capital) return$|^NAV, /.test(label)) continue
      const print = printerOf(label, currency)
      const [middle, mine, others] = [group.median(label), own[label], group.others(label)]
      const place = { page: 'financials/key-ratios', table }
      if (middle !== null) figures.row(place, label, [['Sector median', either(print, middle)]])
      if (mine === undefined || others.length + 1 < fewest) continue
      const share = others.filter(value => value < mine).length / others.length
      const whole = (fraction: number) => percent(fraction, { digits: 0 })
      figures.row(place, label, [['Sector percentile', either(whole, share), { mine, others: others.length }]])
    }
}

function positionOf(position: number): string {
  if (position <= 0.02) return 'lowest'
  if (position >= 0.98) return 'highest'
  return position < 1 / 3 ? 'low' : position <= 2 / 3 ? 'mid' : 'high'
}

/** The multiples on the Overview: beside the sector, and in the range of sixty months on the results known by then. */
async function addMultiples(figures: Figures, tables: RawTables, security: RawSecurity, group: Group): Promise<void> {
  const own = await latestRatios(tables, security)
  const place = { page: '', block: 'Valuation', table: '' }
  const [day, closes] = [dayOf(security), await tables.closes(security.listingId)]
  const days = closes.map(each => each.day)
  const years = (await tables.statements(security.id)).filter(({ period }) => period === 'ANNUAL').slice(-7)
  const months: ReturnType<typeof valuationRatios>[] = []
  for (const month of Array.from({ length: 60 }, (_, index) => addMonths(day, index - 60))) {
    const [year, paid] = [
      years.findLast(({ publishedOn }) => publishedOn !== null && publishedOn <= month),
      closes[lastOn(days, month)],
    ]
    if (!year || !paid) continue
    const accounts = accountsOf(year)
    const value = await valueAt(tables, security, accounts, paid, accounts.balance.sharesInIssue ?? null)
    months.push(valuationRatios(accounts, value))
  }
  for (const label of [
    'P/E',
    'Forward P/E',
    'PEG',
    'Price to book',
    'Price to sales',
    'Price to free cash flow',
    'EV/EBITDA',
  ]) {
    const middle = group.median(label)
    if (middle !== null) figures.row(place, label, [['Sector', either(multiple, middle)]])
    const values = months.flatMap(month => (typeof month[label] === 'number' ? [month[label]] : []))
    if (values.length < 24) continue
    const now = own?.[label]
    const low = Math.min(...values, now ?? Number.POSITIVE_INFINITY)
    const high = Math.max(...values, now ?? Number.NEGATIVE_INFINITY)
    const words = now === undefined ? ' ' : ` ${positionOf(high > low ? (now - low) / (high - low) : 0.5)} `
    figures.row(place, label, [['5-year range', `${multiple(low)}${words}${multiple(high)}`, { low, high, now }]])
  }
}

/** What each member pays out, beside the others. */
async function addIncome(figures: Figures, tables: RawTables, security: RawSecurity, group: Group): Promise<void> {
  const own = group.own((await latestRatios(tables, security)) ?? (await withoutAccounts(tables, security)))
  const ofRatios = (label: string) => ({ mine: own[label], others: group.others(label) })
  const signed = (fraction: number) => percent(fraction, { sign: true })
  const growth = await placeOf(tables, security, growthOf)
  const rows = [
    { label: 'Dividend yield', print: percent, ...ofRatios('Dividend yield') },
    { label: 'Dividend cover', print: times, ...ofRatios('Dividend cover') },
    { label: 'Revenue cover', print: times, ...ofRatios('Revenue dividend cover') },
    { label: '5-year dividend growth (CAGR)', print: signed, ...growth },
    { label: 'Years of dividend growth', print: count, ...(await placeOf(tables, security, increasesOf)) },
  ]
  for (const { label, print, mine, others } of rows) {
    if (mine === undefined || others.length + 1 < fewest || security.status !== 'ACTIVE') continue
    const [above, below] = [others.filter(each => each > mine).length, others.filter(each => each < mine).length]
    const of = others.length + 1
    const rank = above === 0 ? `Highest of ${of}` : below === 0 ? `Lowest of ${of}` : `${ordinal(above + 1)} of ${of}`
    figures.row({ page: 'dividends', table: 'Dividends compared with sector' }, label, [
      [security.type === 'EQUITY' ? 'This share' : 'This trust', ratioTexts(mine, print)],
      ['Sector median', either(print, median([mine, ...others]))],
      ...(mine === 0 ? [] : ([['Rank', rank, { mine, others }]] as const)),
    ])
  }
}

/** A figure of the dividends of a security, and of the other members of its sector. */
async function placeOf(
  tables: RawTables,
  security: RawSecurity,
  figureOf: (tables: RawTables, member: RawSecurity) => Promise<number | null>,
) {
  const members = await sectorOf(tables, security)
  const read = await Promise.all(members.map(async each => ({ id: each.id, value: await figureOf(tables, each) })))
  return {
    mine: read.find(({ id }) => id === security.id)?.value ?? undefined,
    others: read.flatMap(({ id, value }) => (id === security.id ? [] : (value ?? []))),
  }
}

/** Of trusts, as they state it. */
async function increasesOf(tables: RawTables, { id }: RawSecurity): Promise<number | null> {
  const [row] = await tables.query<{ readonly increases: number | null }>(
    'select consecutive_increases as increases from trust_facts where security_id = $1',
    id,
  )
  return row?.increases ?? null
}

export const sectorComparison: Subject = {
  name: 'sector comparison',
  types: ['EQUITY', 'CLOSED_END_FUND'],
  async expected(tables, security) {
    const figures = new Figures()
    const group = await groupOf(tables, security)
    await addKeyRatios(figures, tables, security, group)
    if (security.type === 'EQUITY') await addMultiples(figures, tables, security, group)
    await addIncome(figures, tables, security, group)
    return figures.list
  },
}
