import type { MarketCode } from '@bellwether/domain'
import type { SearchHit } from '@bellwether/search'
import type { ListedSecurity } from './listed-security.ts'
import type { SecurityIndex } from './security-search.ts'

/** Two lines of one security and a few namesakes on other exchanges; with more there is no single match anyway. */
const looked = 10

/**
 * The only security with this ISIN, SEDOL, market code or EPIC. Null where
 * there is none, or where several share an EPIC.
 */
export function findExactMatch(index: SecurityIndex, term: string): MarketCode | null {
  const hits = index.search(term, { limit: looked })
  const [best] = hits
  if (!best || (best.kind !== 'IDENTIFIER' && best.kind !== 'TICKER')) return null
  const same = hits.filter(hit => hit.kind === best.kind)
  if (same.some(hit => hit.entry.securityId !== best.entry.securityId)) return null
  return (same.find(isMeant) ?? best).entry.marketCode
}

/** An ISIN or SEDOL means the primary line; an EPIC or market code the very line that has it. */
function isMeant({ field, entry }: SearchHit<ListedSecurity>): boolean {
  return field === 'ticker' || field === 'marketCode' || entry.primary
}
