import type { IsoDate } from '@bellwether/domain'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { keptStatement, type Value } from '../kept-statement.ts'
import type { ExposureKind } from '../tables/portfolio.ts'

export type Holding = Awaited<ReturnType<typeof holdings>>[number]

const largestHoldings = keptStatement((tables, { securityId }: { securityId: Value<number> }, limit: number) =>
  tables
    .selectFrom('holdings')
    .select([
      'rank',
      'name',
      'isin',
      'sedol',
      'holding_type as holdingType',
      'sector',
      'country',
      'weighting',
      'previous_weighting as previousWeighting',
      'index_weighting as indexWeighting',
      'first_bought as firstBought',
      'as_at as asAt',
    ])
    .where('security_id', '=', securityId)
    .where('as_at', '=', eb =>
      eb
        .selectFrom('holdings as newer')
        .select(({ fn }) => fn.max('newer.as_at').as('asAt'))
        .where('newer.security_id', '=', securityId),
    )
    .orderBy('rank')
    .limit(limit),
)

/** The largest holdings of the latest report. Weightings are fractions. */
export function holdings(db: Database, securityId: number, limit: number) {
  return largestHoldings(db, { securityId }, limit)
}

/** Days of which a report of the fund is stored, with the day it was made. */
export function reports(db: Database, securityId: number) {
  return db.sql
    .selectFrom('holding_reports')
    .select(['as_at as asAt', 'issued_on as issuedOn'])
    .where('security_id', '=', securityId)
    .execute()
}

/** Takes away what an earlier report of the day had beyond these many holdings; how many there were. */
export async function removeRanksAbove(db: Database, securityId: number, asAt: IsoDate, rank: number): Promise<number> {
  const { numDeletedRows } = await db.sql
    .deleteFrom('holdings')
    .where('security_id', '=', securityId)
    .where('as_at', '=', asAt)
    .where('rank', '>', rank)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Which funds, trusts and ETFs hold it by their latest report, the largest weighting first; of a fund with two classes the first. */
export async function heldBy(db: Database, isin: string, limit: number) {
  const { rows } = await sql<{
    id: number
    name: string
    type: 'CLOSED_END_FUND' | 'FUND' | 'ETF'
    marketCode: string
    weighting: number
    asAt: IsoDate
  }>`
    select s.id, s.name, s.type, l.market_code as "marketCode", h.weighting, h.as_at as "asAt"
    from holdings as h
    join securities as s on s.id = h.security_id
    join listings as l on l.security_id = s.id and l.primary_listing
    where h.isin = ${isin} and s.isin is distinct from ${isin} and s.status = 'ACTIVE'
      and not exists (select from holdings as newer where newer.security_id = h.security_id and newer.as_at > h.as_at)
      and not exists (
        select from fund_facts as facts
        join securities as sister on sister.isin = facts.sister_isin
        where facts.security_id = s.id and sister.status = 'ACTIVE' and sister.id < s.id
      )
    order by h.weighting desc, h.security_id
    limit ${limit}`.execute(db.sql)
  return rows
}

const allocationOf = keptStatement((tables, { securityId }: { securityId: Value<number> }) =>
  tables
    .selectFrom('asset_allocations')
    .select(['asset', 'long', 'short', 'net', 'category', 'as_at as asAt'])
    .where('security_id', '=', securityId)
    .orderBy(sql`array_position(array['STOCK', 'BOND', 'CASH', 'OTHER', 'PROPERTY'], asset)`),
)

/** In the order of the table shown: Stock, Bond, Cash, Other, Property. */
export function assetAllocation(db: Database, securityId: number) {
  return allocationOf(db, { securityId })
}

/** One breakdown (sectors, regions ...), or all of them. */
export function exposures(db: Database, securityId: number, kind?: ExposureKind) {
  return db.sql
    .selectFrom('exposures')
    .select(['kind', 'name', 'position', 'weighting', 'category', 'as_at as asAt'])
    .where('security_id', '=', securityId)
    .$if(kind !== undefined, query => query.where('kind', '=', kind as ExposureKind))
    .orderBy(sql`kind collate "C"`)
    .orderBy('position')
    .execute()
}

/** Fund against category, by measure. */
export function valuationGrowth(db: Database, securityId: number) {
  return db.sql
    .selectFrom('valuation_growth')
    .select(['measure', 'fund', 'category', 'as_at as asAt'])
    .where('security_id', '=', securityId)
    .orderBy(sql`measure collate "C"`)
    .execute()
}
