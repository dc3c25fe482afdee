import type { Database, securities } from '@bellwether/db'
import fc from 'fast-check'
import { sql } from 'kysely'

type Security = securities.Security

/** Tables of what may be known of a security, by the column that says of which. */
const bySecurity = [
  'nav_years',
  'dividends',
  'corporate_actions',
  'events',
  'statements',
  'ratio_inputs',
  'broker_views',
  'segments',
  'positions',
  'director_deals',
  'major_shareholders',
  'short_positions',
  'holdings',
  'asset_allocations',
  'exposures',
  'valuation_growth',
  'risk_measures',
  'ratings',
  'risk_scores',
  'fund_facts',
  'trust_facts',
  'gilt_facts',
  'company_facts',
  'costs',
  'target_markets',
  'eligibility',
  'documents',
  'sector_standings',
  'market_figures',
  'screener_figures',
  'index_members',
] as const
const byListing = ['quotes', 'daily_price_years', 'intraday_prices', 'trades'] as const

/** What real data have done to us, besides being absent. */
const oddities = {
  'no sector': (db: Database, { id }: Security) =>
    sql`update securities set sector = null, industry = null, category = null, description = null, website = null where id = ${id}`.execute(
      db.sql,
    ),
  'one period missing': (db: Database, { id }: Security) =>
    sql`delete from statements where id in (
      select id from statements where security_id = ${id} and period <> 'FORECAST' order by period_end desc offset 1 limit 1)`.execute(
      db.sql,
    ),
  'only the latest year': (db: Database, { id }: Security) =>
    sql`delete from statements where security_id = ${id} and id not in (
      select id from statements where security_id = ${id} and period = 'ANNUAL' order by period_end desc limit 1)`.execute(
      db.sql,
    ),
  'negative equity': (db: Database, { id }: Security) =>
    sql`update statements set balance = balance || '{"totalEquity": -500000000, "equityHoldersFunds": -500000000}'
      where security_id = ${id} and balance is not null`.execute(db.sql),
  'no balance sheet': (db: Database, { id }: Security) =>
    sql`update statements set balance = null, cash_flow = null where security_id = ${id}`.execute(db.sql),
  'a year of 52 weeks': (db: Database, { id }: Security) =>
    sql`update statements set period_end = period_end - 4 where security_id = ${id}`.execute(db.sql),
  'a split of ten for one': (db: Database, { id }: Security) =>
    sql`insert into corporate_actions (security_id, kind, effective_on, ratio_new, ratio_old, factor, description, source_id)
      select ${id}, 'SPLIT', '2026-06-10', 10, 1, 0.1, '10 new shares for each share', min(id) from sources`.execute(
      db.sql,
    ),
  'accounts in yen': (db: Database, { id }: Security) =>
    sql`update statements set currency = 'JPY' where security_id = ${id}`.execute(db.sql),
  'weights beyond the whole': (db: Database, { id }: Security) =>
    sql`update holdings set weighting = weighting * 1.3, country = null, sector = null where security_id = ${id}`.execute(
      db.sql,
    ),
  'a price of 2021': (db: Database, { listing }: Security) =>
    sql`update quotes set at = '2021-03-31T20:00:00Z' where listing_id = ${listing.id}`.execute(db.sql),
  'a quote of nothing but the price': (db: Database, { listing }: Security) =>
    sql`update quotes set bid = null, ask = null, open = null, high = null, low = null, previous_close = null,
      day_change = null, day_change_pct = null, volume = null, trades = null, average_volume_30d = null, year_high = null,
      year_low = null where listing_id = ${listing.id}`.execute(db.sql),
} as const
type Oddity = keyof typeof oddities
type Table = (typeof bySecurity)[number] | (typeof byListing)[number]

export interface DrawnData {
  /** What nothing is known of. */
  readonly missing: readonly Table[]
  readonly odd: readonly Oddity[]
}

const tables = [...bySecurity, ...byListing]

/** Often nearly all or nearly nothing: a share with prices only, one with accounts only, a fund with holdings only. */
export const anyData: fc.Arbitrary<DrawnData> = fc.record({
  missing: fc.oneof(
    fc.subarray(tables),
    fc.subarray(tables, { minLength: tables.length - 4 }),
    fc.subarray(tables, { maxLength: 4 }),
  ),
  odd: fc.subarray(Object.keys(oddities) as Oddity[], { maxLength: 4 }),
})

/** Leaves of a security only what was drawn. */
export async function leave(db: Database, security: Security, { missing, odd }: DrawnData): Promise<void> {
  for (const oddity of odd) await oddities[oddity](db, security)
  for (const table of missing) {
    const [column, id] = (byListing as readonly string[]).includes(table)
      ? ['listing_id', security.listing.id]
      : ['security_id', security.id]
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(db.sql)
  }
}
