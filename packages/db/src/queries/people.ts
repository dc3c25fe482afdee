import type { IsoDate } from '@bellwether/domain'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { DirectorDealKind, PositionKind } from '../tables/people.ts'

export type DirectorDeal = Awaited<ReturnType<typeof directorDeals>>[number]

/** Who serves now: board, executives and managers, or one of these; the longest-serving first. */
export function board(db: Database, securityId: number, kinds?: readonly PositionKind[]) {
  return db.sql
    .selectFrom('positions as p')
    .innerJoin('people', 'people.id', 'p.person_id')
    .select([
      'people.id as personId',
      'people.name',
      'people.born',
      'people.biography',
      'p.kind',
      'p.role',
      'p.appointed_on as appointedOn',
      'p.shares',
      'p.pay',
      'p.pay_currency as payCurrency',
      'p.as_at as asAt',
    ])
    .where('p.security_id', '=', securityId)
    .where('p.left_on', 'is', null)
    .$if(kinds !== undefined, query => query.where('p.kind', '=', sql<PositionKind>`any(${kinds})`))
    .orderBy('p.kind')
    .orderBy('p.appointed_on', order => order.asc().nullsLast())
    .orderBy('p.id')
    .execute()
}

/** What else these people manage or serve on now, besides this security: the primary listing of each, by name. */
export function otherPosts(db: Database, personIds: readonly number[], securityId: number) {
  return db.sql
    .selectFrom('positions as p')
    .innerJoin('securities as s', 's.id', 'p.security_id')
    .innerJoin('listings as l', join => join.onRef('l.security_id', '=', 's.id').on('l.primary_listing', '=', true))
    .select(['p.person_id as personId', 'p.role', 's.name', 'l.market_code as marketCode'])
    .where('p.person_id', '=', sql<number>`any(${personIds})`)
    .where('p.security_id', '<>', securityId)
    .where('p.left_on', 'is', null)
    .where('s.status', '=', 'ACTIVE')
    .orderBy(sql`s.name collate "C"`)
    .orderBy('p.id')
    .execute()
}

/** Latest trade first. */
export function directorDeals(
  db: Database,
  securityId: number,
  {
    since,
    kinds,
    limit,
  }: { readonly since?: IsoDate; readonly kinds?: readonly DirectorDealKind[]; readonly limit: number },
) {
  return db.sql
    .selectFrom('director_deals as d')
    .innerJoin('people', 'people.id', 'd.person_id')
    .select([
      'd.id',
      'people.name',
      'd.role',
      'd.kind',
      'd.traded_on as tradedOn',
      'd.notified_on as notifiedOn',
      'd.shares',
      'd.price',
      'd.scale',
      'd.unit',
      'd.value_minor as valueMinor',
      'd.currency',
      'd.resulting_shares as resultingShares',
      'd.news_id as newsId',
    ])
    .where('d.security_id', '=', securityId)
    .$if(since !== undefined, query => query.where('d.traded_on', '>=', since as IsoDate))
    .$if(kinds !== undefined, query => query.where('d.kind', '=', sql<DirectorDealKind>`any(${kinds})`))
    .orderBy('d.traded_on', 'desc')
    .orderBy('d.id', 'desc')
    .limit(limit)
    .execute()
}

/** Largest first. Shares are fractions of the voting rights. */
export function majorShareholders(db: Database, securityId: number) {
  return db.sql
    .selectFrom('major_shareholders')
    .select(['holder', 'shares', 'share', 'change', 'notified_on as notifiedOn'])
    .where('security_id', '=', securityId)
    .orderBy('share', 'desc')
    .orderBy(sql`holder collate "C"`)
    .execute()
}

/** Largest first. */
export function shortPositions(db: Database, securityId: number) {
  return db.sql
    .selectFrom('short_positions')
    .select(['holder', 'share', 'as_at as asAt'])
    .where('security_id', '=', securityId)
    .orderBy('share', 'desc')
    .orderBy(sql`holder collate "C"`)
    .execute()
}
