import type { SearchHit } from '@bellwether/search'
import type { ListedSecurity } from './listed-security.ts'
import type { SecurityIndex } from './security-search.ts'

/** [RP-SEARCH-1], [RP-SEARCH-8]: fewer characters would find half the market. */
export const minSearchCharacters = 3
export const maxSearchResults = 10

/** What a box suggests, best first. */
export function searchSecurities(
  index: SecurityIndex,
  given: string,
  limit: number,
): readonly SearchHit<ListedSecurity>[] {
  const term = given.trim()
  return term.length < minSearchCharacters ? [] : index.search(term, { limit })
}
