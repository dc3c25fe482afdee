import type { IsoDate } from '@bellwether/domain'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { DayRows } from '../series/day-series.ts'
import { writeDays } from '../series/write-days.ts'
import type { QuoteState } from '../tables/prices.ts'
import { inTransaction } from '../transaction.ts'
import { noteClose } from './figures-due.ts'

export type Recordable = Awaited<ReturnType<typeof recordable>>[number]

/** Every listing with live prices, its stored quote, and what was recorded of its session. Prices are integers at its unit and scale. */
export async function recordable(db: Database) {
  const { rows } = await sql<{
    listingId: number
    marketCode: string
    exchange: string
    unit: string
    scale: number
    at: Date
    last: number | null
    previousClose: number | null
    volume: number | null
    trades: number | null
    /** Of the bar that the quote's time is in. */
    barVolume: number
    sessionFrom: Date | null
    ticks: number | null
    firstAt: Date | null
  }>`
    select l.id as "listingId", l.market_code as "marketCode", l.exchange, l.price_unit as unit, l.price_scale as scale,
           q.at, q.last, q.previous_close as "previousClose", q.volume, q.trades, coalesce(b.volume, 0) as "barVolume",
           t.session_from as "sessionFrom", t.ticks, t.first_at as "firstAt"
    from listings as l
    join securities as s on s.id = l.security_id
    join quotes as q on q.listing_id = l.id
    left join recorded_ticks as t on t.listing_id = l.id
    left join intraday_prices as b on b.listing_id = l.id and b.at = date_trunc('minute', q.at)
    where l.streamable and s.status = 'ACTIVE' and q.state <> 'SUSPENDED'
    order by l.id`.execute(db.sql)
  return rows
}

/** A symbol's session so far. */
export interface RecordedQuote {
  readonly listingId: number
  readonly sessionDay: IsoDate
  readonly sessionFrom: Date
  readonly sessionUntil: Date
  readonly epoch: number
  readonly sequence: number
  readonly ticks: number
  readonly firstAt: Date
  readonly state: QuoteState
  readonly at: Date
  readonly last: number
  readonly bid: number | null
  readonly ask: number | null
  readonly open: number
  readonly high: number
  readonly low: number
  readonly previousClose: number | null
  readonly dayChange: number | null
  readonly dayChangePct: number | null
  readonly volume: number | null
  readonly trades: number | null
}

/** A minute of it. */
export interface RecordedBar {
  readonly listingId: number
  readonly at: Date
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volume: number
}

/**
 * What comes late of a session that is closed counts towards it, and its daily bar is made again; it is not open for that.
 * Several recorders may store what they saw of the same ticks, in any order: within a session the range only widens and counts only
 * grow, and prices are of the latest tick. So nothing counts twice.
 */
export async function store(
  db: Database,
  quotes: readonly RecordedQuote[],
  bars: readonly RecordedBar[],
): Promise<void> {
  await inTransaction(db, async tx => {
    if (quotes.length > 0) await storeQuotes(tx, quotes)
    if (bars.length > 0) await storeBars(tx, bars)
  })
}

async function storeQuotes({ sql: tx }: Database, quotes: readonly RecordedQuote[]): Promise<void> {
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(quotes)}::jsonb) as r(
        "listingId" int, "sessionDay" date, "sessionFrom" timestamptz, "sessionUntil" timestamptz, epoch bigint,
        sequence bigint, ticks int, "firstAt" timestamptz, state text, at timestamptz, last bigint, bid bigint, ask bigint,
        open bigint, high bigint, low bigint, "previousClose" bigint, "dayChange" bigint, "dayChangePct" numeric,
        volume bigint, trades int)
    ), before as (
      select listing_id, session_from from recorded_ticks where closed
    ), accepted as (
      insert into recorded_ticks as t
        (listing_id, session_day, session_from, session_until, epoch, sequence, ticks, first_at)
      select "listingId", "sessionDay", "sessionFrom", "sessionUntil", epoch, sequence, ticks, "firstAt"
      from given order by "listingId"
      on conflict (listing_id) do update set
        ticks = case when t.session_from = excluded.session_from then greatest(t.ticks, excluded.ticks) else excluded.ticks end,
        first_at = case when t.session_from = excluded.session_from then least(t.first_at, excluded.first_at)
                        else excluded.first_at end,
        session_day = excluded.session_day, session_from = excluded.session_from, session_until = excluded.session_until,
        epoch = excluded.epoch, sequence = excluded.sequence, closed = false
      where (excluded.epoch, excluded.sequence) >= (t.epoch, t.sequence)
      returning listing_id
    )
    update quotes as q set
      state = case when b.listing_id is null then r.state else 'CLOSE' end, at = r.at, last = r.last, bid = r.bid, ask = r.ask,
      open = case when q.at >= r."sessionFrom" then coalesce(q.open, r.open) else r.open end,
      high = case when q.at >= r."sessionFrom" then greatest(q.high, r.high) else r.high end,
      low = case when q.at >= r."sessionFrom" then least(q.low, r.low) else r.low end,
      volume = case when q.at >= r."sessionFrom" then greatest(q.volume, r.volume) else r.volume end,
      trades = case when q.at >= r."sessionFrom" then greatest(q.trades, r.trades) else r.trades end,
      previous_close = r."previousClose", day_change = r."dayChange", day_change_pct = r."dayChangePct",
      year_high = greatest(q.year_high, r.high), year_low = least(q.year_low, r.low)
    from given as r join accepted as a on a.listing_id = r."listingId"
    left join before as b on b.listing_id = r."listingId" and b.session_from = r."sessionFrom"
    where q.listing_id = r."listingId"`.execute(tx)
}

async function storeBars({ sql: tx }: Database, bars: readonly RecordedBar[]): Promise<void> {
  await sql`
    insert into intraday_prices as p (listing_id, at, open, high, low, close, volume, source_id)
    select r."listingId", r.at, r.open, r.high, r.low, r.close, r.volume, q.source_id
    from jsonb_to_recordset(${JSON.stringify(bars)}::jsonb) as r(
      "listingId" int, at timestamptz, open bigint, high bigint, low bigint, close bigint, volume bigint)
    join quotes as q on q.listing_id = r."listingId"
    order by r."listingId", r.at
    on conflict (listing_id, at) do update set
      high = greatest(p.high, excluded.high), low = least(p.low, excluded.low), close = excluded.close,
      volume = greatest(p.volume, excluded.volume)`.execute(tx)
}

interface Closing {
  /** Runs in the same transaction, only if there were any. */
  readonly afterClose?: ((tx: Database) => Promise<void>) | undefined
  /** By exchange, by how many minutes its prices reach us late: so much later it is known that nothing more will come. */
  readonly lateMinutes?: ReadonlyMap<string, number> | undefined
}

/**
 * Makes the daily bars of sessions that have ended by `time`, each once; their last price is the close that the next one is measured
 * from. Returns how many.
 */
export function closeSessions(
  db: Database,
  time: Date,
  { afterClose = async () => {}, lateMinutes = new Map() }: Closing = {},
): Promise<number> {
  const late = JSON.stringify(Object.fromEntries(lateMinutes))
  return inTransaction(db, async tx => {
    const { rows } = await sql<DayRows['daily_prices']>`
      with ended as (
        update recorded_ticks as t set closed = true from listings as l
        where l.id = t.listing_id and not t.closed and t.session_until <= ${time}
          and t.session_until <= ${time}::timestamptz
            - make_interval(secs => 60 * coalesce((${late}::jsonb ->> l.exchange)::double precision, 0))
        returning t.listing_id, t.session_day
      )
      update quotes as q set state = 'CLOSE' from ended as e
      where q.listing_id = e.listing_id and q.last is not null
      returning q.listing_id, e.session_day as day, q.open, q.high, q.low, q.last as close, q.volume, q.source_id`.execute(
      tx.sql,
    )
    if (rows.length === 0) return 0
    await writeDays(tx, 'daily_prices', rows)
    await afterClose(tx)
    await noteClose(tx)
    return rows.length
  })
}

/** Longer than the five trading days that charts show within the day. */
const keptBars = '14 days'

/** Joins bars of minutes before `time` to bars of five, and drops those that no chart shows. The embedded database also needs its space back. */
export async function tidyBars(db: Database, time: Date): Promise<void> {
  await sql`
    with joined as (
      select listing_id, min(at) as first, floor(extract(epoch from at) / 300) as part, max(high) as high, min(low) as low,
             (array_agg(close order by at desc))[1] as close, sum(volume) as volume
      from intraday_prices
      where at < ${time} and at >= ${time}::timestamptz - ${keptBars}::interval
      group by listing_id, part
      having count(*) > 1
    ), kept as (
      update intraday_prices as p set high = j.high, low = j.low, close = j.close, volume = j.volume
      from joined as j where p.listing_id = j.listing_id and p.at = j.first
    )
    delete from intraday_prices as p using joined as j
    where p.listing_id = j.listing_id and p.at > j.first and p.at < to_timestamp((j.part + 1) * 300) and p.at < ${time}`.execute(
    db.sql,
  )
  await sql`delete from intraday_prices where at < ${time}::timestamptz - ${keptBars}::interval`.execute(db.sql)
  if (db.kind === 'embedded') await sql`vacuum quotes, recorded_ticks, intraday_prices`.execute(db.sql)
}
