import type { Price } from '@bellwether/domain'
import type { SearchHit } from '@bellwether/search'
import type { ResearchContext } from '../research-context.ts'
import { hitQuotes } from './hit-quotes.ts'
import type { ListedSecurity } from './listed-security.ts'
import type { SecurityIndex } from './security-search.ts'

/** [RP-SEARCH-1], [RP-SEARCH-8]: fewer characters would find half the market. */
export const minSearchCharacters = 3
export const maxSearchResults = 10
/** The most results counted; beyond that the visitor should refine the search. */
export const maxCounted = 1_000

/** What a box suggests, best first. */
export function searchSecurities(
  index: SecurityIndex,
  given: string,
  limit: number,
): readonly SearchHit<ListedSecurity>[] {
  const term = given.trim()
  return term.length < minSearchCharacters ? [] : index.search(term, { limit })
}

export interface Suggested {
  readonly hits: readonly { readonly hit: SearchHit<ListedSecurity>; readonly price: Price | null }[]
  /** How many match in all; `capped` when there are more than are counted. */
  readonly count: number
  readonly capped: boolean
}

/** The same with prices, and how many more there are. */
export async function suggestSecurities(
  context: Pick<ResearchContext, 'audience' | 'db' | 'log' | 'securityIndex' | 'terms'>,
  given: string,
  limit: number,
): Promise<Suggested> {
  const all = searchSecurities(context.securityIndex, given, maxCounted)
  const best = all.slice(0, limit)
  const quotes = await hitQuotes(context, best)
  return {
    hits: best.map(hit => ({ hit, price: quotes.get(hit.entry.id)?.lastPrice ?? null })),
    count: all.length,
    capped: all.length === maxCounted,
  }
}
