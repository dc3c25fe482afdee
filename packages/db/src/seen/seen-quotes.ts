import type { HeldPrices } from '@bellwether/domain'
import { type AliasedRawBuilder, type RawBuilder, sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Value } from '../kept-statement.ts'
import type { Row } from '../tables/index.ts'

/** The database as an audience reads it: quotes, bars and trades that it may not see yet are those that it may. */
export function seenBy(db: Database, held: () => readonly HeldPrices[]): Database {
  // Its properties, not their values: what a database says of itself changes.
  const own = Object.getOwnPropertyDescriptors(db)
  return Object.create(Object.getPrototypeOf(db), { ...own, held: { value: held, enumerable: true } })
}

/**
 * The quotes `q` of whoever asks. Instead of one that is too new there is what the recorded minutes tell of its session so far, or,
 * before there are any, the close before it. Buy and sell prices and trades of that time are not known.
 */
export function seenQuotes(db: Database): AliasedRawBuilder<Row<'quotes'>, 'q'> {
  const { rows, shape } = heldFrom(db)
  return keptSeenQuotes(sql.val(rows), shape)
}

/** The same for a kept statement: what is held is given with each call, and whether there is any is part of its shape, both as `heldFrom` answers. */
export function keptSeenQuotes(rows: Value<string>, shape: HeldShape): AliasedRawBuilder<Row<'quotes'>, 'q'> {
  return shape === 'held' ? quotesBut(rows) : allQuotes
}

export type HeldShape = 'held' | 'all'

/** What its audience may not see yet. */
export function heldFrom(db: Database): { readonly rows: string; readonly shape: HeldShape } {
  const held = db.held?.() ?? []
  return held.length > 0 ? { rows: toRows(held), shape: 'held' } : { rows: '[]', shape: 'all' }
}

const allQuotes = sql<Row<'quotes'>>`${sql.table('quotes')}`.as('q')

function quotesBut(held: Value<string>): AliasedRawBuilder<Row<'quotes'>, 'q'> {
  return sql<Row<'quotes'>>`(
    select q.listing_id, q.source_id, q.average_volume_30d,
      case when h.until is null then q.state when q.state = 'SUSPENDED' then q.state
           when past.close is null then 'CLOSE' else 'DELAYED' end as state,
      case when h.until is null then q.at when past.close is null then h."closedAt" else past.at end as at,
      case when h.until is null then q.last else shown.last end as last,
      case when h.until is null then q.bid end as bid, case when h.until is null then q.ask end as ask,
      case when h.until is null then q.open else past.open end as open,
      case when h.until is null then q.high else past.high end as high,
      case when h.until is null then q.low else past.low end as low,
      case when h.until is null then q.previous_close else shown.previous end as previous_close,
      case when h.until is null then q.day_change else shown.last - shown.previous end as day_change,
      case when h.until is null then q.day_change_pct
           else (shown.last - shown.previous)::double precision / nullif(shown.previous, 0) end as day_change_pct,
      case when h.until is null then q.volume else past.volume end as volume,
      case when h.until is null then q.trades end as trades,
      case when h.until is null or coalesce(q.high < q.year_high, true) then q.year_high else greatest(past.high, year.high) end as year_high,
      case when h.until is null or coalesce(q.low > q.year_low, true) then q.year_low else least(past.low, year.low) end as year_low
    from quotes as q
    join listings as lq on lq.id = q.listing_id
    left join ${heldTable(held)} on h.exchange = lq.exchange and q.at > h.until
    left join lateral (
      select case when h.trading then (array_agg(b.close order by b.at desc))[1] end as close,
             max(b.at) + interval '1 minute' as at, (array_agg(b.open order by b.at))[1] as open,
             max(b.high) as high, min(b.low) as low, sum(b.volume)::bigint as volume
      from intraday_prices as b
      where h.until is not null and b.listing_id = q.listing_id and b.at >= h."barsFrom" and b.at < h."barsUntil"
    ) as past on true
    left join lateral (
      select close from close_until(q.listing_id, h."closedOn" - 1) where h.until is not null and past.close is null
    ) as before on true
    cross join lateral (
      select coalesce(past.close, q.previous_close) as last,
             case when past.close is null then before.close else q.previous_close end as previous
    ) as shown
    left join lateral (
      select max(greatest(d.high, d.close)) as high, min(least(d.low, d.close)) as low
      from daily_prices as d
      where h.until is not null and (q.high >= q.year_high or q.low <= q.year_low) and d.listing_id = q.listing_id
        and d.day > h."closedOn" - interval '12 months' and d.day <= h."closedOn"
    ) as year on true
  )`.as('q')
}

/** Whether a bar or a trade `p` may be seen by whoever asks. */
export function isSeen(db: Database): RawBuilder<boolean> {
  const { rows, shape } = heldFrom(db)
  if (shape === 'all') return sql<boolean>`true`
  return sql<boolean>`not exists (
    select from listings as lp join ${heldTable(sql.val(rows))} on h.exchange = lp.exchange
    where lp.id = p.listing_id and p.at >= h."barsUntil")`
}

function toRows(held: readonly HeldPrices[]): string {
  const rows = held.map(row => ({
    ...row,
    ...{ until: instant(row.until), barsFrom: instant(row.barsFrom), barsUntil: instant(row.barsUntil) },
    closedAt: instant(row.closedAt),
  }))
  return JSON.stringify(rows)
}

function heldTable(rows: Value<string>): RawBuilder<unknown> {
  return sql`jsonb_to_recordset(${rows}::jsonb) as h(
    exchange text, until timestamptz, "barsFrom" timestamptz, "barsUntil" timestamptz, trading boolean,
    "closedOn" date, "closedAt" timestamptz)`
}

const instant = (time: number) => new Date(time).toISOString()
