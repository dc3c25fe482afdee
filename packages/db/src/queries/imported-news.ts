import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** How an item names a security: by one of them. */
export interface NewsSubjectKey {
  readonly isin?: string | null
  /** Of the SEC, without leading zeros: every class of its shares is meant. */
  readonly cik?: string | null
  /** Any of these: files differ in how they write an exchange. */
  readonly marketCodes?: readonly string[]
}

export interface NewsSubject {
  readonly securityId: number
  /** Of the primary listing, where a security's pages are. */
  readonly marketCode: string
}

/** The securities that each key names, in the order of the question; none where we have none. */
export async function subjects(
  db: Database,
  keys: readonly NewsSubjectKey[],
): Promise<readonly (readonly NewsSubject[])[]> {
  const isins = keys.flatMap(({ isin }) => isin ?? [])
  const ciks = keys.flatMap(({ cik }) => cik ?? [])
  const codes = keys.flatMap(({ marketCodes }) => marketCodes ?? [])
  const { rows } = await sql<{ key: string; securityId: number; marketCode: string }>`
    with named(key, id) as (
      select 'isin ' || isin, id from securities where isin = any(${isins}::text[])
      union
      select 'cik ' || cik, id from securities where cik = any(${ciks}::text[])
      union
      select 'code ' || market_code, security_id from listings where market_code = any(${codes}::text[])
    )
    select named.key, named.id as "securityId", l.market_code as "marketCode"
    from named join listings as l on l.security_id = named.id and l.primary_listing
    order by named.id`.execute(db.sql)
  const byKey = Map.groupBy(rows, ({ key }) => key)
  return keys.map(({ isin, cik, marketCodes = [] }) => {
    const names = [...(isin ? [`isin ${isin}`] : []), ...marketCodes.map(code => `code ${code}`)]
    const found = names.map(name => byKey.get(name)).find(some => some !== undefined)
    return (found ?? byKey.get(`cik ${cik}`) ?? []).map(({ securityId, marketCode }) => ({ securityId, marketCode }))
  })
}

export type StoredNews = Awaited<ReturnType<typeof byGuid>>[number]

/** Items that were imported before. */
export function byGuid(db: Database, guids: readonly string[]) {
  return db.sql
    .selectFrom('news_items as item')
    .leftJoin('news_bodies as body', 'body.news_id', 'item.id')
    .selectAll('item')
    .select('body.html')
    .where('item.guid', 'in', guids)
    .execute()
}

/** Takes items away with everything that hangs on them, or only what names their securities. */
export async function remove(db: Database, ids: readonly number[], what: 'item' | 'symbols'): Promise<void> {
  if (ids.length === 0) return
  if (what === 'item') await db.sql.deleteFrom('news_items').where('id', 'in', ids).execute()
  else await db.sql.deleteFrom('news_symbols').where('news_id', 'in', ids).execute()
}

export async function removeBodies(db: Database, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.sql.deleteFrom('news_bodies').where('news_id', 'in', ids).execute()
}
