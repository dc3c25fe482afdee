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
  /** Absent: whatever the item says. */
  readonly filter?: HeadlineFilter
}

/** All that is given must hold. */
export interface HeadlineFilter {
  /** At least one of them. */
  readonly tags?: readonly string[]
  /** None of them. */
  readonly withoutTags?: readonly string[]
  /** Each is part of the title, in either case. */
  readonly words?: readonly string[]
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

type Counted = Omit<HeadlinesQuery, 'limit' | 'startAt'>

async function countOf(db: Database, query: Counted): Promise<number> {
  const { symbols, from, to, filter = {} } = query
  if (symbols.length === 1 && !filter.words?.length) {
    const tallied = await tallyByMonth(db, query)
    return tallied.reduce((sum, { count }) => sum + count, 0)
  }
  const ofSources = query.sourceCodes === undefined ? sql`true` : sql`s.source_code = any(${query.sourceCodes})`
  // Only an item that names two of the symbols is met twice; with one symbol the costly grouping is not needed.
  const { rows } = await sql<{ count: number }>`
    select count(*) as count
    from (
      select from news_symbols as s ${hasConditions(filter) ? withItem : sql``}
      where s.market_code = any(${symbols}) and ${ofSources} and s.published_at >= ${from} and s.published_at < ${to}
        and ${matching(filter)} ${symbols.length === 1 ? sql`` : sql`group by s.news_id`}
    ) as matched`.execute(db.sql)
  return rows[0]?.count ?? 0
}

const withItem = sql`join news_items as item on item.id = s.news_id`

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

/** How many items each source has with each set of tags, for the numbers beside tabs and categories. */
export async function tally(
  db: Database,
  query: Pick<HeadlinesQuery, 'symbols' | 'from' | 'to'> & { readonly words?: readonly string[] },
): Promise<readonly NewsTally[]> {
  if (query.symbols.length === 1 && !query.words?.length) return tallyByMonth(db, query)
  const { rows } = await sql<NewsTally>`
    select item.source_code as "sourceCode", item.tags, count(*) as count
    from news_items as item
    where item.id in (${idsOf(query)}) and ${matching(query.words ? { words: query.words } : {})}
    group by item.source_code, item.tags
    order by item.source_code, item.tags`.execute(db.sql)
  return rows
}

export interface NewsTally {
  readonly sourceCode: string
  readonly tags: readonly string[]
  readonly count: number
}

/** Of one symbol: what is kept for the whole months of the period, and the items of the days before and after them. */
async function tallyByMonth(
  db: Database,
  { symbols: [symbol], sourceCodes, from, to, filter = {} }: Counted,
): Promise<readonly NewsTally[]> {
  const { first, end, edges } = wholeMonths(from, to)
  const ofSources = sourceCodes === undefined ? sql`true` : sql`item.source_code = any(${sourceCodes})`
  const sources = sourceCodes === undefined ? sourcesOfSymbol : sql`unnest(${sourceCodes}::text[])`
  const { rows } = await sql<NewsTally>`
    select "sourceCode", tags, sum(items)::int as count
    from (
      select item.source_code as "sourceCode", item.tags, item.items
      from news_counts as item
      where item.market_code = ${symbol} and ${ofSources}
        and item.month >= ${first}::date and item.month < ${end}::date and ${matching(filter)}
      union all
      select s.source_code, item.tags, 1
      from (select ${symbol}::text as code) as symbol
      cross join unnest(${edges.map(edge => edge.from)}::timestamptz[], ${edges.map(edge => edge.to)}::timestamptz[])
        as edge(start, finish)
      cross join lateral ${sources} as source(code)
      join news_symbols as s on s.market_code = symbol.code and s.source_code = source.code
        and s.published_at >= edge.start and s.published_at < edge.finish
      ${withItem}
      where ${matching(filter)}
    ) as counted
    group by "sourceCode", tags
    order by "sourceCode", tags`.execute(db.sql)
  return rows
}

/** The months of UTC that lie wholly between two instants, and what is left at both ends. */
function wholeMonths(from: Date, to: Date) {
  const monthOf = (date: Date, later: number) =>
    new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + later, 1))
  const start = monthOf(from, 0)
  const [first, end] = [start.getTime() === from.getTime() ? start : monthOf(from, 1), monthOf(to, 0)]
  const edges =
    first < end
      ? [
          { from, to: first },
          { from: end, to },
        ]
      : [{ from, to }]
  return { first: first.toISOString().slice(0, 10), end: end.toISOString().slice(0, 10), edges }
}

function idsOf({ symbols, sourceCodes, from, to }: Omit<HeadlinesQuery, 'limit' | 'startAt'>) {
  const ofSources = sourceCodes === undefined ? sql`true` : sql`source_code = any(${sourceCodes})`
  return sql`
    select news_id from news_symbols
    where market_code = any(${symbols}) and ${ofSources} and published_at >= ${from} and published_at < ${to}`
}

function hasConditions({ tags, withoutTags, words = [] }: HeadlineFilter): boolean {
  return tags !== undefined || withoutTags !== undefined || words.length > 0
}

function matching({ tags, withoutTags, words = [] }: HeadlineFilter) {
  const conditions = [
    tags === undefined ? sql`true` : sql`item.tags && ${tags}::text[]`,
    withoutTags === undefined ? sql`true` : sql`not (item.tags && ${withoutTags}::text[])`,
    ...words.map(word => sql`item.title ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`),
  ]
  return sql.join(conditions, sql` and `)
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
