import { addMonths } from '../calculate/calendar.ts'
import { lastOn, mean } from '../calculate/growth.ts'
import { percentileText } from '../calculate/percentile.ts'
import { inMajor } from '../calculate/unit.ts'
import { count, date, decimal, either, percent, price, shortMoney } from '../page/printed.ts'
import type { RawTables } from '../raw/raw-tables.ts'
import type { RawClose, RawNav, RawSecurity } from '../raw/rows.ts'
import { dayOf, Figures, type Subject } from './subject.ts'

const discountLabel = 'Discount (−) or premium'
const info = 'fund-info/trust-info'
const signed = (fraction: number) => percent(fraction, { sign: true })

interface TrustRow {
  readonly currency: string
  readonly totalAssets: number
  readonly netAssets: number
  readonly borrowings: number
  readonly cash: number
  readonly shares: number
  readonly ongoing: number
  readonly bought: number | null
  readonly spent: number | null
}

/** Of every close to the last NAV dated on or before its day: below zero where the shares cost less. */
function discountsOf(navs: readonly RawNav[], closes: readonly RawClose[]) {
  const days = navs.map(({ day }) => day)
  return closes.flatMap(({ day, close }) => {
    const nav = navs[lastOn(days, day)]?.close
    return nav === undefined || nav <= 0 ? [] : [{ day, value: close / nav - 1 }]
  })
}

/** The share of the other days on which the discount, or premium, was smaller than now; equal days count half. */
function addPercentile(figures: Figures, discounts: readonly { readonly day: string; readonly value: number }[]): void {
  const now = discounts.at(-1)
  if (!now) return
  const premium = now.value > 0
  const text = percentileText(discounts.map(({ day, value }) => ({ day, value: premium ? value : -value })))
  const label = premium ? '5-year premium percentile' : '5-year discount percentile'
  for (const page of ['', info]) if (text) figures.fact({ page }, label, text, { days: discounts.length })
}

function addDiscount(figures: Figures, security: RawSecurity, nav: RawNav): number | null {
  const { last, scale, unit } = security
  const inputs = { last, nav: nav.close, navDay: nav.day }
  const perShare = price(nav.close / 10 ** scale, unit, scale)
  figures.fact({ page: '', block: '' }, nav.estimated ? 'NAV (estimated)' : 'NAV', perShare, inputs)
  figures.fact({ page: '', block: 'Key figures' }, 'NAV per share', perShare, inputs)
  figures.fact({ page: info }, 'NAV per share', perShare, inputs)
  figures.fact({ page: '', block: '' }, nav.estimated ? 'NAV date (estimated)' : 'NAV date', date(nav.day), inputs)
  if (last === null) return null
  const now = last / nav.close - 1
  for (const place of [
    { page: '', block: '' },
    { page: '', block: 'Key figures' },
    { page: info, block: '' },
  ])
    figures.fact(place, discountLabel, either(signed, now), inputs)
  figures.fact({ page: info, block: 'NAV and discount' }, discountLabel, either(signed, now), inputs)
  return now
}

/** How many standard deviations the last is from the average. */
function scoreOf(values: readonly number[]) {
  const average = mean(values)
  const now = values.at(-1) ?? 0
  const deviation = Math.sqrt(mean(values.map(value => (value - average) ** 2)))
  return { average, now, deviation, score: (now - average) / deviation }
}

function addYear(figures: Figures, year: readonly { readonly value: number }[]): number {
  const values = year.map(({ value }) => value)
  const low = Math.min(...values)
  const high = Math.max(...values)
  const { average, now, deviation, score } = scoreOf(values)
  const inputs = { days: values.length, average, now, deviation }
  figures.fact(
    { page: '', block: 'Key figures' },
    `${discountLabel}, 12-month average`,
    either(signed, average),
    inputs,
  )
  figures.fact({ page: info }, '12-month average', either(signed, average), inputs)
  figures.fact({ page: '' }, `${discountLabel}, 12-month low`, either(signed, low), inputs)
  figures.fact({ page: info }, '12-month low', either(signed, low), inputs)
  for (const page of ['', info]) {
    figures.fact({ page }, '12-month high', either(signed, high), inputs)
    figures.fact(
      { page },
      'Z-score',
      either(value => decimal(value, 2), score),
      inputs,
    )
  }
  return average
}

function addAssets(figures: Figures, row: TrustRow, security: RawSecurity, average: number | null): void {
  const gearing = (row.borrowings - row.cash) / row.netAssets
  for (const page of ['', info, 'portfolio'])
    figures.fact({ page }, gearing < 0 ? 'Net cash' : 'Net gearing', either(percent, Math.abs(gearing)), { ...row })
  for (const page of [info, 'portfolio'])
    figures.fact({ page }, 'Gross gearing', either(percent, row.borrowings / row.netAssets), { ...row })
  figures.fact({ page: '' }, 'Total assets', shortMoney(row.totalAssets, row.currency))
  figures.fact({ page: info }, 'Total assets', shortMoney(row.totalAssets, row.currency))
  figures.fact({ page: info }, 'Net assets', shortMoney(row.netAssets, row.currency))
  figures.fact({ page: info }, 'Borrowings', shortMoney(row.borrowings, row.currency))
  figures.fact({ page: info }, 'Cash', shortMoney(row.cash, row.currency))
  if (security.last !== null) {
    const pence = inMajor(security.last, security.scale, security.unit) * 100 * row.shares
    figures.fact({ page: '' }, 'Market cap', either(shortMoney, pence), { last: security.last, shares: row.shares })
  }
  for (const page of ['', info]) figures.fact({ page }, 'Shares in issue', count(row.shares))
  if (row.bought && average !== null)
    for (const page of ['', info])
      figures.fact({ page }, 'NAV uplift from buybacks', either(signed, (-average * row.bought) / row.shares), {
        bought: row.bought,
        shares: row.shares,
        average,
      })
}

/** The last NAV of each of thirteen months beside the close of its day. */
function addHistory(
  figures: Figures,
  security: RawSecurity,
  navs: readonly RawNav[],
  closes: readonly RawClose[],
): void {
  const days = closes.map(({ day }) => day)
  const { scale, unit } = security
  const lastOfMonths = navs.filter(({ day }, index) => navs[index + 1]?.day.slice(0, 7) !== day.slice(0, 7))
  for (const { day, close: nav } of lastOfMonths.slice(-13)) {
    const close = closes[lastOn(days, day)]?.close
    if (close === undefined) continue
    figures.row({ page: info, table: 'NAV history' }, date(day), [
      ['NAV per share', price(nav / 10 ** scale, unit, scale)],
      ['Share price', price(close / 10 ** scale, unit, scale)],
      [discountLabel, either(signed, close / nav - 1), { close, nav }],
    ])
  }
}

async function trustRow(tables: RawTables, id: number): Promise<TrustRow | undefined> {
  const [row] = await tables.query<TrustRow>(
    `select currency, total_assets as "totalAssets", net_assets as "netAssets", borrowings, cash, shares_in_issue as shares,
       ongoing_charge as ongoing, buyback_shares_12m as bought, buyback_value_12m as spent
     from trust_facts where security_id = $1`,
    id,
  )
  return row
}

/** What the screener shows of a trust. */
export async function trustStanding(tables: RawTables, security: RawSecurity) {
  const day = dayOf(security)
  const [navs, closes, row] = [
    (await tables.navs(security.id)).filter(each => each.day <= day),
    await tables.closes(security.listingId),
    await trustRow(tables, security.id),
  ]
  const nav = navs.at(-1)
  if (!row || !nav || security.last === null) return null
  const year = discountsOf(navs, closes).filter(each => each.day <= day && each.day > addMonths(day, -12))
  return {
    nav: nav.close,
    assets: row.currency === 'GBP' ? row.totalAssets : null,
    gearing: (row.borrowings - row.cash) / row.netAssets,
    discount: security.last / nav.close - 1,
    score: year.length > 1 ? scoreOf(year.map(({ value }) => value)).score : null,
  }
}

export const trusts: Subject = {
  name: 'NAV and discount',
  types: ['CLOSED_END_FUND'],
  async expected(tables, security) {
    const figures = new Figures()
    const day = dayOf(security)
    const [allNavs, closes, row] = await Promise.all([
      tables.navs(security.id),
      tables.closes(security.listingId),
      trustRow(tables, security.id),
    ])
    const navs = allNavs.filter(nav => nav.day <= day)
    const nav = navs.at(-1)
    if (!row || !nav) return figures.list
    addDiscount(figures, security, nav)
    const discounts = discountsOf(navs, closes).filter(each => each.day <= day)
    addPercentile(
      figures,
      discounts.filter(each => each.day >= addMonths(day, -60)),
    )
    const year = discounts.filter(each => each.day > addMonths(day, -12))
    const average = year.length > 1 ? addYear(figures, year) : null
    addAssets(figures, row, security, average)
    addHistory(
      figures,
      security,
      navs.filter(each => each.day >= addMonths(day, -60)),
      closes,
    )
    return figures.list
  },
}
