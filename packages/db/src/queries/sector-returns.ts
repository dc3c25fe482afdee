import { addDays, getIsoDate, type IsoDate, type SecurityType } from '@bellwether/domain'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { closesOfMany, type DailyClose } from './prices.ts'

/** A member's last close before a period may be of any age. */
const beforeAllPrices = getIsoDate('0001-01-01')

/** Securities of one type that are held against each other. */
export interface SectorGroup {
  readonly type: SecurityType
  readonly by: 'sector' | 'category'
  readonly name: string
  /** Of a fund with two classes one counts, and of this security's fund the security itself. */
  readonly counting?: number
}

export interface SpanOfDays {
  readonly from: IsoDate
  readonly to: IsoDate
}

export interface MemberReturn {
  readonly securityId: number
  /** Of the periods asked for, from 0. */
  readonly period: number
  /** Total return as a fraction. */
  readonly fraction: number
}

/** A price older than this says nothing about the end of a period. */
const maxAgeDays = 14

/** Series held in memory at a time. */
const membersAtATime = 60

/**
 * Total return of each trading member over each period, in its own currency: from the last close at or before the start to
 * that at or before the end, each payment reinvested at the close of its ex-day. Payments in another currency are converted at
 * the rate of that day, and left out without one, as on the security's own page; a member younger than a period has none for it.
 */
export async function memberReturns(
  db: Database,
  group: SectorGroup,
  periods: readonly SpanOfDays[],
): Promise<readonly MemberReturn[]> {
  if (periods.length === 0) return []
  const since = periods.map(({ from }) => from).reduce((a, b) => (a < b ? a : b))
  const until = periods.map(({ to }) => to).reduce((a, b) => (a > b ? a : b))
  const returns: MemberReturn[] = []
  for await (const { id, closes, payments } of membersWithPrices(db, group, { from: since, to: until }, 'id')) {
    for (const [period, { from, to }] of periods.entries()) {
      const begun = closes.findLast(({ day, close }) => day <= from && close > 0)
      const ended = closes.findLast(({ day }) => day <= to)
      if (!begun || !ended || ended.day <= addDays(to, -maxAgeDays)) continue
      const growth = payments
        .filter(({ exOn }) => exOn > begun.day && exOn <= ended.day)
        .reduce((product, payment) => product * reinvest(payment, closes).growth, 1)
      returns.push({ securityId: id, period, fraction: (ended.close / begun.close) * growth - 1 })
    }
  }
  return returns
}

/** More would cost more than the eye can tell: the largest stand for all. */
const maxAveraged = 60

/**
 * Average of the members' growth on each day on which all have a price, each 100 at its last close on or before the first day. With
 * income, each payment is reinvested as in `memberReturns`. Empty where there are not two.
 */
export async function averagePrices(
  db: Database,
  group: SectorGroup,
  span: SpanOfDays,
  basis: 'price' | 'total-return',
): Promise<readonly { readonly day: IsoDate; readonly average: number; readonly members: number }[]> {
  const { from, to } = span
  const oldest = addDays(from, -maxAgeDays)
  const grown = new Map<IsoDate, { sum: number; members: number }>()
  let members = 0
  for await (const { closes, payments } of membersWithPrices(db, group, span, 'size')) {
    const start = closes.findLast(({ day, close }) => day <= from && close > 0)
    if (!start || start.day <= oldest) continue
    members += 1
    const paid = new Map<IsoDate | null, number>()
    for (const payment of payments.filter(({ exOn }) => basis === 'total-return' && exOn > start.day && exOn <= to)) {
      const { day, growth } = reinvest(payment, closes)
      paid.set(day, (paid.get(day) ?? 1) * growth)
    }
    let income = 1
    for (const { day, close } of closes) {
      if (day <= start.day || day > to) continue
      income *= paid.get(day) ?? 1
      if (day < from) continue
      const total = grown.get(day) ?? { sum: 0, members: 0 }
      total.sum += ((100 * close) / start.close) * income
      total.members += 1
      grown.set(day, total)
    }
    if (members === maxAveraged) break
  }
  return [...grown]
    .filter(([, total]) => total.members === members && members > 1)
    .map(([day, { sum }]) => ({ day, average: sum / members, members }))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
}

interface Payment {
  readonly exOn: IsoDate
  /** In the unit and scale of the price. */
  readonly amount: number
}

/** The growth by a payment that buys at the close of its ex-day, or of the next with a price; none where that is to come. */
function reinvest({ exOn, amount }: Payment, closes: readonly DailyClose[]): { day: IsoDate | null; growth: number } {
  const bought = closes.find(({ day }) => day >= exOn)
  return bought && bought.close > 0 ? { day: bought.day, growth: 1 + amount / bought.close } : { day: null, growth: 1 }
}

/** Members one after the other, with every close until the end and the payments since the start. */
async function* membersWithPrices(
  db: Database,
  group: SectorGroup,
  { from, to }: SpanOfDays,
  order: 'id' | 'size',
): AsyncGenerator<{ id: number; closes: readonly DailyClose[]; payments: readonly Payment[] }> {
  const { rows } = await sql<{ id: number; listingId: number; payments: readonly Payment[] }>`
    with member as (${membersOf(group)})
    select m.id, m.listing_id as "listingId", coalesce(paid.payments, '[]') as payments
    from member as m
    left join lateral (
      select json_agg(json_build_object('exOn', d.ex_on, 'amount', ${inPriceUnits}::double precision) order by d.ex_on) as payments
      from dividends as d
      cross join lateral (${exchange}) as exchange
      where d.security_id = m.id and d.status = 'CONFIRMED' and not d.reinvested and exchange.rate is not null
        and d.ex_on > ${from}::date - ${maxAgeDays}::int and d.ex_on <= ${to}
    ) as paid on true
    order by ${order === 'id' ? sql`m.id` : sql`m.size_gbp desc nulls last, m.id`}`.execute(db.sql)
  for (let at = 0; at < rows.length; at += membersAtATime) {
    const slice = rows.slice(at, at + membersAtATime)
    const listingIds = slice.map(({ listingId }) => listingId)
    const closes = await closesOfMany(db, listingIds, beforeAllPrices, to)
    for (const { id, listingId, payments } of slice) yield { id, closes: closes.get(listingId) ?? [], payments }
  }
}

function membersOf({ type, by, name, counting = 0 }: SectorGroup) {
  return sql`
    select s.id, s.size_gbp, l.id as listing_id, l.price_unit, l.price_scale
    from securities as s
    join listings as l on l.security_id = s.id and l.primary_listing
    where s.type = ${type} and ${sql.ref(`s.${by}`)} = ${name} and s.status = 'ACTIVE' and (s.id = ${counting} or not exists (
      select from fund_facts as facts
      join securities as sister on sister.isin = facts.sister_isin
      where facts.security_id = s.id and sister.status = 'ACTIVE' and (sister.id = ${counting} or sister.id < s.id)
    ))`
}

/** Pence and their like are a hundredth of the currency. */
const perMajor = (unit: string) => sql`case when ${sql.ref(unit)} in ('GBX', 'ILA', 'ZAC') then 100 else 1 end`

const currencyOf = (unit: string) =>
  sql`case ${sql.ref(unit)} when 'GBX' then 'GBP' when 'ILA' then 'ILS' when 'ZAC' then 'ZAR' else ${sql.ref(unit)} end`

/** Pounds for one of the unit's currency on the ex-dividend date; null where nobody has said. */
const sterlingOf = (unit: string) => sql`case ${currencyOf(unit)} when 'GBP' then 1 else (
    select rates.sterling from exchange_rate_days as rates
    where rates.currency = ${currencyOf(unit)} and rates.day <= d.ex_on
    order by rates.day desc limit 1
  ) end`

/** From the currency of a payment to that of the price. */
const exchange = sql`
  select case when ${currencyOf('d.unit')} = ${currencyOf('m.price_unit')} then 1
         else ${sterlingOf('d.unit')} / ${sterlingOf('m.price_unit')} end as rate`

const inPriceUnits = sql`(d.amount / power(10::numeric, d.scale) / ${perMajor('d.unit')}
  * ${perMajor('m.price_unit')} * power(10::numeric, m.price_scale) * exchange.rate)`
