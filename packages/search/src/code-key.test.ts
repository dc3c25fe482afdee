import { getMarketCode, type MarketCode } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import { createEntry } from '../testing/entries.ts'
import { codeKeys, isSameMarketCode, parseCodeTerm } from './code-key.ts'

describe('codeKeys', () => {
  it('has every code once', () => {
    const entry = createEntry({ id: 1, name: 'BP', ticker: 'BP.', isin: 'GB0007980591', sedol: '0798059' })
    expect([...codeKeys(entry)]).toEqual(['BP', 'GB0007980591', '0798059'])
  })

  it('has none for an empty ticker', () => {
    const entry = createEntry({ id: 1, name: 'Fund', ticker: '', marketCode: 'FUND:B3X7QG6' as MarketCode })
    expect([...codeKeys(entry)]).toEqual(['B3X7QG6'])
  })
})

describe('parseCodeTerm', () => {
  it.each([
    [' bp. ', 'BP', null],
    ['BT-A', 'BTA', null],
    ['gb00 bh4h ks39', 'GB00BH4HKS39', null],
    ['xlon:vod', 'VOD', 'LSE:VOD'],
    ['M&M', 'M&M', null],
  ])('reads %s', (term, key, marketCode) => {
    expect(parseCodeTerm(term)).toEqual({ key, marketCode })
  })

  it.each(['', '.', 'rio tinto', 'nestlé', 'a:b:c', 'A'.repeat(33)])('%j is none', term => {
    expect(parseCodeTerm(term)).toBeNull()
  })
})

it('market codes are the same with and without dots', () => {
  expect(isSameMarketCode(getMarketCode('LSE:BP.'), getMarketCode('lse:bp'))).toBe(true)
  expect(isSameMarketCode(getMarketCode('LSE:BP.'), getMarketCode('NYSE:BP'))).toBe(false)
})
