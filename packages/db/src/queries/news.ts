import { sql } from 'kysely'
import type { Database } from '../database.ts'

export interface HeadlinesQuery {
  /** Canonical market codes; an item that names any of them is found once. */
  readonly symbols: readonly string[]
  /** Absent: every source. */
  readonly sourceCodes?: readonly string[]
  /** Inclusive. */
  readonly from: Date
  /** Exclusive. */
  readonly to: Date
  readonly limit: number
  readonly startAt: number
}

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
  { sourceCodes, from, to, limit, startAt, ...query }: HeadlinesQuery,
): Promise<{ count: number; headlines: readonly Headline[] }> {
  const symbols = [...new Set(query.symbols)]
  if (symbols.length === 0) return { count: 0, headlines: [] }
  const inRange = sql`published_at >= ${from} and published_at < ${to}`
  const ofSources = sourceCodes === undefined ? sql`true` : sql`source_code = any(${sourceCodes})`
  const sources = sourceCodes === undefined ? sourcesOfSymbol : sql`unnest(${sourceCodes}::text[])`
  // Only an item that names two of the symbols is met twice; with one symbol the costly grouping is not needed.
  const once = symbols.length === 1 ? sql`` : sql`group by news_id`
  const [counted, page] = await Promise.all([
    sql<{ count: number }>`
      select count(*) as count
      from (
        select from news_symbols where market_code = any(${symbols}) and ${ofSources} and ${inRange} ${once}
      ) as matched`.execute(db.sql),
    sql<ItemRow>`
      select ${itemColumns}
      from (
        select distinct matched.published_at, matched.news_id
        from unnest(${symbols}::text[]) as symbol(code)
        cross join lateral ${sources} as source(code)
        cross join lateral (
          select published_at, news_id from news_symbols
          where market_code = symbol.code and source_code = source.code and ${inRange}
          order by published_at desc, news_id desc
          limit ${startAt + limit}
        ) as matched
        order by published_at desc, news_id desc
        limit ${limit} offset ${startAt}
      ) as page
      join news_items as item on item.id = page.news_id
      order by page.published_at desc, page.news_id desc`.execute(db.sql),
  ])
  return { count: counted.rows[0]?.count ?? 0, headlines: page.rows.map(toHeadline) }
}

/** The few sources a symbol has news from, by jumping from one to the next in the index instead of reading it all. */
const sourcesOfSymbol = sql`(
  with recursive known(code) as (
    select min(source_code) from news_symbols where market_code = symbol.code
    union all
    select (select min(source_code) from news_symbols where market_code = symbol.code and source_code > known.code)
    from known where known.code is not null
  )
  select code from known where code is not null
)`

/** The newest of the whole market. */
export async function latest(db: Database, limit: number): Promise<readonly Headline[]> {
  const { rows } = await sql<ItemRow>`
    select ${itemColumns} from news_items as item
    order by item.published_at desc, item.id desc limit ${limit}`.execute(db.sql)
  return rows.map(toHeadline)
}

/** With its body as received: to be sanitised before it is shown. */
export async function single(db: Database, id: string): Promise<(Headline & { readonly html: string | null }) | null> {
  if (!/^\d{1,15}$/.test(id)) return null
  const { rows } = await sql<ItemRow & { html: string | null }>`
    select ${itemColumns}, body.html
    from news_items as item left join news_bodies as body on body.news_id = item.id
    where item.id = ${id}`.execute(db.sql)
  const row = rows[0]
  return row === undefined ? null : { ...toHeadline(row), html: row.html }
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
