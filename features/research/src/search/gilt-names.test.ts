import { createSearchIndex } from '@bellwether/search'
import { expect, it } from 'vitest'
import { otherGiltNames } from './gilt-names.ts'
import { listed } from './listed-security.fixture.ts'

it.each([
  ['4 1/4% Treasury Gilt 2034', ['4.25% Treasury Gilt 2034']],
  ['0 5/8% Index-linked Treasury Gilt 2042', ['0.625% Index-linked Treasury Gilt 2042']],
  ['4½% Treasury Gilt 2042', ['4.5% Treasury Gilt 2042', '4 1/2% Treasury Gilt 2042']],
  ['Treasury 4.25% 07/09/2034', ['Treasury 4.25% 07/09/2034 Gilt', 'Treasury 4 1/4% 07/09/2034 Gilt']],
  ['5% Treasury Gilt 2031', []],
  ['4.37% Treasury Gilt 2054', []],
])('%s is also %j', (name, others) => {
  expect(otherGiltNames(name)).toEqual(others)
})

it.each(['treasury 4.25', '4.25 treasury', 'gilt 2034', 'treasury 2034', '4.25% treasury gilt 2034'])(
  '[RP-SEARCH-16] %s finds the gilt of 4 1/4% due in 2034',
  term => {
    const names = ['4 1/4% Treasury Gilt 2034', '4 1/2% Treasury Gilt 2042', '0 1/4% Treasury Gilt 2031']
    const index = createSearchIndex(
      names.map((name, at) => listed({ id: at + 1, name, type: 'BOND', otherNames: otherGiltNames(name) })),
    )
    expect(index.search(term, { limit: 3 })[0]?.entry.name).toBe('4 1/4% Treasury Gilt 2034')
  },
)
