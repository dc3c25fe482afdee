import { searchHref } from '@bellwether/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isPlainSearch, readSearchAddress, toTerm } from './search-query.ts'

it('reads what the address says', () => {
  const query = new URLSearchParams('search=oil&type=ETF&sector=Oil+%26+gas&page=2&size=25')
  expect(readSearchAddress('investments', query)).toEqual({
    scope: 'investments',
    term: 'oil',
    chosen: { type: 'ETF', sector: 'Oil & gas' },
    page: 2,
    size: 25,
  })
  expect([isPlainSearch(query), isPlainSearch(new URLSearchParams('search=oil'))]).toEqual([false, true])
})

it.each(['page=-1', 'page=x', 'page=1e99', 'size=7', 'type=NONSENSE'])('takes %s for nothing', text => {
  expect(readSearchAddress('all', new URLSearchParams(`search=oil&${text}`))).toEqual({
    scope: 'all',
    term: 'oil',
    chosen: {},
    page: 1,
    size: 10,
  })
})

it('reads back what it writes, whatever was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.webQueryParameters(), (term, more) => {
      const address = readSearchAddress('all', new URLSearchParams(`${new URLSearchParams({ search: term })}&${more}`))
      expect(readSearchAddress('all', new URL(searchHref(address), 'http://here').searchParams)).toEqual(address)
    }),
  )
})

it('strips bidirectional, line-breaking and invisible characters', () => {
  expect(toTerm('a\u202eb\0c\r\nd\u2066e')).toBe('a b c d e')
})
