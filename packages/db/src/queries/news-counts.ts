import { sql } from 'kysely'
import type { Database } from '../database.ts'
import {
  type Counted,
  type HeadlinesQuery,
  hasConditions,
  matching,
  ofSources,
  sourcesOfSymbol,
  withItem,
} from './news-query.ts'

/** How many items a query finds, each once. */
export async function countOf(db: Database, query: Counted): Promise<number> {
  const { symbols, filter } = query
  if (filter?.words?.length || symbols.length > 2) return countItems(db, query)
  const [shared, first = 0, second = 0] = await Promise.all([
    symbols.length === 2 ? countShared(db, query) : 0,
    ...symbols.map(symbol => countOfSymbol(db, query, symbol)),
  ])
  return first + second - shared
}

async function countOfSymbol(db: Database, query: Counted, symbol: string): Promise<number> {
  if (hasConditions(query.filter ?? {})) {
    const tallied = await tallyByMonth(db, { ...query, symbols: [symbol] })
    return tallied.reduce((sum, { count }) => sum + count, 0)
  }
  const months = wholeMonths(query.from, query.to)
  const { rows } = await sql<{ count: number }>`
    select (
      (select coalesce(sum(item.items), 0) ${keptOf(symbol, query, months)})
      + (select count(*) ${ofEdges(symbol, query, months)})
    )::int as count`.execute(db.sql)
  return rows[0]?.count ?? 0
}

/** The items that name all symbols. `offset 0` keeps PostgreSQL from reading all items of the period beside them. */
async function countShared(db: Database, query: Counted): Promise<number> {
  const { symbols, from, to, filter = {} } = query
  const { rows } = await sql<{ count: number }>`
    select count(*) as count
    from (
      select source_code, published_at, tags from news_items
      where symbols @> ${symbols}::text[] and cardinality(symbols) > 1
      offset 0
    ) as item
    where ${ofSources(query, 'item')} and item.published_at >= ${from} and item.published_at < ${to} and ${matching(filter)}`.execute(
    db.sql,
  )
  return rows[0]?.count ?? 0
}

/** One by one, each once. */
async function countItems(db: Database, query: Counted): Promise<number> {
  const { symbols, from, to, filter = {} } = query
  // Only an item that names two of the symbols is met twice; with one symbol the costly grouping is not needed.
  const { rows } = await sql<{ count: number }>`
    select count(*) as count
    from (
      select from news_symbols as s ${hasConditions(filter) ? withItem : sql``}
      where s.market_code = any(${symbols}) and ${ofSources(query, 's')} and s.published_at >= ${from}
        and s.published_at < ${to} and ${matching(filter)} ${symbols.length === 1 ? sql`` : sql`group by s.news_id`}
    ) as matched`.execute(db.sql)
  return rows[0]?.count ?? 0
}

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
async function tallyByMonth(db: Database, query: Counted): Promise<readonly NewsTally[]> {
  const [symbol = ''] = query.symbols
  const months = wholeMonths(query.from, query.to)
  const { rows } = await sql<NewsTally>`
    select "sourceCode", tags, sum(items)::int as count
    from (
      select item.source_code as "sourceCode", item.tags, item.items ${keptOf(symbol, query, months)}
      union all
      select s.source_code, item.tags, 1 ${ofEdges(symbol, query, months)}
      cross join lateral (select tags from news_items where id = s.news_id limit 1) as item
      where ${matching(query.filter ?? {})}
    ) as counted
    group by "sourceCode", tags
    order by "sourceCode", tags`.execute(db.sql)
  return rows
}

/** What is kept of the whole months, by source and tags. */
function keptOf(symbol: string, query: Counted, { first, end }: Months) {
  return sql`
    from news_counts as item
    where item.market_code = ${symbol} and ${ofSources(query, 'item')}
      and item.month >= ${first}::date and item.month < ${end}::date and ${matching(query.filter ?? {})}`
}

/** The news of the days around them. `offset 0` here and `limit 1` of its items keep PostgreSQL from joining all news: it cannot know how few these days hold. */
function ofEdges(symbol: string, { sourceCodes }: Counted, { edges }: Months) {
  const sources = sourceCodes === undefined ? sourcesOfSymbol : sql`unnest(${sourceCodes}::text[])`
  return sql`
    from (select ${symbol}::text as code) as symbol
    cross join unnest(${edges.map(edge => edge.from)}::timestamptz[], ${edges.map(edge => edge.to)}::timestamptz[])
      as edge(start, finish)
    cross join lateral ${sources} as source(code)
    cross join lateral (
      select source_code, news_id from news_symbols
      where market_code = symbol.code and source_code = source.code
        and published_at >= edge.start and published_at < edge.finish
      offset 0
    ) as s`
}

type Months = ReturnType<typeof wholeMonths>

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

function idsOf(query: Counted) {
  const { symbols, from, to } = query
  return sql`
    select s.news_id from news_symbols as s
    where s.market_code = any(${symbols}) and ${ofSources(query, 's')} and s.published_at >= ${from} and s.published_at < ${to}`
}
