import { sql } from 'kysely'
import type { Database } from '../database.ts'

export interface FeedOrder {
  /** Days added to the epoch of every tick. */
  readonly shiftDays: number
  /** Greatest order published so far: time plus shift, ms. */
  readonly highWater: number
}

export async function read(db: Database): Promise<FeedOrder> {
  const { rows } = await sql<FeedOrder>`
    select shift_days as "shiftDays", high_water::float8 as "highWater" from feed_order`.execute(db.sql)
  return rows[0] ?? { shiftDays: 0, highWater: 0 }
}

/** Keeps the greater of what is stored and what is given, each by itself. */
export async function raise(db: Database, { shiftDays, highWater }: FeedOrder): Promise<void> {
  await sql`
    insert into feed_order (id, shift_days, high_water) values (1, ${shiftDays}, ${highWater})
    on conflict (id) do update set
      shift_days = greatest(feed_order.shift_days, excluded.shift_days),
      high_water = greatest(feed_order.high_water, excluded.high_water)`.execute(db.sql)
}
