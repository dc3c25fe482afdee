import type { IsoDate } from '@bellwether/domain'
import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Those that trade, each with its main line. */
export async function trading(db: Database) {
  return db.sql
    .selectFrom('securities as s')
    .innerJoin('sources as c', 'c.id', 's.source_id')
    .innerJoin('listings as l', 'l.security_id', 's.id')
    .select(['s.id as securityId', 'l.id as listingId'])
    .where('c.simulated', '=', true)
    .where('s.type', '=', 'CLOSED_END_FUND')
    .where('s.status', '=', 'ACTIVE')
    .where('l.primary_listing', '=', true)
    .orderBy('s.id')
    .execute()
}

export interface TrustBalance {
  readonly securityId: number
  /** Minor units. */
  readonly borrowings: number
  readonly cash: number
  readonly revenueReserve: number
}

/** What a trust's last balance sheet says of it. */
export async function takeBalances({ sql: tx }: Database, balances: readonly TrustBalance[]): Promise<void> {
  await sql`
    update trust_facts as f set borrowings = r.borrowings, cash = r.cash, revenue_reserve = r."revenueReserve"
    from jsonb_to_recordset(${JSON.stringify(balances)}::jsonb) as r(
      "securityId" int, borrowings bigint, cash bigint, "revenueReserve" bigint)
    where f.security_id = r."securityId"`.execute(tx)
}

export interface TrustFigures {
  readonly securityId: number
  readonly asAt: IsoDate
  /** Of the last announced day, at the scale of the price. */
  readonly nav: number
  readonly average: number
  readonly high: number
  readonly low: number
  readonly zScore: number
}

/** Assets by the last announced net asset value, discounts of twelve months, and the next general meeting. */
export async function takeFigures(
  { sql: tx }: Database,
  day: IsoDate,
  figures: readonly TrustFigures[],
): Promise<void> {
  await sql`
    update trust_facts as f set
      as_at = r."asAt", net_assets = round(r.nav * f.shares_in_issue / 100.0),
      total_assets = round(r.nav * f.shares_in_issue / 100.0) + f.borrowings,
      discount_average_12m = r.average, discount_high_12m = r.high, discount_low_12m = r.low, discount_z_score = r."zScore",
      next_agm = coalesce((select min(e.day) from events as e
        where e.security_id = f.security_id and e.kind = 'AGM' and e.day > ${day}), f.next_agm)
    from jsonb_to_recordset(${JSON.stringify(figures)}::jsonb) as r(
      "securityId" int, "asAt" date, nav bigint, average numeric, high numeric, low numeric, "zScore" numeric)
    where f.security_id = r."securityId"`.execute(tx)
}
