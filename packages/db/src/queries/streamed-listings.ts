import { sql } from 'kysely'
import type { Database } from '../database.ts'

export type StreamedListing = Awaited<ReturnType<typeof all>>[number]

/** Those of the market codes that exist, each with whether it has live prices. */
export async function find(db: Database, marketCodes: readonly string[]) {
  const { rows } = await sql<{ marketCode: string; streamable: boolean }>`
    select l.market_code as "marketCode", l.streamable and s.status <> 'DELISTED' as streamable
    from listings as l join securities as s on s.id = l.security_id
    where l.market_code = any(${marketCodes})`.execute(db.sql)
  return rows
}

export type StreamedBar = Awaited<ReturnType<typeof barsSince>>[number]

/** The recorded minutes of a listing since a time, oldest first; the previous close is that of the quote's session. */
export async function barsSince(db: Database, marketCode: string, since: Date) {
  const { rows } = await sql<{
    at: Date
    close: number
    unit: string
    scale: number
    previousClose: number | null
  }>`
    select b.at, b.close, l.price_unit as unit, l.price_scale as scale, q.previous_close as "previousClose"
    from listings as l
    join quotes as q on q.listing_id = l.id
    join intraday_prices as b on b.listing_id = l.id
    where l.market_code = ${marketCode} and b.at >= ${since}
    order by b.at`.execute(db.sql)
  return rows
}

/** Every listing with live prices and a price to start from. Prices are integers at its unit and scale. */
export async function all(db: Database) {
  const { rows } = await sql<{
    marketCode: string
    exchange: string
    unit: string
    scale: number
    suspended: boolean
    at: Date
    last: number
    bid: number | null
    ask: number | null
    previousClose: number | null
    averageVolume: number | null
  }>`
    select l.market_code as "marketCode", l.exchange, l.price_unit as unit, l.price_scale as scale,
           s.status = 'SUSPENDED' or q.state = 'SUSPENDED' as suspended,
           q.at, q.last, q.bid, q.ask, q.previous_close as "previousClose",
           q.average_volume_30d as "averageVolume"
    from listings as l
    join securities as s on s.id = l.security_id
    join quotes as q on q.listing_id = l.id
    where l.streamable and s.status <> 'DELISTED' and q.last is not null
    order by l.id`.execute(db.sql)
  return rows
}
