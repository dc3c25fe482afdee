import type { IsoDate, SecurityType } from '@bellwether/domain'
import { sql } from 'kysely'
import { bulkInsert } from '../bulk-insert.ts'
import type { Database } from '../database.ts'
import type { NewRow } from '../tables/index.ts'
import type { Medians } from './sector-figures.ts'

/** All securities of a type on one exchange. */
export interface Market {
  readonly type: SecurityType
  readonly exchange: string
}

export interface MarketMember {
  readonly asAt: IsoDate
  readonly figures: Readonly<Record<string, number>>
}

export interface MarketMedians {
  readonly asAt: IsoDate
  readonly medians: Medians
}

/** Null where the figures have not been made yet, or nothing has any. */
export async function medians(db: Database, { type, exchange }: Market): Promise<MarketMedians | null> {
  const { rows } = await sql<MarketMedians>`
    select as_at as "asAt", medians from market_medians where type = ${type} and exchange = ${exchange}`.execute(db.sql)
  return rows[0] ?? null
}

/** Of these securities: those that count in their market. The others count in none. */
export async function write(
  db: Database,
  securityIds: readonly number[],
  rows: readonly NewRow<'market_figures'>[],
): Promise<void> {
  await bulkInsert(db, 'market_figures', rows, { onConflict: 'replace' })
  const counted = rows.map(({ security_id }) => security_id)
  await sql`
    delete from market_figures
    where security_id = any(${securityIds}::int[]) and not security_id = any(${counted}::int[])`.execute(db.sql)
}

export async function markets(db: Database): Promise<readonly Market[]> {
  const { rows } = await sql<Market>`
    select distinct type, exchange from market_figures order by type, exchange`.execute(db.sql)
  return rows
}

export async function members(db: Database, { type, exchange }: Market): Promise<readonly MarketMember[]> {
  const { rows } = await sql<MarketMember>`
    select as_at as "asAt", figures from market_figures where type = ${type} and exchange = ${exchange}`.execute(db.sql)
  return rows
}

export async function writeMedians(db: Database, row: NewRow<'market_medians'>): Promise<void> {
  await bulkInsert(db, 'market_medians', [row], { onConflict: 'replace' })
}

/** Removes the medians of markets in which nothing counts any more. */
export async function removeLeft(db: Database): Promise<void> {
  await sql`
    delete from market_medians as m where not exists (
      select from market_figures as f where f.type = m.type and f.exchange = m.exchange)`.execute(db.sql)
}
