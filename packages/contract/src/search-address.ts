import { defaultPageSize, type SecurityType } from '@bellwether/domain'

/** The general search, and that of the quote header. */
export type SearchScope = 'all' | 'investments'

export const facetNames = ['type', 'wrapper', 'dealing', 'exchange', 'currency', 'sector'] as const

export type FacetName = (typeof facetNames)[number]

/** Which results are shown: everything that the address says. */
export interface SearchAddress {
  readonly scope: SearchScope
  readonly term: string
  readonly chosen: Readonly<Partial<Record<FacetName, string>>> & { readonly type?: SecurityType }
  readonly page: number
  readonly size: number
}

export function searchPath(scope: SearchScope): string {
  return `/investment/search/${scope}`
}

/** Only what differs from the default, in one order, so that one choice has one address. */
export function searchHref({ scope, term, chosen, page, size }: SearchAddress): string {
  const query = new URLSearchParams({ search: term })
  for (const name of facetNames) {
    const value = chosen[name]
    if (value) query.set(name, value)
  }
  if (page !== 1) query.set('page', String(page))
  if (size !== defaultPageSize) query.set('size', String(size))
  return `${searchPath(scope)}?${query}`
}

/** Narrowed by one more value, or widened by taking it away again; always from the first page. */
export function withFacet(address: SearchAddress, name: FacetName, value: string | null): SearchAddress {
  const { [name]: _, ...others } = address.chosen
  return { ...address, page: 1, chosen: value === null ? others : { ...others, [name]: value } }
}
