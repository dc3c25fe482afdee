import type { IsoDate } from '@bellwether/domain'
import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** These securities, each with its primary listing where it has one. */
export function securities(db: Database, ids: readonly number[]) {
  return db.sql
    .selectFrom('securities as s')
    .leftJoin('listings as l', join => join.onRef('l.security_id', '=', 's.id').on('l.primary_listing', '=', true))
    .select(['s.id', 'l.id as listingId', 'l.market_code as marketCode'])
    .where('s.id', '=', sql<number>`any(${ids}::integer[])`)
    .orderBy('s.id')
    .execute()
}

/** The last day with a price; null where there is none. */
export async function lastPriceDay(db: Database, listingId: number): Promise<IsoDate | null> {
  const row = await db.sql
    .selectFrom('daily_price_years')
    .select(({ fn }) => fn.max('last_day').as('day'))
    .where('listing_id', '=', listingId)
    .executeTakeFirst()
  return row?.day ?? null
}

export interface SharedIdentifier {
  readonly kind: 'SEDOL'
  readonly value: string
  readonly securityId: number
  readonly name: string
}

/** Who uses the SEDOLs of these securities and of their listings. An ISIN and a series cannot be used twice. */
export async function sharedIdentifiers(db: Database, ids: readonly number[]): Promise<readonly SharedIdentifier[]> {
  const { rows } = await sql<SharedIdentifier>`
    with asked as (
      select sedol from securities where id = any(${ids}::integer[]) and sedol is not null
      union
      select sedol from listings where security_id = any(${ids}::integer[]) and sedol is not null
    ), used as (
      select sedol, id as security_id from securities where sedol in (select sedol from asked)
      union
      select sedol, security_id from listings where sedol in (select sedol from asked)
    )
    select distinct 'SEDOL' as kind, used.sedol as value, used.security_id as "securityId", s.name
    from used join securities as s on s.id = used.security_id
    where exists (select from used as other where other.sedol = used.sedol and other.security_id <> used.security_id)
    order by 3`.execute(db.sql)
  return rows
}
