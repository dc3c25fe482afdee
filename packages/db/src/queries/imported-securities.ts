import type { IsoDate } from '@bellwether/domain'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Row } from '../tables/index.ts'

export interface StoredSecurity {
  readonly row: Row<'securities'>
  readonly listings: readonly Row<'listings'>[]
}

export interface Asked {
  readonly isins: readonly string[]
  readonly seriesIds: readonly string[]
  readonly marketCodes: readonly string[]
}

/** Every security that has one of the identifiers, with all of its listings. */
export async function find(db: Database, { isins, seriesIds, marketCodes }: Asked): Promise<readonly StoredSecurity[]> {
  // Joined rather than compared with `any`: a table without statistics would be compared row by row with every code.
  const { rows: ids } = await sql<{ id: number }>`
    select s.id from unnest(${isins}::text[]) as asked(code) join securities as s on s.isin = asked.code
    union
    select s.id from unnest(${seriesIds}::text[]) as asked(code) join securities as s on s.series_id = asked.code
    union
    select l.security_id from unnest(${marketCodes}::text[]) as asked(code) join listings as l on l.market_code = asked.code`.execute(
    db.sql,
  )
  if (ids.length === 0) return []
  const found = ids.map(({ id }) => id)
  const rows = await db.sql.selectFrom('securities').selectAll().where('id', 'in', found).execute()
  const listings = await db.sql
    .selectFrom('listings')
    .selectAll()
    .where('security_id', 'in', found)
    .orderBy('id')
    .execute()
  const bySecurity = Map.groupBy(listings, listing => listing.security_id)
  return rows.map(row => ({ row, listings: bySecurity.get(row.id) ?? [] }))
}

/** So many ids that nobody else gets. */
export async function reserveIds(
  db: Database,
  table: 'securities' | 'listings' | 'news_items',
  count: number,
): Promise<number[]> {
  if (count === 0) return []
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id')) as id from generate_series(1, ${count})`.execute(db.sql)
  return rows.map(({ id }) => id)
}

/** The type that an operator gives; false where there is no such security. */
export async function overrideType(db: Database, isin: string, type: Row<'securities'>['type']) {
  const row = await db.sql
    .selectFrom('securities')
    .select(['id', 'type', 'type_source'])
    .where('isin', '=', isin)
    .executeTakeFirst()
  if (row === undefined) return null
  if (row.type === type && row.type_source === 'OPERATOR') return { id: row.id, changed: false }
  await db.sql.updateTable('securities').set({ type, type_source: 'OPERATOR' }).where('id', '=', row.id).execute()
  return { id: row.id, changed: true }
}

/** The members of an index that a newer list no longer names. */
export async function removeFormerMembers(db: Database, indexId: number, asAt: IsoDate): Promise<void> {
  await db.sql.deleteFrom('index_members').where('index_id', '=', indexId).where('as_at', '<', asAt).execute()
}

/** The id of the index with this code, which is made if there is none. */
export async function ensureIndex(db: Database, code: string, name: string, sourceId: number): Promise<number> {
  const found = await db.sql.selectFrom('indices').select('id').where('code', '=', code).executeTakeFirst()
  if (found) return found.id
  const made = await db.sql
    .insertInto('indices')
    .values({ code, name, currency: 'USD', kind: 'MARKET', cited_as: null, source_id: sourceId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return made.id
}
