import type { IsoDate } from '@bellwether/domain'
import { sql } from 'kysely'
import type { Database } from '../database.ts'

export interface DailyPrice {
  readonly day: IsoDate
  readonly open: number | null
  readonly high: number | null
  readonly low: number | null
  readonly close: number
  readonly volume: number | null
}

/** Oldest first, both ends inclusive, 'YYYY-MM-DD'. */
export function daily(db: Database, listingId: number, from: IsoDate, to: IsoDate): Promise<DailyPrice[]> {
  return db.sql
    .selectFrom('daily_prices')
    .select(['day', 'open', 'high', 'low', 'close', 'volume'])
    .where('listing_id', '=', listingId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute()
}

/** Bars that start at `from` or later, and before `to` where one is given, oldest first. */
export function intraday(db: Database, listingId: number, from: Date, to?: Date) {
  const bars = db.sql
    .selectFrom('intraday_prices')
    .select(['at', 'open', 'high', 'low', 'close', 'volume'])
    .where('listing_id', '=', listingId)
    .where('at', '>=', from)
    .orderBy('at')
  return (to ? bars.where('at', '<', to) : bars).execute()
}

/** Closes of the bars of one UTC day for each listing, oldest first, in one question. */
export async function intradayCloses(
  db: Database,
  asked: readonly { readonly listingId: number; readonly day: IsoDate }[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  if (asked.length === 0) return new Map()
  const { rows } = await sql<{ listingId: number; close: number }>`
    select asked.listing_id as "listingId", p.close
    from unnest(${asked.map(({ listingId }) => listingId)}::int[], ${asked.map(({ day }) => day)}::text[]) as asked(listing_id, day)
    join intraday_prices as p on p.listing_id = asked.listing_id
      and p.at >= (asked.day || 'T00:00:00Z')::timestamptz
      and p.at < (asked.day || 'T00:00:00Z')::timestamptz + interval '24 hours'
    order by p.listing_id, p.at`.execute(db.sql)
  const closes = new Map<number, number[]>()
  for (const { listingId, close } of rows) closes.set(listingId, [...(closes.get(listingId) ?? []), close])
  return closes
}

/** The average price of a UTC day by the shares traded at it, each bar at the middle of its high, low and close; null without bars. */
export async function averagePrice(db: Database, listingId: number, day: IsoDate): Promise<number | null> {
  const { rows } = await sql<{ average: number | null }>`
    select (sum((high + low + close) / 3.0 * volume) / nullif(sum(volume), 0))::double precision as average
    from intraday_prices
    where listing_id = ${listingId} and at >= (${day} || 'T00:00:00Z')::timestamptz
      and at < (${day} || 'T00:00:00Z')::timestamptz + interval '24 hours'`.execute(db.sql)
  return rows[0]?.average ?? null
}

/** Latest first. */
export function lastTrades(db: Database, listingId: number, limit: number) {
  return db.sql
    .selectFrom('trades')
    .select(['at', 'price', 'shares', 'kind'])
    .where('listing_id', '=', listingId)
    .orderBy('at', 'desc')
    .orderBy('sequence', 'desc')
    .limit(limit)
    .execute()
}

/** The first and the last day a listing has a price for. */
export async function span(db: Database, listingId: number): Promise<{ first: string; last: string } | null> {
  const { rows } = await sql<{ first: string | null; last: string | null }>`
    select (select day from daily_prices where listing_id = ${listingId} order by day limit 1) as first,
           (select day from daily_prices where listing_id = ${listingId} order by day desc limit 1) as last`.execute(
    db.sql,
  )
  const { first = null, last = null } = rows[0] ?? {}
  return first === null || last === null ? null : { first, last }
}

/** The day the market's prices reach to: the latest of any quote's listing. */
export async function lastDay(db: Database): Promise<string | null> {
  // The newest price of each listing is one step into the primary key; max(day) over the table would read it all.
  const { rows } = await sql<{ day: string | null }>`
    select max(newest.day) as day
    from listings as l
    cross join lateral (
      select p.day from daily_prices as p where p.listing_id = l.id order by p.day desc limit 1
    ) as newest`.execute(db.sql)
  return rows[0]?.day ?? null
}

/**
 * For each of the days asked for, the last close on it or before it, with the day it is from; null where the history
 * starts later. Answers come in the order of the question.
 */
export async function closesOn(
  db: Database,
  listingId: number,
  days: readonly string[],
): Promise<readonly ({ readonly day: string; readonly close: number } | null)[]> {
  const { rows } = await sql<{ day: string | null; close: number | null }>`
    select found.day, found.close
    from unnest(${days}::date[]) with ordinality as asked(day, position)
    left join lateral (
      select p.day, p.close from daily_prices as p
      where p.listing_id = ${listingId} and p.day <= asked.day
      order by p.day desc limit 1
    ) as found on true
    order by asked.position`.execute(db.sql)
  return rows.map(({ day, close }) => (day === null || close === null ? null : { day, close }))
}

export interface DayClose {
  readonly day: IsoDate
  readonly close: number
}

/** The closes of several listings, each oldest first, both ends inclusive; a listing without any is absent. */
export async function closesOf(
  db: Database,
  listingIds: readonly number[],
  from: IsoDate,
  to: IsoDate,
): Promise<ReadonlyMap<number, readonly DayClose[]>> {
  if (listingIds.length === 0) return new Map()
  // As two lists for each listing: a row for each close would take three times as long to send and to read.
  const { rows } = await sql<{ listingId: number; days: readonly IsoDate[]; closes: readonly number[] }>`
    select asked.id as "listingId", found.days, found.closes
    from unnest(${listingIds}::int[]) as asked(id)
    cross join lateral (
      select json_agg(p.day order by p.day) as days, json_agg(p.close order by p.day) as closes
      from daily_prices as p
      where p.listing_id = asked.id and p.day >= ${from} and p.day <= ${to}
    ) as found
    where found.days is not null`.execute(db.sql)
  return new Map(
    rows.map(({ listingId, days, closes }) => [
      listingId,
      days.map((day, index) => ({ day, close: closes[index] ?? 0 })),
    ]),
  )
}
