import type { IsoDate, SecurityType } from '@bellwether/domain'
import { sql } from 'kysely'
import { bulkInsert } from '../bulk-insert.ts'
import type { Database } from '../database.ts'
import { lastDayUntil, numbersOf } from '../series/read-days.ts'
import type { NavFrequency } from '../tables/facts.ts'
import type { NewRow } from '../tables/index.ts'
import type { NavBasis } from '../tables/prices.ts'

/** What trades of the simulated market, main lines first. */
export async function listings(db: Database) {
  const { rows } = await sql<{
    id: number
    securityId: number
    type: SecurityType
    exchange: string
    unit: string
    scale: number
  }>`
    select l.id, l.security_id as "securityId", s.type, l.exchange, l.price_unit as unit, l.price_scale as scale
    from listings as l
    join securities as s on s.id = l.security_id
    join sources as c on c.id = s.source_id
    join quotes as q on q.listing_id = l.id
    where c.simulated and s.status = 'ACTIVE' and q.state <> 'SUSPENDED'
    order by l.security_id, l.primary_listing desc, l.id`.execute(db.sql)
  return rows
}

export interface SimulatedNav {
  readonly securityId: number
  readonly basis: NavBasis
  readonly day: IsoDate
  readonly nav: number
  /** Null for an ETF. */
  readonly frequency: NavFrequency | null
}

/** The latest of each trust and ETF, up to a day; published or not. */
export async function navs(
  db: Database,
  { from, until }: { readonly from: IsoDate; readonly until: IsoDate },
): Promise<readonly SimulatedNav[]> {
  const years = await db.sql
    .selectFrom('nav_years as n')
    .leftJoin('trust_facts as t', 't.security_id', 'n.security_id')
    .select(['n.security_id as securityId', 'n.basis', 'n.year', 'n.days', 'n.navs', 't.nav_frequency as frequency'])
    .where('n.last_day', '>=', from)
    .where('n.first_day', '<=', until)
    .orderBy('n.security_id')
    .orderBy('n.basis')
    .orderBy('n.year')
    .execute()
  const latest = new Map<string, SimulatedNav>()
  for (const { securityId, basis, frequency, ...year } of years) {
    const last = lastDayUntil(year, until)
    const nav = last && numbersOf(year.navs)[last.at]
    if (nav !== null && nav !== undefined && last && last.day >= from)
      latest.set(`${securityId} ${basis}`, { securityId, basis, day: last.day, nav, frequency })
  }
  return [...latest.values()]
}

export async function levels(db: Database, { from, until }: { readonly from: IsoDate; readonly until: IsoDate }) {
  const { rows } = await sql<{
    id: number
    kind: 'MARKET' | 'BENCHMARK' | 'CASH' | 'INFLATION'
    level: number | null
    total_return: number | null
    net_total_return: number | null
  }>`
    select distinct on (v.index_id) v.index_id as id, i.kind, v.level, v.total_return, v.net_total_return
    from index_levels as v join indices as i on i.id = v.index_id
    where v.day between ${from} and ${until} order by v.index_id, v.day desc`.execute(db.sql)
  return rows
}

export async function members(db: Database) {
  return db.sql
    .selectFrom('index_members')
    .select(['index_id as indexId', 'security_id as securityId', 'weighting'])
    .orderBy('index_id')
    .orderBy('security_id')
    .execute()
}

export async function rates(db: Database) {
  return db.sql.selectFrom('exchange_rates').select(['currency', 'sterling']).orderBy('currency').execute()
}

/** What goes ex-dividend in a time, per share: neither coupons, which are not in a clean price, nor what is reinvested. */
export async function exDividends(
  db: Database,
  { after, until }: { readonly after: IsoDate; readonly until: IsoDate },
) {
  return db.sql
    .selectFrom('dividends')
    .select(['security_id as securityId', 'ex_on as exOn', 'amount', 'scale', 'unit'])
    .where('ex_on', '>', after)
    .where('ex_on', '<=', until)
    .where('kind', '<>', 'COUPON')
    .where('reinvested', '=', false)
    .orderBy('id')
    .execute()
}

export interface ClosingQuote {
  readonly listingId: number
  readonly at: Date
  readonly last: number
  readonly open: number | null
  readonly high: number | null
  readonly low: number | null
  readonly previousClose: number
  readonly dayChange: number | null
  readonly dayChangePct: number | null
  readonly volume: number | null
  readonly trades: number | null
}

/** Quotes of a close, with the spread that each had. One that is later, since it was recorded, stays. */
export async function closeQuotes({ sql: tx }: Database, quotes: readonly ClosingQuote[]): Promise<void> {
  await sql`
    update quotes as q set
      state = 'CLOSE', at = r.at, last = r.last, open = r.open, high = r.high, low = r.low,
      bid = case when q.bid is null or q.last is null then null else greatest(1, round(r.last * q.bid::numeric / q.last)) end,
      ask = case when q.ask is null or q.last is null then null else greatest(1, round(r.last * q.ask::numeric / q.last)) end,
      previous_close = r."previousClose", day_change = r."dayChange", day_change_pct = r."dayChangePct",
      volume = r.volume, trades = r.trades
    from jsonb_to_recordset(${JSON.stringify(quotes)}::jsonb) as r(
      "listingId" int, at timestamptz, last bigint, open bigint, high bigint, low bigint, "previousClose" bigint,
      "dayChange" bigint, "dayChangePct" numeric, volume bigint, trades int)
    where q.listing_id = r."listingId" and q.at < r.at`.execute(tx)
}

export interface PassedDay {
  /** The trading day before. */
  readonly after: IsoDate
  readonly day: IsoDate
  readonly rates: ReadonlyMap<string, number>
}

/** What a day brings besides prices: rates, dividends that are no longer estimates, the next year's, and events likewise. */
export async function passDay({ sql: tx }: Database, { after, day, rates: given }: PassedDay): Promise<void> {
  const rows = JSON.stringify([...given].map(([currency, sterling]) => ({ currency, sterling })))
  const days = sql`jsonb_to_recordset(${rows}::jsonb) as r(currency text, sterling numeric)`
  await sql`
    insert into exchange_rate_days (currency, day, sterling, source_id)
    select r.currency, ${day}, r.sterling, e.source_id from ${days} join exchange_rates as e using (currency)
    on conflict (currency, day) do update set sterling = excluded.sterling`.execute(tx)
  await sql`
    update exchange_rates as e set sterling = r.sterling, as_at = ${day} from ${days} where r.currency = e.currency`.execute(
    tx,
  )
  await sql`
    insert into dividends (id, security_id, kind, amount, scale, unit, financial_year, declared_on, ex_on, record_on, pay_on,
      status, reinvested, source_id, as_at)
    select (select max(id) from dividends) + row_number() over (order by d.id), d.security_id, d.kind, round(d.amount * 1.02), d.scale,
      d.unit, d.financial_year + 1, null, d.ex_on + 364, d.record_on + 364, d.pay_on + 364, 'ESTIMATED', d.reinvested, d.source_id, ${day}
    from dividends as d join sources as c on c.id = d.source_id
    where c.simulated and d.ex_on > ${after} and d.ex_on <= ${day} and d.kind not in ('SPECIAL', 'COUPON') and not exists (
      select from dividends as n where n.security_id = d.security_id and n.kind = d.kind and n.ex_on between d.ex_on + 330 and d.ex_on + 400)`.execute(
    tx,
  )
  await sql`
    update dividends as d set status = 'CONFIRMED', declared_on = coalesce(d.declared_on, ${day}), as_at = ${day}
    from sources as c
    where c.id = d.source_id and c.simulated and d.status = 'ESTIMATED' and d.ex_on <= ${day}::date + 21`.execute(tx)
  await sql`
    insert into events (id, security_id, kind, day, title, confirmed, source_id)
    select (select max(id) from events) + row_number() over (order by e.id), e.security_id, e.kind, e.day + 364,
      case when e.title ~ '\\d{4}$' then left(e.title, -4) || (right(e.title, 4)::int + 1)::text else e.title end, false, e.source_id
    from events as e join sources as c on c.id = e.source_id
    where c.simulated and e.day > ${after} and e.day <= ${day} and e.kind <> 'WIND_UP' and not exists (
      select from events as n where n.security_id = e.security_id and n.kind = e.kind and n.day between e.day + 330 and e.day + 400)`.execute(
    tx,
  )
  await sql`
    update events as e set confirmed = true from sources as c
    where c.id = e.source_id and c.simulated and not e.confirmed and e.day <= ${day}::date + 21`.execute(tx)
  await sql`
    update securities as s set as_at = ${day} from sources as c
    where c.id = s.source_id and c.simulated and s.status = 'ACTIVE'`.execute(tx)
}

/** Bars within the days, of sessions that nobody recorded; older ones than charts show are dropped. */
export async function dropIntradayBefore({ sql: tx }: Database, time: Date): Promise<void> {
  await sql`delete from intraday_prices where at < ${time}`.execute(tx)
}

/** Up to which day the market has been taken: where the next start goes on. */
export async function reached({ sql: tx }: Database, id: number, until: IsoDate): Promise<void> {
  await sql`
    update import_runs set parameters = parameters || jsonb_build_object('until', ${until}::text), finished_at = now()
    where id = ${id}`.execute(tx)
}

/** The last day that the market was made with, before it was taken on. */
export async function baseDay(db: Database, sourceId: number): Promise<IsoDate | null> {
  const { rows } = await sql<{ day: IsoDate | null }>`
    select min(parameters ->> 'until') as day from import_runs where source_id = ${sourceId}`.execute(db.sql)
  return rows[0]?.day ?? null
}

/** The securities whose calendars have results in a time, or within a week of it. */
export async function reporting(
  db: Database,
  { after, until }: { readonly after: IsoDate; readonly until: IsoDate },
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select distinct security_id as id from events
    where kind in ('FULL_YEAR_RESULTS', 'HALF_YEAR_RESULTS') and day between ${after}::date - 7 and ${until}::date + 7`.execute(
    db.sql,
  )
  return new Set(rows.map(({ id }) => id))
}

/** What simulated funds, trusts and ETFs published of their holdings before a day. */
export function holdingsBefore(db: Database, day: IsoDate) {
  return db.sql
    .selectFrom('holdings as h')
    .innerJoin('sources as c', 'c.id', 'h.source_id')
    .innerJoin('securities as s', 's.id', 'h.security_id')
    .selectAll('h')
    .where('c.simulated', '=', true)
    .where('s.status', '=', 'ACTIVE')
    .where('h.as_at', '<', day)
    .orderBy('h.security_id')
    .orderBy('h.rank')
    .execute()
}

/** The holdings of a later day take the place of theirs; the breakdowns that they are a part of are of that day too. */
export async function publishHoldings(tx: Database, day: IsoDate, rows: readonly NewRow<'holdings'>[]): Promise<void> {
  const ids = [...new Set(rows.map(row => row.security_id))]
  await sql`delete from holdings where security_id = any(${ids}::int[])`.execute(tx.sql)
  await bulkInsert(tx, 'holdings', rows)
  for (const table of ['asset_allocations', 'exposures', 'valuation_growth'])
    await sql`update ${sql.table(table)} set as_at = ${day} where security_id = any(${ids}::int[])`.execute(tx.sql)
}

/** Results replace what was expected of a company. */
export async function publishResults(
  tx: Database,
  securityIds: readonly number[],
  rows: {
    readonly statements: readonly NewRow<'statements'>[]
    readonly inputs: readonly NewRow<'ratio_inputs'>[]
    readonly segments: readonly NewRow<'segments'>[]
  },
): Promise<void> {
  await sql`
    delete from statements where period = 'FORECAST' and security_id = any(${securityIds}::int[])`.execute(tx.sql)
  await bulkInsert(tx, 'statements', rows.statements)
  await bulkInsert(tx, 'ratio_inputs', rows.inputs, { onConflict: 'replace' })
  await bulkInsert(tx, 'segments', rows.segments)
}

/** Companies and trusts in London, with what their calendars have for a day and the directors who hold shares. */
export async function companies(db: Database, { after, day }: Pick<PassedDay, 'after' | 'day'>) {
  const { rows } = await sql<{
    securityId: number
    listingId: number
    marketCode: string
    name: string
    shortName: string
    unit: string
    scale: number
    events: { kind: string; title: string }[]
    directors: { personId: number; name: string; role: string; shares: number }[]
  }>`
    select s.id as "securityId", l.id as "listingId", l.market_code as "marketCode", s.name, s.short_name as "shortName",
      l.price_unit as unit, l.price_scale as scale,
      coalesce((select jsonb_agg(jsonb_build_object('kind', e.kind, 'title', e.title) order by e.id) from events as e
        where e.security_id = s.id and e.day > ${after} and e.day <= ${day}), '[]') as events,
      coalesce((select jsonb_agg(jsonb_build_object('personId', p.id, 'name', p.name, 'role', o.role, 'shares', o.shares) order by p.id, o.role)
        from positions as o join people as p on p.id = o.person_id
        where o.security_id = s.id and o.kind = 'BOARD' and o.left_on is null and o.shares > 0), '[]') as directors
    from securities as s
    join listings as l on l.security_id = s.id and l.primary_listing
    join sources as c on c.id = s.source_id
    where c.simulated and s.status = 'ACTIVE' and s.type in ('EQUITY', 'CLOSED_END_FUND') and l.exchange = 'LSE'
    order by s.id`.execute(db.sql)
  return rows
}

/** Dividends and distributions in London that are declared on a day. */
export async function declaredOn({ sql: tx }: Database, day: IsoDate) {
  return tx
    .selectFrom('dividends as d')
    .innerJoin('securities as s', 's.id', 'd.security_id')
    .innerJoin('listings as l', join => join.onRef('l.security_id', '=', 's.id').on('l.primary_listing', '=', true))
    .innerJoin('sources as c', 'c.id', 'd.source_id')
    .select(['s.id as securityId', 'l.market_code as marketCode', 's.name', 's.short_name as shortName'])
    .select(['d.kind', 'd.amount', 'd.scale', 'd.unit', 'd.financial_year as financialYear'])
    .select(['d.ex_on as exOn', 'd.record_on as recordOn', 'd.pay_on as payOn'])
    .select(sql.val(day).as('declaredOn'))
    .where('d.declared_on', '=', day)
    .where('d.status', '=', 'CONFIRMED')
    .where('d.reinvested', '=', false)
    .where('c.simulated', '=', true)
    .where('s.status', '=', 'ACTIVE')
    .where('s.type', 'in', ['EQUITY', 'CLOSED_END_FUND', 'ETF'])
    .where('l.exchange', '=', 'LSE')
    .orderBy('d.id')
    .execute()
}

export async function lastNewsId({ sql: tx }: Database): Promise<number> {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0)::float8 as id from news_items`.execute(tx)
  return rows[0]?.id ?? 0
}

/** What directors hold after they have dealt. */
export async function holdAfterDeals(
  { sql: tx }: Database,
  deals: readonly { readonly security_id: number; readonly person_id: number; readonly resulting_shares: number }[],
): Promise<void> {
  for (const { security_id, person_id, resulting_shares } of deals) {
    await tx
      .updateTable('positions')
      .set({ shares: resulting_shares })
      .where('security_id', '=', security_id)
      .where('person_id', '=', person_id)
      .where('kind', '=', 'BOARD')
      .execute()
  }
}
