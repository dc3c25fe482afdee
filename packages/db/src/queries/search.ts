import type { SecurityType } from '@bellwether/domain'
import { sql } from 'kysely'
import type { Database } from '../database.ts'

export interface SearchResult {
  readonly id: number
  readonly marketCode: string
  readonly type: SecurityType
  readonly name: string
  readonly ticker: string
  readonly exchange: string
  readonly isin: string
  readonly sedol: string | null
  readonly priceUnit: string
}

/**
 * The search for when no index is in memory. An exact identifier comes first, then names and codes that begin with the
 * term, then those with a word that does, then those that hold it anywhere; within each, the largest first.
 */
export async function search(db: Database, term: string, limit: number): Promise<readonly SearchResult[]> {
  const text = term.trim().toLowerCase()
  if (text === '') return []
  const exact = text.toUpperCase()
  const within = escapeLike(text)
  const { rows } = await sql<SearchResult>`
    select id, "marketCode", type, name, ticker, exchange, isin, sedol, "priceUnit"
    from (
      select distinct on (s.id)
             s.id, l.market_code as "marketCode", s.type, s.name, l.ticker, l.exchange, s.isin, s.sedol,
             l.price_unit as "priceUnit", s.size_gbp as size, found.rank
      from securities as s
      join listings as l on l.security_id = s.id
      left join security_names as other on other.security_id = s.id
      cross join lateral (
        select case
          when ${exact} in (l.ticker, l.market_code, s.isin, s.sedol) then 0
          when lower(s.name) like ${`${within}%`} or lower(l.ticker) like ${`${within}%`} then 1
          when lower(other.name) like ${`${within}%`} then 2
          when lower(s.name) like ${`% ${within}%`} or lower(other.name) like ${`% ${within}%`} then 3
          when lower(s.name) like ${`%${within}%`} or lower(other.name) like ${`%${within}%`} then 4
        end as rank
      ) as found
      where found.rank is not null
      order by s.id, found.rank, l.primary_listing desc, l.id
    ) as best
    order by rank, size desc nulls last, name collate "C", id
    limit ${limit}`.execute(db.sql)
  return rows
}

/** So that a typed % or _ means itself. */
function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
