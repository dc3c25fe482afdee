import { sql } from 'kysely'

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

/** A query without its page. */
export type Counted = Omit<HeadlinesQuery, 'limit' | 'startAt'>

export const withItem = sql`join news_items as item on item.id = s.news_id`

/** The few sources a symbol has news from, by jumping from one to the next in the index instead of reading it all. */
export const sourcesOfSymbol = sql`(
  with recursive known(code) as (
    select min(source_code) from news_symbols where market_code = symbol.code
    union all
    select (select min(source_code) from news_symbols where market_code = symbol.code and source_code > known.code)
    from known where known.code is not null
  )
  select code from known where code is not null
)`

export function ofSources({ sourceCodes }: Pick<HeadlinesQuery, 'sourceCodes'>, table: 's' | 'item') {
  return sourceCodes === undefined ? sql`true` : sql`${sql.ref(`${table}.source_code`)} = any(${sourceCodes})`
}

export function hasConditions({ tags, withoutTags, words = [] }: HeadlineFilter): boolean {
  return tags !== undefined || withoutTags !== undefined || words.length > 0
}

export function matching({ tags, withoutTags, words = [] }: HeadlineFilter) {
  const conditions = [
    tags === undefined ? sql`true` : sql`item.tags && ${tags}::text[]`,
    withoutTags === undefined ? sql`true` : sql`not (item.tags && ${withoutTags}::text[])`,
    ...words.map(word => sql`item.title ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`),
  ]
  return sql.join(conditions, sql` and `)
}
