import type { SearchHit, SearchResultsView } from '@bellwether/contract'
import { findExchange, identify, type MarketCode, securityTypeWords } from '@bellwether/domain'
import { findExactMatch } from '../search/exact-match.ts'
import type { ListedSecurity } from '../search/listed-security.ts'
import type { SiteContext } from '../site-context.ts'

const limit = 25

export function toSearchHit(listed: ListedSecurity): SearchHit {
  return {
    name: listed.name,
    marketCode: listed.marketCode,
    typeWords: securityTypeWords[listed.type],
    exchangeName: findExchange(listed.exchange)?.name ?? listed.exchange,
    isin: listed.isin,
  }
}

/** What a term finds; `exact` where it is an identifier or code of one security, which then needs no list. */
export function searchResultsView(
  { securityIndex }: SiteContext,
  term: string,
): { readonly view: SearchResultsView; readonly exact: MarketCode | null } {
  const hits = securityIndex.search(term, { limit }).map(({ entry }) => toSearchHit(entry))
  return { view: { term, hits, hint: identify(term)?.reason ?? null }, exact: findExactMatch(securityIndex, term) }
}
