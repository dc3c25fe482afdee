import { facetNames, type SearchAddress, type SearchScope } from '@bellwether/contract'
import { isSecurityType, parsePageSize } from '@bellwether/domain'

/** Longer terms are cut: nobody types them, and no security has such a name. */
const maxTerm = 100

/** Parses an address; invalid parts are ignored. */
export function readSearchAddress(scope: SearchScope, query: URLSearchParams): SearchAddress {
  const chosen = Object.fromEntries(
    facetNames.flatMap(name => {
      const value = query.get(name)
      return value && (name !== 'type' || isSecurityType(value)) ? [[name, value.slice(0, maxTerm)]] : []
    }),
  ) as SearchAddress['chosen']
  const page = Number(query.get('page') ?? '1')
  return {
    scope,
    term: toTerm(query.get('search') ?? ''),
    chosen,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    size: parsePageSize(query.get('size')),
  }
}

/** Without the characters that show nothing and only turn or break a line. */
export function toTerm(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, maxTerm)
}

/** Only the term was given: then an exact identifier may lead straight to its page. */
export function isPlainSearch(query: URLSearchParams): boolean {
  return [...query.keys()].every(name => name === 'search')
}
