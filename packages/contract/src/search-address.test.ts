import { expect, it } from 'vitest'
import { type SearchAddress, searchHref, withFacet } from './search-address.ts'

const address: SearchAddress = { scope: 'all', term: 'a&b=c', chosen: {}, page: 1, size: 10 }

it('[RP-ROUTE-6] writes the term into the address so that it stays one term', () => {
  expect(searchHref(address)).toBe('/investment/search/all?search=a%26b%3Dc')
})

it('says only what differs from the default', () => {
  const chosen = { sector: 'Oil & gas', type: 'ETF' } as const
  expect(searchHref({ ...address, scope: 'investments', term: 'oil', chosen, page: 2, size: 25 })).toBe(
    '/investment/search/investments?search=oil&type=ETF&sector=Oil+%26+gas&page=2&size=25',
  )
})

it('starts at the first page when narrowed or widened', () => {
  const narrowed = withFacet({ ...address, page: 4 }, 'currency', 'USD')
  expect(narrowed).toEqual({ ...address, chosen: { currency: 'USD' } })
  expect(withFacet({ ...narrowed, page: 3 }, 'currency', null)).toEqual(address)
})
