import type { IsoDate, SecurityType } from '@bellwether/domain'
import { type Kysely, type NotNull, sql } from 'kysely'
import type { Database } from '../database.ts'
import { keptStatement, type Value } from '../kept-statement.ts'
import { type HeldShape, heldFrom, keptSeenQuotes, seenQuotes } from '../seen/seen-quotes.ts'
import type { Tables } from '../tables/index.ts'
import { currentDayChange, isCurrentQuote } from './current-quote.ts'

export type Quote = NonNullable<Awaited<ReturnType<typeof latest>>>
export type Mover = Awaited<ReturnType<typeof movers>>[number]

/** Average volume and the range of a year up to a day, from the daily bars; only the years that reach into it are unpacked. */
export async function refreshRanges(db: Database, day: IsoDate): Promise<void> {
  await sql`
    with bars as (
      select y.listing_id, make_date(y.year, 1, 1) + (bar.day_of_year::int - 1) as day, bar.high, bar.low, bar.close, bar.volume
      from daily_price_years as y
      cross join lateral unnest(series_values(y.days), series_values(y.highs), series_values(y.lows), series_values(y.closes),
        series_values(y.volumes)) as bar(day_of_year, high, low, close, volume)
      where y.last_day > ${day}::date - 400
    ), recent as (
      select listing_id, day, greatest(high, close) as high, least(low, close) as low, volume,
             row_number() over (partition by listing_id order by day desc) as place,
             max(day) over (partition by listing_id) as last_day
      from bars where day > ${day}::date - 400
    ), ranges as (
      select listing_id, max(high) filter (where day > last_day - interval '12 months') as high,
             min(low) filter (where day > last_day - interval '12 months') as low,
             round(avg(volume) filter (where place <= 30)) as volume
      from recent group by listing_id
    )
    update quotes as q set average_volume_30d = r.volume, year_high = greatest(r.high, q.high), year_low = least(r.low, q.low)
    from ranges as r where r.listing_id = q.listing_id
      and (q.average_volume_30d, q.year_high, q.year_low)
          is distinct from (r.volume::bigint, greatest(r.high, q.high), least(r.low, q.low))`.execute(db.sql)
}

const selectLatest = (tables: Kysely<Tables>, held: Value<string>, shape: HeldShape) =>
  tables
    .selectFrom(keptSeenQuotes(held, shape))
    .innerJoin('listings as l', 'l.id', 'q.listing_id')
    .innerJoin('sources as source', 'source.id', 'q.source_id')
    .leftJoin('recorded_ticks as recorded', 'recorded.listing_id', 'q.listing_id')
    .select([
      'recorded.ticks',
      'recorded.first_at as firstTickAt',
      'l.exchange',
      'l.market_code as marketCode',
      'l.price_unit as priceUnit',
      'l.price_scale as priceScale',
      'q.state',
      'q.at',
      'q.last',
      'q.bid',
      'q.ask',
      'q.open',
      'q.high',
      'q.low',
      'q.previous_close as previousClose',
      'q.day_change as dayChange',
      'q.day_change_pct as dayChangePct',
      'q.volume',
      'q.trades',
      'q.average_volume_30d as averageVolume30d',
      'q.year_high as yearHigh',
      'q.year_low as yearLow',
      'source.name as sourceName',
      'source.simulated',
    ])

const latestOfListing = keptStatement(
  (tables, { listingId, held }: { listingId: Value<number>; held: Value<string> }, shape: HeldShape) =>
    selectLatest(tables, held, shape).where('q.listing_id', '=', listingId),
)

/** Prices are integers at the listing's unit and scale. */
export async function latest(db: Database, listingId: number) {
  const { rows: held, shape } = heldFrom(db)
  const [quote] = await latestOfListing(db, { listingId, held }, shape)
  return quote ?? null
}

const latestOfCode = keptStatement(
  (tables, { marketCode, held }: { marketCode: Value<string>; held: Value<string> }, shape: HeldShape) =>
    selectLatest(tables, held, shape).where('q.listing_id', '=', eb =>
      eb.selectFrom('listings').select('id').where('market_code', '=', marketCode),
    ),
)

/** The same where the listing is not known yet. */
export async function latestByMarketCode(db: Database, marketCode: string) {
  const { rows: held, shape } = heldFrom(db)
  const [quote] = await latestOfCode(db, { marketCode, held }, shape)
  return quote ?? null
}

/** What a list shows of each of these listings; those without a quote are absent. */
export function latestOf(db: Database, listingIds: readonly number[]) {
  return db.sql
    .selectFrom(seenQuotes(db))
    .innerJoin('listings as l', 'l.id', 'q.listing_id')
    .select([
      'q.listing_id as listingId',
      'l.exchange',
      'l.price_unit as priceUnit',
      'l.price_scale as priceScale',
      'q.at',
      'q.last',
      currentDayChange.as('dayChangePct'),
    ])
    .where('q.listing_id', '=', sql<number>`any(${listingIds}::int[])`)
    .execute()
}

/** The strongest rises or falls of the day among active securities, by their primary listings. */
export function movers(
  db: Database,
  {
    type,
    direction,
    limit,
    without = [],
  }: {
    readonly type?: SecurityType
    readonly direction: 'up' | 'down'
    readonly limit: number
    /** Exchanges that are left out. */
    readonly without?: readonly string[]
  },
) {
  return db.sql
    .selectFrom(seenQuotes(db))
    .innerJoin('listings as l', 'l.id', 'q.listing_id')
    .innerJoin('securities as s', 's.id', 'l.security_id')
    .select([
      's.id',
      's.name',
      's.short_name as shortName',
      's.type',
      'l.market_code as marketCode',
      'l.ticker',
      'l.exchange',
      'l.streamable',
      'l.price_unit as priceUnit',
      'l.price_scale as priceScale',
      'q.at',
      'q.last',
      'q.day_change as dayChange',
      'q.day_change_pct as dayChangePct',
    ])
    .where('l.primary_listing', '=', true)
    .where('s.status', '=', sql.lit('ACTIVE' as const))
    .where('q.last', 'is not', null)
    .where('q.day_change', 'is not', null)
    .where(isCurrentQuote)
    .where('q.day_change_pct', direction === 'up' ? '>' : '<', sql.lit(0))
    .$if(without.length > 0, query => query.where('l.exchange', 'not in', without))
    .$if(type !== undefined, query => query.where('s.type', '=', type as SecurityType))
    .orderBy('q.day_change_pct', direction === 'up' ? 'desc' : 'asc')
    .orderBy('q.listing_id')
    .limit(limit)
    .$narrowType<{ last: NotNull; dayChange: NotNull; dayChangePct: NotNull }>()
    .execute()
}

/** The day of the newest quote; null where there is none. */
export async function newestDay(db: Database): Promise<IsoDate | null> {
  const row = await db.sql
    .selectFrom(seenQuotes(db))
    .select(sql<IsoDate | null>`(max(q.at) at time zone 'UTC')::date`.as('day'))
    .executeTakeFirst()
  return row?.day ?? null
}
