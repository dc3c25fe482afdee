import type { SearchHit, SearchResultsView } from '@bellwether/contract'
import { securities } from '@bellwether/db'
import {
  findExchange,
  getMarketCode,
  identify,
  type MarketCode,
  parseMarketCode,
  securityTypeWords,
} from '@bellwether/domain'
import type { SiteContext } from '../site-context.ts'

const limit = 25

export function toSearchHit(record: securities.SearchResult): SearchHit {
  return {
    name: record.name,
    marketCode: getMarketCode(record.marketCode),
    typeWords: securityTypeWords[record.type],
    exchangeName: findExchange(record.exchange)?.name ?? record.exchange,
    isin: record.isin,
  }
}

/** What a term finds; `exact` where it is an identifier or code of one security, which then needs no list. */
export async function searchResultsView(
  { db }: SiteContext,
  term: string,
): Promise<{ readonly view: SearchResultsView; readonly exact: MarketCode | null }> {
  if (term === '') return { view: { term, hits: [], hint: null }, exact: null }
  const identified = identify(term)
  const hits = (await securities.search(db, term, limit)).map(toSearchHit)
  const exact = hits.find(hit => isExactly(hit, term, identified?.value ?? null))
  return { view: { term, hits, hint: identified?.reason ?? null }, exact: exact?.marketCode ?? null }
}

function isExactly(hit: SearchHit, term: string, identifier: string | null): boolean {
  if (hit.isin === identifier || hit.marketCode === parseMarketCode(term)) return true
  return hit.marketCode.slice(hit.marketCode.indexOf(':') + 1) === term.toUpperCase()
}
