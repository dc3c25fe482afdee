import { getMarketCode } from '@bellwether/domain'
import { createSearchIndex } from '@bellwether/search'
import { expect, it } from 'vitest'
import { findExactMatch } from './exact-match.ts'
import { listed } from './listed-security.fixture.ts'

const harrow = { name: 'Harrow & Vale plc', securityId: 1, isin: 'GB00BJ87MT85', sedol: 'B0KXTM3' }
const index = createSearchIndex([
  listed({ ...harrow, id: 2, ticker: 'HVG', exchange: 'XETR', marketCode: getMarketCode('XETR:HVG'), primary: false }),
  listed({ ...harrow, id: 1, ticker: 'HVL' }),
  listed({ id: 3, name: 'Twin plc', ticker: 'TWN' }),
  listed({ id: 4, name: 'Twin Inc', ticker: 'TWN', exchange: 'NYSE', marketCode: getMarketCode('NYSE:TWN') }),
  listed({ id: 5, name: 'Brackwell plc', ticker: 'BW.' }),
  listed({ id: 6, name: 'Quill Inc', ticker: 'Q', exchange: 'NYSE', marketCode: getMarketCode('NYSE:Q') }),
])

it.each([
  ['an EPIC, in any case', 'hvl', 'LSE:HVL'],
  ['the EPIC of another line', 'HVG', 'XETR:HVG'],
  ['an ISIN, by its primary line', 'gb00bj87mt85', 'LSE:HVL'],
  ['a SEDOL, by its primary line', 'B0KXTM3', 'LSE:HVL'],
  ['a market code', 'XETR:HVG', 'XETR:HVG'],
  ['an EPIC of two letters, without its dot', 'bw', 'LSE:BW.'],
  ['an EPIC of one letter', 'q', 'NYSE:Q'],
  ['an EPIC that two securities share', 'TWN', null],
  ['one of the two by its market code', 'NYSE:TWN', 'NYSE:TWN'],
  ['a name', 'harrow & vale plc', null],
  ['the beginning of a code', 'HV', null],
  ['nothing', '', null],
])('[RP-SEARCH-20] %s: %s', (_what, term, expected) => {
  expect(findExactMatch(index, term)).toBe(expected)
})
