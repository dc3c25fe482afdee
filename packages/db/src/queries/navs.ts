import type { IsoDate } from '@bellwether/domain'
import type { Database } from '../database.ts'
import type { NavBasis } from '../tables/prices.ts'

/** Net asset value per share, at the primary listing's unit and scale. */
export async function latest(db: Database, securityId: number, basis: NavBasis = 'CUM_FAIR') {
  const row = await db.sql
    .selectFrom('navs')
    .select(['day', 'basis', 'nav', 'estimated'])
    .where('security_id', '=', securityId)
    .where('basis', '=', basis)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** Oldest first, both ends inclusive. */
export function series(db: Database, securityId: number, from: IsoDate, to: IsoDate, basis: NavBasis = 'CUM_FAIR') {
  return db.sql
    .selectFrom('navs')
    .select(['day', 'nav', 'estimated'])
    .where('security_id', '=', securityId)
    .where('basis', '=', basis)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute()
}
