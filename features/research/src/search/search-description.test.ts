import { createSearchIndex } from '@bellwether/search'
import { expect, it } from 'vitest'
import { listed } from './listed-security.fixture.ts'
import { toSearchDescription } from './search-description.ts'

const index = createSearchIndex([
  listed({ id: 1, name: 'Harrow & Vale plc', ticker: 'HVL', formerNames: ['Vale Brothers plc'] }),
  listed({
    id: 2,
    name: 'Kestrel Fund Acc',
    ticker: '',
    sedol: 'B0KXTM3',
    type: 'FUND',
    exchange: 'FUND',
    priceUnit: 'GBP',
  }),
  listed({ id: 3, name: 'Suspended plc', ticker: 'SUSP', status: 'SUSPENDED' }),
])

it.each([
  ['harrow', 'Harrow & Vale plc · HVL · Share · London Stock Exchange · GBX'],
  ['vale bro', 'Harrow & Vale plc (formerly Vale Brothers plc) · HVL · Share · London Stock Exchange · GBX'],
  ['kestrel', 'Kestrel Fund Acc · B0KXTM3 · Fund · GBP'],
  ['suspended', 'Suspended plc · SUSP · Share · London Stock Exchange · GBX · suspended'],
])('%s: %s', (term, expected) => {
  expect(index.search(term, { limit: 1 }).map(toSearchDescription)).toEqual([expected])
})
