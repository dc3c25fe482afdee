import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { countOf } from './news-counts.ts'
import { type Counted, type HeadlinesQuery, hasConditions, matching, sourcesOfSymbol, withItem } from './news-query.ts'

export { type NewsTally, tally } from './news-counts.ts'
export type { HeadlineFilter, HeadlinesQuery } from './news-query.ts'

export interface Headline {
  readonly id: string
  readonly title: string
  readonly symbols: readonly string[]
  readonly typeCode: string
  readonly type: string
  readonly sourceCode: string
  readonly source: string
  readonly provider: string
  readonly tags: readonly string[]
  /** ISO 8601 in UTC. */
  readonly dateTime: string
  /** The same instant in milliseconds. */
  readonly timestamp: number
}

/** Newest first, with how many there are in all. */
export async function headlines(
  db: Database,
  { limit, startAt, ...query }: HeadlinesQuery,
): Promise<{ count: number; headlines: readonly Headline[] }> {
  const symbols = [...new Set(query.symbols)]
  if (symbols.length === 0) return { count: 0, headlines: [] }
  const counted = { ...query, symbols }
  const [count, page] = await Promise.all([countOf(db, counted), pageOf(db, counted, limit, startAt)])
  return { count, headlines: page.map(toHeadline) }
}

async function pageOf(db: Database, query: Counted, limit: number, startAt: number): Promise<readonly ItemRow[]> {
  const { symbols, sourceCodes, from, to, filter = {} } = query
  const sources = sourceCodes === undefined ? sourcesOfSymbol : sql`unnest(${sourceCodes}::text[])`
  const { rows } = await sql<ItemRow>`
    select ${itemColumns}
    from (
      select distinct matched.published_at, matched.news_id
      from unnest(${symbols}::text[]) as symbol(code)
      cross join lateral ${sources} as source(code)
      cross join lateral (
        select s.published_at, s.news_id from news_symbols as s ${hasConditions(filter) ? withItem : sql``}
        where s.market_code = symbol.code and s.source_code = source.code and s.published_at >= ${from}
          and s.published_at < ${to} and ${matching(filter)}
        order by s.published_at desc, s.news_id desc
        limit ${startAt + limit}
      ) as matched
      order by published_at desc, news_id desc
      limit ${limit} offset ${startAt}
    ) as page
    join news_items as item on item.id = page.news_id
    order by page.published_at desc, page.news_id desc`.execute(db.sql)
  return rows
}

/** The items next to one in a list of the symbol's news from these sources: the one after it in time and the one before. */
export async function neighbours(
  db: Database,
  item: { readonly id: string; readonly dateTime: string },
  { symbol, sourceCodes }: { readonly symbol: string; readonly sourceCodes: readonly string[] },
): Promise<{ readonly newer: Headline | null; readonly older: Headline | null }> {
  const next = async (comparison: '>' | '<') => {
    const order = sql.raw(comparison === '>' ? 'asc' : 'desc')
    const { rows } = await sql<ItemRow>`
      select ${itemColumns}
      from (
        select nearest.news_id
        from unnest(${sourceCodes}::text[]) as source(code)
        cross join lateral (
          select published_at, news_id from news_symbols
          where market_code = ${symbol} and source_code = source.code
            and (published_at, news_id) ${sql.raw(comparison)} (${new Date(item.dateTime)}::timestamptz, ${item.id}::bigint)
          order by published_at ${order}, news_id ${order}
          limit 1
        ) as nearest
        order by nearest.published_at ${order}, nearest.news_id ${order}
        limit 1
      ) as found
      join news_items as item on item.id = found.news_id`.execute(db.sql)
    return rows[0] ? toHeadline(rows[0]) : null
  }
  const [newer, older] = await Promise.all([next('>'), next('<')])
  return { newer, older }
}

/** The newest of the whole market. */
export async function latest(db: Database, limit: number): Promise<readonly Headline[]> {
  const { rows } = await sql<ItemRow>`
    select ${itemColumns} from news_items as item
    order by item.published_at desc, item.id desc limit ${limit}`.execute(db.sql)
  return rows.map(toHeadline)
}

export async function single(db: Database, id: string): Promise<Headline | null> {
  if (!isNewsId(id)) return null
  const { rows } = await sql<ItemRow>`select ${itemColumns} from news_items as item where item.id = ${id}`.execute(
    db.sql,
  )
  return rows[0] === undefined ? null : toHeadline(rows[0])
}

/** The text of an item as received, to be sanitised before it is shown; null where only the headline is held. */
export async function body(db: Database, id: string): Promise<string | null> {
  if (!isNewsId(id)) return null
  const found = await db.sql
    .selectFrom('news_bodies')
    .select('html')
    .where('news_id', '=', Number(id))
    .executeTakeFirst()
  return found?.html ?? null
}

function isNewsId(id: string): boolean {
  return /^\d{1,15}$/.test(id)
}

type ItemRow = Omit<Headline, 'dateTime' | 'timestamp'> & { readonly publishedAt: Date }

const itemColumns = sql`
  item.id::text as id, item.title, item.symbols, item.type_code as "typeCode", item.type, item.source_code as "sourceCode",
  item.source, item.provider, item.tags, item.published_at as "publishedAt"`

function toHeadline(row: ItemRow): Headline {
  return {
    id: row.id,
    title: row.title,
    symbols: row.symbols,
    typeCode: row.typeCode,
    type: row.type,
    sourceCode: row.sourceCode,
    source: row.source,
    provider: row.provider,
    tags: row.tags,
    dateTime: row.publishedAt.toISOString(),
    timestamp: row.publishedAt.getTime(),
  }
}
