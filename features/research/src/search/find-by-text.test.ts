import { getMarketCode } from '@bellwether/domain'
import { createSearchIndex } from '@bellwether/search'
import { expect, it } from 'vitest'
import { findByText, toMarketCode } from './find-by-text.ts'
import { listed } from './listed-security.fixture.ts'

const index = createSearchIndex([
  listed({ id: 1, name: 'Harrow & Vale plc', ticker: 'HVL' }),
  listed({ id: 2, name: 'Northwall Investment Trust plc', ticker: 'NWT' }),
  listed({ id: 3, name: 'Northwall Income Fund', ticker: 'NIF' }),
  listed({ id: 4, securityId: 1, name: 'Harrow & Vale plc', ticker: 'HVG', exchange: 'XETR', primary: false }),
])

it.each([
  ['an EPIC', 'nif', 'LSE:NIF'],
  ['a whole name', 'harrow & vale', 'LSE:HVL'],
  ['a whole name without its last words', 'northwall', 'LSE:NWT'],
  ['what only one name begins with', 'northwall income', 'LSE:NIF'],
])('[RP-SEARCH-21] takes %s for its security: %s', (_what, typed, marketCode) => {
  expect(findByText(index, typed)).toEqual({ kind: 'one', marketCode })
})

it('[RP-SEARCH-21] offers a choice where several match or the spelling is not quite right', () => {
  expect(findByText(index, 'north')).toEqual({
    kind: 'several',
    choices: [
      { marketCode: 'LSE:NIF', name: 'Northwall Income Fund' },
      { marketCode: 'LSE:NWT', name: 'Northwall Investment Trust plc' },
    ],
  })
  expect(findByText(index, 'harow')).toMatchObject({ kind: 'several', choices: [{ marketCode: 'LSE:HVL' }] })
  expect(findByText(index, 'zzzz')).toEqual({ kind: 'none' })
})

it('takes a market code as it is, listed or not', () => {
  expect(toMarketCode(index, 'nyse:crsn')).toEqual({ kind: 'one', marketCode: getMarketCode('NYSE:CRSN') })
  expect(toMarketCode(index, 'hvl')).toEqual({ kind: 'one', marketCode: 'LSE:HVL' })
})
