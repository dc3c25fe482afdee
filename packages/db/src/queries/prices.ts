import type { IsoDate } from '@bellwether/domain'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { keptStatement, type Value } from '../kept-statement.ts'
import { isSeen } from '../seen/seen-quotes.ts'
import { eachDay, lastDayUntil, maybeNumbersOf, numbersOf } from '../series/read-days.ts'

export interface DailyPrice {
  readonly day: IsoDate
  readonly open: number | null
  readonly high: number | null
  readonly low: number | null
  readonly close: number
  readonly volume: number | null
}

export interface DailyClose {
  readonly day: IsoDate
  readonly close: number
}

/** Oldest first, both ends inclusive, 'YYYY-MM-DD'. */
export async function daily(db: Database, listingId: number, from: IsoDate, to: IsoDate): Promise<DailyPrice[]> {
  return (await dailyOfMany(db, [listingId], from, to)).get(listingId) ?? []
}

/** As `daily`, closes only, for a third of the cost. */
export async function closes(db: Database, listingId: number, from: IsoDate, to: IsoDate): Promise<DailyClose[]> {
  return (await closesOfMany(db, [listingId], from, to)).get(listingId) ?? []
}

/**
 * As `daily`, of any number of listings in one statement; one without a price in the time is absent. Ten years of a listing
 * are 2,600 objects: ask for a few hundred listings at a time.
 */
export async function dailyOfMany(
  db: Database,
  listingIds: readonly number[],
  from: IsoDate,
  to: IsoDate,
): Promise<ReadonlyMap<number, DailyPrice[]>> {
  const rows = await barYears(db, { listingIds, from, to })
  return byListing(rows, (row, bars: DailyPrice[]) => {
    const [opens, highs, lows] = [maybeNumbersOf(row.opens), maybeNumbersOf(row.highs), maybeNumbersOf(row.lows)]
    const [closes, volumes] = [numbersOf(row.closes), maybeNumbersOf(row.volumes)]
    eachDay(row, from, to, (day, at) => {
      bars.push({
        day,
        open: opens[at] ?? null,
        high: highs[at] ?? null,
        low: lows[at] ?? null,
        close: closes[at] as number,
        volume: volumes[at] ?? null,
      })
    })
  })
}

/** As `closes`, of any number of listings. */
export async function closesOfMany(
  db: Database,
  listingIds: readonly number[],
  from: IsoDate,
  to: IsoDate,
): Promise<ReadonlyMap<number, DailyClose[]>> {
  const rows = await closeYears(db, { listingIds, from, to })
  return byListing(rows, (row, days: DailyClose[]) => {
    const closes = numbersOf(row.closes)
    eachDay(row, from, to, (day, at) => {
      days.push({ day, close: closes[at] as number })
    })
  })
}

interface YearsAsked {
  readonly listingIds: Value<readonly number[]>
  readonly from: Value<IsoDate>
  readonly to: Value<IsoDate>
}

const closeYears = keptStatement((tables, asked: YearsAsked) => yearsOf(tables, asked).select('closes'))
const barYears = keptStatement((tables, asked: YearsAsked) =>
  yearsOf(tables, asked).select(['opens', 'highs', 'lows', 'closes', 'volumes']),
)

function yearsOf(tables: Database['sql'], { listingIds, from, to }: YearsAsked) {
  return (
    tables
      .selectFrom('daily_price_years')
      .select(['listing_id as listingId', 'year', 'days'])
      .where('listing_id', '=', sql<number>`any(${listingIds}::int[])`)
      // By the primary key alone: the index of last days would be read for every listing.
      .where('year', '>=', yearOf(from))
      .where('year', '<=', yearOf(to))
      .orderBy('listing_id')
      .orderBy('year')
  )
}

function yearOf(day: Value<IsoDate>) {
  return sql<number>`extract(year from ${day}::date)::smallint`
}

function byListing<R extends { readonly listingId: number }, T>(
  rows: readonly R[],
  addTo: (row: R, days: T[]) => void,
): ReadonlyMap<number, T[]> {
  const found = new Map<number, T[]>()
  for (const row of rows) {
    const days = found.get(row.listingId) ?? []
    found.set(row.listingId, days)
    addTo(row, days)
  }
  return found
}

/** Bars that start at `from` or later, and before `to` where one is given, oldest first. */
export function intraday(db: Database, listingId: number, from: Date, to?: Date) {
  const bars = db.sql
    .selectFrom('intraday_prices as p')
    .select(['at', 'open', 'high', 'low', 'close', 'volume'])
    .where('listing_id', '=', listingId)
    .where('at', '>=', from)
    .where(isSeen(db))
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
      and ${isSeen(db)}
    order by p.listing_id, p.at`.execute(db.sql)
  const closes = new Map<number, number[]>()
  for (const { listingId, close } of rows) closes.set(listingId, [...(closes.get(listingId) ?? []), close])
  return closes
}

/** The average price of a UTC day by the shares traded at it, each bar at the middle of its high, low and close; null without bars. */
export async function averagePrice(db: Database, listingId: number, day: IsoDate): Promise<number | null> {
  const { rows } = await sql<{ average: number | null }>`
    select (sum((high + low + close) / 3.0 * volume) / nullif(sum(volume), 0))::double precision as average
    from intraday_prices as p
    where ${isSeen(db)} and listing_id = ${listingId} and at >= (${day} || 'T00:00:00Z')::timestamptz
      and at < (${day} || 'T00:00:00Z')::timestamptz + interval '24 hours'`.execute(db.sql)
  return rows[0]?.average ?? null
}

/** Latest first. */
export function lastTrades(db: Database, listingId: number, limit: number) {
  return db.sql
    .selectFrom('trades as p')
    .select(['at', 'price', 'shares', 'kind'])
    .where('listing_id', '=', listingId)
    .where(isSeen(db))
    .orderBy('at', 'desc')
    .orderBy('sequence', 'desc')
    .limit(limit)
    .execute()
}

/** The first and the last day a listing has a price for. */
export async function span(db: Database, listingId: number): Promise<{ first: IsoDate; last: IsoDate } | null> {
  const { rows } = await sql<{ first: IsoDate | null; last: IsoDate | null }>`
    select min(first_day) as first, max(last_day) as last from daily_price_years where listing_id = ${listingId}`.execute(
    db.sql,
  )
  const { first = null, last = null } = rows[0] ?? {}
  return first === null || last === null ? null : { first, last }
}

/** The day the market's prices reach to: the latest of any listing. */
export async function lastDay(db: Database): Promise<IsoDate | null> {
  const { rows } = await sql<{ day: IsoDate | null }>`select max(last_day) as day from daily_price_years`.execute(
    db.sql,
  )
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
): Promise<readonly (DailyClose | null)[]> {
  const inOrder = days.toSorted()
  const [earliest, latest] = [inOrder[0], inOrder.at(-1)]
  if (earliest === undefined) return []
  const { rows } = await sql<{ year: number; first: IsoDate; days: Buffer; closes: Buffer }>`
    select year, first_day as first, days, closes
    from daily_price_years
    where listing_id = ${listingId} and first_day <= ${latest} and year >= coalesce((
      select max(before.year) from daily_price_years as before
      where before.listing_id = ${listingId} and before.first_day <= ${earliest}
    ), 0)
    order by year desc`.execute(db.sql)
  // Unpacked once for all its days.
  const years = rows.map(({ first, closes, ...row }) => ({ first, row, closes: numbersOf(closes) }))
  return days.map(day => {
    const year = years.find(({ first }) => first <= day)
    const last = year && lastDayUntil(year.row, day)
    return last ? { day: last.day, close: year.closes[last.at] as number } : null
  })
}

export interface AskedClose {
  readonly listingId: number
  readonly day: IsoDate
}

/** As `closesOn`, of any number of listings in one statement. */
export async function closesOnOfMany(db: Database, asked: readonly AskedClose[]): Promise<readonly (number | null)[]> {
  const { rows } = await sql<{ close: number | null }>`
    select found.close
    from unnest(${asked.map(({ listingId }) => listingId)}::int[], ${asked.map(({ day }) => day)}::date[])
      with ordinality as asked(listing_id, day, position)
    left join lateral close_until(asked.listing_id, asked.day) as found on true
    order by asked.position`.execute(db.sql)
  return rows.map(({ close }) => close)
}

/** The last close of a stored year until a day; null where the year starts later. */
export function closeUntil(
  year: { readonly year: number; readonly days: Uint8Array; readonly closes: Uint8Array },
  until: string,
): DailyClose | null {
  const last = lastDayUntil(year, until)
  return last && { day: last.day, close: numbersOf(year.closes)[last.at] as number }
}
