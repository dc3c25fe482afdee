import type { IsoDate } from '@bellwether/domain'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { keptStatement, type Value } from '../kept-statement.ts'
import type { DirectorDealKind, PositionKind } from '../tables/people.ts'

export type DirectorDeal = Awaited<ReturnType<typeof directorDeals>>[number]

const servingOn = keptStatement((tables, { securityId }: { securityId: Value<number> }) =>
  tables
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
    .orderBy('p.kind')
    .orderBy('p.appointed_on', order => order.asc().nullsLast())
    .orderBy('p.id'),
)

/** Who serves now: board, executives and managers, or some of these; the longest-serving of each first. */
export async function board(db: Database, securityId: number, kinds?: readonly PositionKind[]) {
  const serving = await servingOn(db, { securityId })
  return kinds ? serving.filter(({ kind }) => kinds.includes(kind)) : serving
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

interface DealsAsked {
  readonly securityId: Value<number>
  readonly since: Value<IsoDate>
  readonly kinds: Value<readonly DirectorDealKind[]>
}

const dealsOf = keptStatement((tables, { securityId, since, kinds }: DealsAsked, limit: number, filters: string) =>
  tables
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
    .$if(filters.includes('since'), query => query.where('d.traded_on', '>=', since))
    .$if(filters.includes('kinds'), query => query.where('d.kind', '=', sql<DirectorDealKind>`any(${kinds})`))
    .orderBy('d.traded_on', 'desc')
    .orderBy('d.id', 'desc')
    .limit(limit),
)

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
  const filters = [since && 'since', kinds && 'kinds'].filter(Boolean).join(' ')
  return dealsOf(db, { securityId, since: since as IsoDate, kinds: kinds ?? [] }, limit, filters)
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

/** Who has served on or dealt in these securities. */
export async function known(db: Database, securityIds: readonly number[]) {
  const { rows } = await sql<{ securityId: number; personId: number; name: string }>`
    select k.security_id as "securityId", min(p.id) as "personId", p.name
    from (
      select security_id, person_id from positions where security_id = any(${securityIds}::integer[])
      union
      select security_id, person_id from director_deals where security_id = any(${securityIds}::integer[])
    ) as k
    join people as p on p.id = k.person_id
    group by k.security_id, p.name`.execute(db.sql)
  return rows
}

/** New people, by name; their ids in the same order. */
export async function add(db: Database, names: readonly string[], sourceId: number): Promise<readonly number[]> {
  if (names.length === 0) return []
  const rows = await db.sql
    .insertInto('people')
    .values(names.map(name => ({ name, born: null, biography: null, source_id: sourceId })))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Every deal in these securities, as it is stored. */
export function allDeals(db: Database, securityIds: readonly number[]) {
  return db.sql
    .selectFrom('director_deals')
    .select([
      'id',
      'security_id as securityId',
      'person_id as personId',
      'kind',
      'traded_on as tradedOn',
      'notified_on as notifiedOn',
      'shares',
      'price',
      'scale',
      'unit',
      'resulting_shares as resultingShares',
      'amendment',
    ])
    .where('security_id', '=', sql<number>`any(${securityIds}::integer[])`)
    .orderBy('id')
    .execute()
}

export async function removeDeals(db: Database, ids: readonly number[]): Promise<void> {
  await db.sql.deleteFrom('director_deals').where('id', '=', sql<number>`any(${ids}::integer[])`).execute()
}
