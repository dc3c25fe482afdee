import type { IsoDate, SecurityType } from '@bellwether/domain'
import { sql } from 'kysely'
import type { Database } from '../database.ts'

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
  const { rows } = await sql<MemberReturn>`
    with member as (${membersOf(group)}),
    paid as (
      select m.id, d.ex_on, ln(1 + ${inPriceUnits} / reinvested.close) as growth
      from member as m
      join dividends as d on d.security_id = m.id and d.status = 'CONFIRMED' and not d.reinvested
        and d.ex_on > ${since}::date - ${maxAgeDays}::int
      cross join lateral (${exchange}) as exchange
      cross join lateral (
        select p.close from daily_prices as p
        where p.listing_id = m.listing_id and p.day >= d.ex_on
        order by p.day limit 1
      ) as reinvested
      where exchange.rate is not null
    )
    select m.id as "securityId", (asked.position - 1)::int as period,
           (ended.close::double precision / begun.close * exp(coalesce(sum(paid.growth), 0)::double precision) - 1) as fraction
    from member as m
    cross join unnest(${periods.map(({ from }) => from)}::date[], ${periods.map(({ to }) => to)}::date[])
      with ordinality as asked(from_day, to_day, position)
    cross join lateral (
      select p.day, p.close from daily_prices as p
      where p.listing_id = m.listing_id and p.day <= asked.from_day and p.close > 0
      order by p.day desc limit 1
    ) as begun
    cross join lateral (
      select p.day, p.close from daily_prices as p
      where p.listing_id = m.listing_id and p.day <= asked.to_day and p.day > asked.to_day - ${maxAgeDays}::int
      order by p.day desc limit 1
    ) as ended
    left join paid on paid.id = m.id and paid.ex_on > begun.day and paid.ex_on <= ended.day
    group by m.id, asked.position, begun.close, ended.close
    order by m.id, asked.position`.execute(db.sql)
  return rows
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
  { from, to }: SpanOfDays,
  basis: 'price' | 'total-return',
): Promise<readonly { readonly day: IsoDate; readonly average: number; readonly members: number }[]> {
  const { rows } = await sql<{ day: IsoDate; average: number; members: number }>`
    with member as (${membersOf(group)}),
    started as (
      select m.*, begun.day as since, begun.close
      from member as m
      cross join lateral (
        select p.day, p.close from daily_prices as p
        where p.listing_id = m.listing_id and p.day <= ${from} and p.day > ${from}::date - ${maxAgeDays}::int and p.close > 0
        order by p.day desc limit 1
      ) as begun
      order by m.size_gbp desc nulls last, m.id
      limit ${maxAveraged}
    ),
    paid as (
      select m.listing_id, reinvested.day, sum(ln(1 + ${inPriceUnits} / reinvested.close))::double precision as growth
      from started as m
      join dividends as d on d.security_id = m.id and d.status = 'CONFIRMED' and not d.reinvested
        and d.ex_on > m.since and d.ex_on <= ${to}
      cross join lateral (${exchange}) as exchange
      cross join lateral (
        select p.day, p.close from daily_prices as p
        where p.listing_id = m.listing_id and p.day >= d.ex_on
        order by p.day limit 1
      ) as reinvested
      where ${basis} = 'total-return' and exchange.rate is not null
      group by m.listing_id, reinvested.day
    ),
    grown as (
      select p.day, 100.0::double precision * p.close / started.close
        * exp(coalesce(sum(paid.growth) over (partition by p.listing_id order by p.day), 0)) as value
      from started
      join daily_prices as p on p.listing_id = started.listing_id and p.day > started.since and p.day <= ${to}
      left join paid on paid.listing_id = p.listing_id and paid.day = p.day
    )
    select day, avg(value) as average, count(*)::int as members
    from grown
    where day >= ${from}
    group by day
    having count(*) = (select count(*) from started) and count(*) > 1
    order by day`.execute(db.sql)
  return rows
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
