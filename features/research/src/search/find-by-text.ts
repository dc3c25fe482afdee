import { type MarketCode, parseMarketCode } from '@bellwether/domain'
import { findExactMatch } from './exact-match.ts'
import type { SecurityIndex } from './security-search.ts'

/** What somebody means who typed a name or a code into a form. */
export type FoundByText =
  | { readonly kind: 'one'; readonly marketCode: MarketCode }
  | { readonly kind: 'several'; readonly choices: readonly SecurityChoice[] }
  | { readonly kind: 'none' }

export interface SecurityChoice {
  readonly marketCode: MarketCode
  readonly name: string
}

const maxChoices = 6
const looked = 50

/**
 * A code means its security; so does a whole name, or the part of one that no other security has. Anything else is a
 * choice, the best match first.
 */
export function findByText(index: SecurityIndex, typed: string): FoundByText {
  const text = typed.trim()
  const exact = findExactMatch(index, text)
  if (exact) return { kind: 'one', marketCode: exact }
  const hits = index.search(text, { limit: looked })
  const best = hits[0]
  if (!best) return { kind: 'none' }
  const whole = hits.filter(({ kind }) => kind === 'NAME')
  const meant = whole.length > 0 ? whole : hits
  const single = meant.every(({ entry }) => entry.securityId === best.entry.securityId)
  // A typing error is forgiven, but what was meant is asked.
  if (single && best.kind !== 'TYPO')
    return { kind: 'one', marketCode: (meant.find(({ entry }) => entry.primary) ?? best).entry.marketCode }
  const primary = hits.filter(
    ({ entry }, at) => hits.findIndex(hit => hit.entry.securityId === entry.securityId) === at,
  )
  return {
    kind: 'several',
    choices: primary.slice(0, maxChoices).map(({ entry }) => ({ marketCode: entry.marketCode, name: entry.name })),
  }
}

/** As typed, where it has the form of a market code: that need not be in the index. */
export function toMarketCode(index: SecurityIndex, typed: string): FoundByText {
  const code = typed.includes(':') ? parseMarketCode(typed) : null
  return code ? { kind: 'one', marketCode: code } : findByText(index, typed)
}
