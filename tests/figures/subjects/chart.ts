import { addMonths } from '../calculate/calendar.ts'
import { growthBetween, type Line, lastOn, returnBetween } from '../calculate/growth.ts'
import { monthEnds } from '../calculate/periods.ts'
import { paymentsOf } from '../calculate/return-lines.ts'
import { sectorMembers, standingIn } from '../calculate/sector-members.ts'
import { currencyOf } from '../calculate/unit.ts'
import { count, date, decimal, either, money, percent, price, priceNumber } from '../page/printed.ts'
import type { RawTables } from '../raw/raw-tables.ts'
import type { RawNav, RawSecurity } from '../raw/rows.ts'
import type { NamedLine } from './return-table.ts'
import { likeLines, returnLines } from './returns.ts'
import { dayOf, Figures, type Subject } from './subject.ts'

const page = 'charts-and-performance'
/** The first page of the table of prices. */
const shownDays = 10
const sectorEvery = 7

/** Growth of 10,000 over ten years, or since the first price, at every month end and on the last day. */
function addGrowth(figures: Figures, security: RawSecurity, lines: readonly NamedLine[]): void {
  const day = dayOf(security)
  const first = lines[0]?.line.days[0] ?? day
  const tenYears = addMonths(day, -120)
  const from = first > tenYears ? first : tenYears
  const currency = currencyOf(security.unit)
  const whole = (value: number) => money(Math.round(value) * 100, currency).replace(/\.00$/, '')
  const ends = monthEnds(from, day).filter(end => end > from && end < day)
  if (ends.length === 0) return
  for (const { name, line } of lines) {
    const growth = growthBetween(line, from, day)
    if (growth === null) continue
    const texts = either(value => whole(Math.round(value) / 100), growth * 10_000_00)
    figures.fact({ page, block: `Growth of ${whole(10_000)}` }, name, texts, { from, day, growth })
  }
  for (const end of [from, ...ends, day])
    figures.row(
      { page, table: 'Growth by month end' },
      date(end),
      lines.map(({ name, line }) => {
        const growth = growthBetween(line, from, end)
        // Amounts are kept in pence, of which the page prints pounds.
        const texts = growth === null ? 'n/a' : either(value => whole(Math.round(value) / 100), growth * 10_000_00)
        return [name, texts, { from, end, growth }] as const
      }),
    )
}

/** The last days of the year on the chart: the close, the total return since its start, and the close adjusted by it. */
function addPrices(
  figures: Figures,
  security: RawSecurity,
  closes: Line,
  own: Line | null,
  navs: readonly RawNav[],
): void {
  const day = dayOf(security)
  const { scale } = security
  const start = addMonths(day, -12)
  const growthTo = (to: string) => (own === null ? null : growthBetween(own, start, to))
  const total = growthTo(day)
  const last = closes.values[lastOn(closes.days, day)] ?? Number.NaN
  const inUnit = (value: number) => priceNumber(Math.round(value) / 10 ** scale, scale)
  const navDays = navs.map(nav => nav.day)
  for (const [index, each] of closes.days.entries()) {
    if (index < closes.days.length - shownDays) continue
    const close = closes.values[index] ?? Number.NaN
    const growth = growthTo(each)
    const nav = navs[lastOn(navDays, each)]?.close
    figures.row({ page, table: 'Prices shown on the chart' }, date(each), [
      [security.type === 'FUND' ? 'Price' : 'Close', inUnit(close)],
      ...(growth === null || total === null
        ? []
        : ([
            ['Total return (rebased to 100)', either(value => decimal(value, 2), growth * 100), { start, growth }],
            ['Adjusted close', either(inUnit, (last * growth) / total), { last, growth, total }],
          ] as const)),
      ...(nav === undefined
        ? []
        : ([
            ['NAV', inUnit(nav)],
            [
              'Discount (−) or premium',
              either(value => percent(value, { sign: true }), close / nav - 1),
              { close, nav },
            ],
          ] as const)),
    ])
  }
}

/** The legend of the chart: the change of the price over the year, and the average of the sector's where it is compared. */
async function addLegend(figures: Figures, tables: RawTables, security: RawSecurity, closes: Line): Promise<void> {
  const to = dayOf(security)
  const [from = to] = [addMonths(to, -12), closes.days[0] ?? to].toSorted().slice(-1)
  const own = returnBetween(closes, from, to)
  const signed = (fraction: number) => percent(fraction, { sign: true })
  if (own !== null) figures.fact({ page, block: 'Chart' }, security.shortName, either(signed, own), { from, to })
  const group = security.type === 'ETF' ? security.category : security.sector
  // The same page with a choice: made for some securities, as it takes as long as the page itself.
  if (!group || security.type === 'BOND' || security.id % sectorEvery !== 0) return
  const members = await sectorMembers(tables, security)
  for (const basis of ['price', 'total-return'] as const) {
    const average = (await standingIn(tables, members, security, { from, to }, basis))?.average
    if (average === undefined) continue
    const query = basis === 'price' ? 'compare=SECTOR' : 'basis=total-return&compare=SECTOR'
    const place = { page: `${page}?${query}`, block: 'Chart' }
    figures.fact(place, `${group} average`, either(signed, average), { from, to, basis, members: members.length })
  }
}

interface Bar {
  readonly day: string
  readonly open: number | null
  readonly high: number | null
  readonly low: number | null
  readonly volume: number | null
}

async function addBars(figures: Figures, tables: RawTables, { listingId, scale, type }: RawSecurity): Promise<void> {
  if (type === 'FUND') return
  const bars = await tables.query<Bar>(
    `select day, open, high, low, volume from daily_prices where listing_id = $1 order by day desc limit ${shownDays}`,
    listingId,
  )
  const inUnit = (value: number | null) => (value === null ? 'n/a' : priceNumber(value / 10 ** scale, scale))
  for (const { day, open, high, low, volume } of bars)
    figures.row({ page, table: 'Prices shown on the chart' }, date(day), [
      ['Open', inUnit(open)],
      ['High', inUnit(high)],
      ['Low', inUnit(low)],
      ['Volume', volume === null ? 'n/a' : count(volume)],
    ])
}

/** What went ex-dividend in the year on the chart; another event of the same day has no amount. */
async function addEvents(figures: Figures, tables: RawTables, { id, type }: RawSecurity, day: string): Promise<void> {
  if (type === 'BOND') return
  const paid = (await tables.dividends(id)).filter(({ exOn }) => exOn > addMonths(day, -12) && exOn <= day)
  for (const [exOn, same] of Map.groupBy(paid, each => each.exOn))
    figures.row({ page, table: 'Events on the chart' }, date(exOn), [
      ['Per share', [...same.map(({ amount, scale, unit }) => price(amount / 10 ** scale, unit, scale)), '']],
    ])
}

export const chart: Subject = {
  name: 'growth and price history',
  types: ['EQUITY', 'CLOSED_END_FUND', 'FUND', 'ETF', 'BOND'],
  async expected(tables, security) {
    const figures = new Figures()
    const day = dayOf(security)
    const lines = await returnLines(tables, security)
    if (lines) addGrowth(figures, security, likeLines(lines))
    const stored = (await tables.closes(security.listingId)).filter(each => each.day <= day)
    if (stored.length < 2) return figures.list
    const closes = { days: stored.map(each => each.day), values: stored.map(each => each.close), payments: [] }
    const { leftOut } = await paymentsOf(tables, security, day)
    const navs = security.type === 'CLOSED_END_FUND' ? await tables.navs(security.id) : []
    addPrices(figures, security, closes, leftOut ? null : (lines?.[0]?.line ?? null), navs)
    await addLegend(figures, tables, security, closes)
    await addBars(figures, tables, security)
    await addEvents(figures, tables, security, day)
    return figures.list
  },
}
