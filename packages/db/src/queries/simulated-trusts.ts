import type { IsoDate } from '@bellwether/domain'
import { sql } from 'kysely'
import type { Database } from '../database.ts'

interface DayValue {
  readonly securityId: number
  readonly day: IsoDate
  readonly value: number
}

/** Net asset values after a day, oldest first. */
export async function navsAfter(
  db: Database,
  securityIds: readonly number[],
  after: IsoDate,
): Promise<readonly DayValue[]> {
  const { rows } = await sql<DayValue>`
    select security_id as "securityId", day, nav as value from navs
    where security_id = any(${securityIds}::int[]) and basis = 'CUM_FAIR' and day > ${after} order by day`.execute(
    db.sql,
  )
  return rows
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

/** Closes of simulated trusts, and the net asset values that are announced by a time; each oldest first. */
export async function closesAndNavs(
  db: Database,
  { from, until, announcedBy }: { readonly from: IsoDate; readonly until: IsoDate; readonly announcedBy: Date },
): Promise<{ readonly closes: readonly DayValue[]; readonly navs: readonly DayValue[] }> {
  const trusts = sql`
    select s.id from securities as s join sources as c on c.id = s.source_id
    where c.simulated and s.type = 'CLOSED_END_FUND' and s.status = 'ACTIVE'`
  const [closes, navs] = [
    await sql<DayValue>`
      select l.security_id as "securityId", p.day, p.close as value
      from daily_prices as p join listings as l on l.id = p.listing_id and l.primary_listing
      where l.security_id in (${trusts}) and p.day between ${from} and ${until} order by p.day`.execute(db.sql),
    await sql<DayValue>`
      select security_id as "securityId", day, nav as value from navs
      where security_id in (${trusts}) and basis = 'CUM_FAIR' and day between ${from} and ${until}
        and (published_at is null or published_at <= ${announcedBy}) order by day`.execute(db.sql),
  ]
  return { closes: closes.rows, navs: navs.rows }
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
