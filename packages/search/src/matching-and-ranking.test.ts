import { describe, expect, it } from 'vitest'
import { createEntry } from '../testing/entries.ts'
import { find, namesOf } from '../testing/found.ts'
import { createSearchIndex, matchKinds, type SearchHit } from './index.ts'

const kinds = (hits: readonly SearchHit[]) => hits.map(hit => hit.kind)

describe('ranking', () => {
  it('[RP-SEARCH-15] puts match kinds first, in their order, whatever the size', () => {
    const entries = [
      createEntry({ id: 1, name: 'Other', ticker: 'ACME', size: 1 }),
      createEntry({ id: 2, name: 'Acme plc', size: 2 }),
      createEntry({ id: 3, name: 'Acmetal', size: 3 }),
      createEntry({ id: 4, name: 'Royal Acme', size: 4 }),
      createEntry({ id: 5, name: 'Else', ticker: 'ACMES', size: 5 }),
      createEntry({ id: 6, name: 'Alpha Cosmic Metal Energy', size: 6 }),
      createEntry({ id: 7, name: 'Pacmeal', size: 7 }),
    ]
    const hits = find(entries, 'acme')
    expect(hits.map(hit => hit.entry.id)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(kinds(hits)).toEqual(matchKinds.slice(1, -1))
  })

  it('puts a security whose ISIN, SEDOL, EPIC or market code is the term first', () => {
    const vodafone = createEntry({ id: 1, name: 'Vodafone', ticker: 'VOD', isin: 'GB00BH4HKS39', sedol: 'BH4HKS3' })
    const others = [
      createEntry({ id: 2, name: 'Vod gb00bh4hks39 bh4hks3', size: 9 }),
      createEntry({ id: 3, name: 'VOD VOD', size: 9 }),
    ]
    for (const term of ['vod', 'GB00BH4HKS39', 'gb00 bh4h ks39', 'BH4HKS3', 'lse:vod', 'XLON:VOD']) {
      expect(find([...others, vodafone], term)[0]?.entry.id).toBe(1)
    }
  })

  it('[RP-SEARCH-15] goes by size, then name, then id', () => {
    const entries = [
      createEntry({ id: 4, name: 'Abacus Zeta' }),
      createEntry({ id: 3, name: 'Abacus Beta' }),
      createEntry({ id: 2, name: 'Abacus Beta' }),
      createEntry({ id: 1, name: 'Abacus Alpha', size: 5 }),
      createEntry({ id: 5, name: 'Abacus Omega', size: 7 }),
    ]
    expect(find(entries, 'abacus').map(hit => hit.entry.id)).toEqual([5, 1, 2, 3, 4])
  })

  it.each([
    ['fewer than three are found', 'acme', ['Acmes', 'Acmeta', 'Acne'], ['PREFIX', 'PREFIX', 'TYPO']],
    ['three are found', 'acme', ['Acmes', 'Acmeta', 'Acmeto', 'Acne'], ['PREFIX', 'PREFIX', 'PREFIX']],
    ['the term is a whole name', 'acme', ['Acme', 'Acne'], ['NAME']],
    ['three words are found', 'old acme mine', ['Old Acme Mines', 'Old Acne Mines'], ['PREFIX']],
  ])('tries typing errors last, and only where little else is found: %s', (_, term, given, expected) => {
    const entries = given.map((name, id) => createEntry({ id, name }))
    expect(kinds(find(entries, term))).toEqual(expected)
  })

  it('[RP-SEARCH-11] puts the name as it is written before one with its spaces elsewhere', () => {
    const entries = [
      createEntry({ id: 1, name: 'Nat West plc', size: 1 }),
      createEntry({ id: 2, name: 'NatWest Group plc', size: 9 }),
      createEntry({ id: 3, name: 'Natural Western', size: 99 }),
    ]
    expect(find(entries, 'nat west').map(hit => hit.entry.id)).toEqual([1, 2, 3])
    expect(find(entries, 'natwest').map(hit => hit.entry.id)).toEqual([2, 1])
  })

  it('takes no name for another that has the same hash', () => {
    expect(find([createEntry({ id: 1, name: 'Liquid plc' })], 'costarring')).toEqual([])
  })

  it('[RP-SEARCH-12] goes by size where a brand and the first letters of a company are the same with their ampersand', () => {
    const entries = [
      createEntry({ id: 1, name: 'L&G Battery UCITS ETF', size: 1 }),
      createEntry({ id: 2, name: 'Legal & General Group plc', size: 9 }),
    ]
    expect(find(entries, 'l&g').map(hit => hit.entry.id)).toEqual([2, 1])
  })

  it('[RP-SEARCH-14] puts fewer typing errors first', () => {
    const entries = [
      createEntry({ id: 1, name: 'Vodafane', size: 1 }),
      createEntry({ id: 2, name: 'Vodafobes', size: 2 }),
    ]
    expect(find(entries, 'vodafone').map(hit => hit.entry.id)).toEqual([1, 2])
  })
})

describe('matching', () => {
  const entries = [
    createEntry({ id: 1, name: 'BP p.l.c.', ticker: 'BP.' }),
    createEntry({ id: 2, name: 'BT Group', ticker: 'BT.A' }),
    createEntry({ id: 3, name: 'Marks & Spencer Group plc', ticker: 'MKS' }),
    createEntry({ id: 4, name: 'Rolls-Royce Holdings plc', ticker: 'RR.' }),
    createEntry({ id: 5, name: 'Nestlé S.A.', ticker: 'NESN' }),
    createEntry({ id: 6, name: 'J D Wetherspoon plc', ticker: 'JDW' }),
    createEntry({ id: 7, name: 'Vanguard S&P 500 UCITS ETF', ticker: 'VUSA', type: 'ETF' }),
    createEntry({ id: 8, name: 'GSK plc', ticker: 'GSK', otherNames: ['GlaxoSmithKline plc'] }),
    createEntry({ id: 9, name: 'The Sage Group plc', ticker: 'SGE' }),
    createEntry({ id: 10, name: "L'Oréal", ticker: 'OR' }),
  ]

  it.each([
    ['BP', 'TICKER', 1],
    ['bp.', 'TICKER', 1],
    ['b.p. plc', 'NAME', 1],
    ['BT.A', 'TICKER', 2],
    ['bta', 'TICKER', 2],
    ['LSE:BT-A', 'IDENTIFIER', 2],
    ['marks and spencer', 'NAME', 3],
    ['marks & spen', 'PREFIX', 3],
    ['Marks Spencer Group Limited', 'NAME', 3],
    ['spencer marks', 'WORD', 3],
    ['M&S', 'PREFIX', 3],
    ['mk', 'CODE', 3],
    ['rolls royce', 'NAME', 4],
    ['royce', 'WORD', 4],
    ['rollsroyce', 'NAME', 4],
    ['rolls royceholdings', 'NAME', 4],
    ['rollsroyce hold', 'TYPO', 4],
    ['rols royce', 'TYPO', 4],
    ['nestle', 'NAME', 5],
    ['NESTLÉ', 'NAME', 5],
    ['netsle', 'TYPO', 5],
    ['jd wetherspoon', 'NAME', 6],
    ['jd wether', 'WORD', 6],
    ['wehterspo', 'TYPO', 6],
    ['spoon', 'INFIX', 6],
    ['vanguard sp 500', 'WORD', 7],
    ['vanguard s&p 500', 'PREFIX', 7],
    ['sp500', 'TYPO', 7],
    ['glaxo', 'PREFIX', 8],
    ['glaxo smith kline', 'NAME', 8],
    ['smith kline', 'INFIX', 8],
    ['sage', 'NAME', 9],
    ['the sage', 'NAME', 9],
    ['loreal', 'NAME', 10],
  ])('finds %s as %s', (term, kind, id) => {
    const [first] = find(entries, term)
    expect({ kind: first?.kind, id: first?.entry.id }).toEqual({ kind, id })
  })

  it('wants all words', () => {
    expect(find(entries, 'marks vanguard')).toEqual([])
  })

  it('[RP-SEARCH-14] forgives no error in short words and figures', () => {
    expect(find(entries, 'sgae')).toHaveLength(1)
    expect(find(entries, 'gks')).toEqual([])
    expect(find(entries, 'vanguard 501')).toEqual([])
  })

  it('says when a former name matched', () => {
    expect(find(entries, 'glaxosmith')[0]).toMatchObject({ field: 'otherName', text: 'GlaxoSmithKline plc' })
    expect(find(entries, 'gsk plc')[0]).toMatchObject({ field: 'name', text: 'GSK plc' })
  })

  it('keeps to the types asked for', () => {
    const index = createSearchIndex(entries)
    expect(namesOf(index.search('v', { limit: 10, types: ['ETF'] }))).toEqual(['Vanguard S&P 500 UCITS ETF'])
    expect(index.search('v', { limit: 10, types: ['BOND'] })).toEqual([])
    expect(index.search('v', { limit: 10, types: [] })).toEqual([])
  })
})
