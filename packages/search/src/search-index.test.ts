import type { MarketCode } from '@bellwether/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createEntry, entriesArbitrary, entryArbitrary, termsArbitrary, universeArbitrary } from '../testing/entries.ts'
import { referenceSearch } from '../testing/reference-search.ts'
import {
  buildSearchIndex,
  createSearchIndex,
  matchKinds,
  type SearchEntry,
  type SearchHit,
  type SearchIndex,
} from './index.ts'

const names = (hits: readonly SearchHit[]) => hits.map(hit => hit.entry.name)
const kinds = (hits: readonly SearchHit[]) => hits.map(hit => hit.kind)

function find(entries: readonly SearchEntry[], term: string): SearchHit[] {
  return createSearchIndex(entries).search(term, { limit: 10 })
}

function summarise(hits: readonly SearchHit[]) {
  return hits.map(({ entry, kind, field, text }) => ({
    id: entry.id,
    kind,
    text: field === 'name' || field === 'otherName' ? text : null,
  }))
}

describe('search', () => {
  it('gives what the rules give, in their order', () => {
    const options = fc.record({
      limit: fc.integer({ min: 0, max: 12 }),
      types: fc.constantFrom(undefined, ['ETF', 'FUND'] as const),
    })
    fc.assert(
      fc.property(universeArbitrary, options, ({ entries, terms }, { limit, types }) => {
        const index = createSearchIndex(entries)
        const asked = types === undefined ? { limit } : { limit, types }
        for (const term of terms) {
          expect(summarise(index.search(term, asked))).toEqual(referenceSearch(entries, term, asked))
        }
      }),
      { numRuns: 250 },
    )
  }, 30_000)

  it('gives the same when built in slices', async () => {
    await fc.assert(
      fc.asyncProperty(universeArbitrary, async ({ entries, terms }) => {
        const index = createSearchIndex(entries)
        const sliced = await buildSearchIndex(entries, async () => {})
        for (const term of terms) expect(sliced.search(term, { limit: 9 })).toEqual(index.search(term, { limit: 9 }))
      }),
      { numRuns: 25 },
    )
  })

  it('pauses while it is built in slices', async () => {
    let pauses = 0
    const entries = Array.from({ length: 10_000 }, (_, id) => createEntry({ id, name: `Abacus ${id}` }))
    const index = await buildSearchIndex(entries, async () => {
      pauses += 1
    })
    expect([index.size, pauses > 10]).toEqual([10_000, true])
  })

  it.each(['EPI', 'GB00BJ87MT85', 'B0KXTM3'])(
    '[RP-SEARCH-9] puts the one whose EPIC, ISIN or SEDOL is %s before larger ones with that in their name',
    term => {
      const own = createEntry({
        id: 1,
        name: 'Quiet plc',
        ticker: 'EPI',
        isin: 'GB00BJ87MT85',
        sedol: 'B0KXTM3',
        size: 1,
      })
      const larger = createEntry({ id: 2, name: `${term} ${term} plc`, size: 1e12 })
      expect(names(find([larger, own], term))).toEqual(['Quiet plc', larger.name])
    },
  )

  it('does not depend on the order in which entries come', () => {
    fc.assert(
      fc.property(universeArbitrary, ({ entries, terms }) => {
        const index = createSearchIndex(entries)
        const reversed = createSearchIndex(entries.toReversed())
        for (const term of terms) expect(reversed.search(term, { limit: 9 })).toEqual(index.search(term, { limit: 9 }))
      }),
      { numRuns: 50 },
    )
  })

  it('never throws, and gives ranges that lie in order inside their text', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom('a', '&', '.', "'", ' ', 'é', '+') }),
    )
    fc.assert(
      fc.property(fc.array(anything, { maxLength: 8 }), anything, (given, term) => {
        const entries = [...given, term].map((name, id) => createEntry({ id, name, otherNames: [`${name}x`] }))
        for (const { ranges, text } of find(entries, term)) {
          const marks = ranges.flatMap(({ start, end }) => [start, end])
          expect(marks).toEqual(marks.toSorted((a, b) => a - b))
          expect(marks.every(mark => mark >= 0 && mark <= text.length)).toBe(true)
          expect(ranges.length).toBeGreaterThan(0)
          expect(ranges.every(({ start, end }) => start < end)).toBe(true)
        }
      }),
      { numRuns: 60 },
    )
  }, 30_000)

  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['regular expression', '(a+)+$ [\\ .* {1,'],
    ['emoji', '👩‍👩‍👧‍👦🚀'],
    ['right to left', '\u202eסקוט\u200f'],
    ['NUL', '\0\0z\0'],
    ['a lone surrogate', '\ud83d'],
    ['very long', 'a'.repeat(1_000_000)],
    ['very many words', 'xy '.repeat(80)],
    ['prototype', '__proto__ constructor'],
    ['markup', '<script>alert(1)</script>'],
  ])('bears %s', (_, term) => {
    const entries = [createEntry({ id: 1, name: 'Abacus plc' }), createEntry({ id: 2, name: '' })]
    expect(find(entries, term)).toEqual([])
  })

  it('gives no more than asked for, and nothing for a limit that is none', () => {
    const index = createSearchIndex(Array.from({ length: 1_200 }, (_, id) => createEntry({ id, name: `Abacus ${id}` })))
    const count = (limit: number) => index.search('abacus', { limit }).length
    expect([7, 2.9, 0, -1, Number.NaN].map(count)).toEqual([7, 2, 0, 0, 0])
    expect(count(Number.POSITIVE_INFINITY)).toBe(1_000)
  })
})

describe('ranking', () => {
  it('puts match kinds first, in their order, whatever the size', () => {
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

  it('goes by size, then name, then id', () => {
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

  it('puts the name as it is written before one with its spaces elsewhere', () => {
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

  it('goes by size where a brand and the first letters of a company are the same with their ampersand', () => {
    const entries = [
      createEntry({ id: 1, name: 'L&G Battery UCITS ETF', size: 1 }),
      createEntry({ id: 2, name: 'Legal & General Group plc', size: 9 }),
    ]
    expect(find(entries, 'l&g').map(hit => hit.entry.id)).toEqual([2, 1])
  })

  it('puts fewer typing errors first', () => {
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

  it('forgives no error in short words and figures', () => {
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
    expect(names(index.search('v', { limit: 10, types: ['ETF'] }))).toEqual(['Vanguard S&P 500 UCITS ETF'])
    expect(index.search('v', { limit: 10, types: ['BOND'] })).toEqual([])
    expect(index.search('v', { limit: 10, types: [] })).toEqual([])
  })
})

describe('updates', () => {
  type Change = { readonly upsert: SearchEntry } | { readonly remove: number } | 'compact'
  const change: fc.Arbitrary<Change> = fc.oneof(
    { weight: 6, arbitrary: entryArbitrary.map(entry => ({ upsert: entry })) },
    { weight: 3, arbitrary: fc.integer({ min: 1, max: 60 }).map(id => ({ remove: id })) },
    { weight: 1, arbitrary: fc.constant('compact' as const) },
  )

  it('leave an index that answers as one built afresh', async () => {
    const scenario = entriesArbitrary.chain(entries =>
      fc.record({
        entries: fc.constant(entries),
        changes: fc.array(change, { maxLength: 30 }),
        terms: termsArbitrary(entries),
      }),
    )
    const property = fc.asyncProperty(scenario, async ({ entries, changes, terms }) => {
      const index = createSearchIndex(entries)
      const expected = new Map(entries.map(entry => [entry.id, entry]))
      for (const step of changes) await apply(index, expected, step)
      const fresh = createSearchIndex(expected.values())
      expect(index.size).toBe(expected.size)
      for (const term of terms) expect(index.search(term, { limit: 8 })).toEqual(fresh.search(term, { limit: 8 }))
    })
    await fc.assert(property, { numRuns: 50 })
  }, 30_000)

  async function apply(index: SearchIndex, expected: Map<number, SearchEntry>, step: Change) {
    if (step === 'compact') {
      await index.compact(async () => {})
      expect(index.pending).toBe(0)
    } else if ('upsert' in step) {
      index.upsert(step.upsert)
      expected.set(step.upsert.id, step.upsert)
    } else {
      expect(index.remove(step.remove)).toBe(expected.delete(step.remove))
    }
  }

  it('count when they come while the index is being compacted', async () => {
    const index = createSearchIndex([createEntry({ id: 1, name: 'Alpha' }), createEntry({ id: 2, name: 'Beta' })])
    index.upsert(createEntry({ id: 3, name: 'Gamma' }))
    let pauses = 0
    await index.compact(async () => {
      pauses += 1
      if (pauses !== 2) return
      index.remove(1)
      index.upsert(createEntry({ id: 2, name: 'Delta' }))
      expect(names(index.search('gamma', { limit: 5 }))).toEqual(['Gamma'])
    })
    expect(pauses).toBeGreaterThan(2)
    const all = ['alpha', 'beta', 'gamma', 'delta'].map(term => index.search(term, { limit: 5 }).length)
    expect(all).toEqual([0, 0, 1, 1])
    expect(index.size).toBe(2)
  })

  it('are found one by one however many there are', () => {
    const index = createSearchIndex<SearchEntry>([])
    for (let id = 0; id < 600; id += 1) {
      index.upsert(createEntry({ id: id % 500, name: `Abacus ${id}`, size: id }))
    }
    expect(index.size).toBe(500)
    const hits = index.search('abacus', { limit: 1_000 })
    expect(hits.map(hit => hit.entry.size)).toEqual(Array.from({ length: 500 }, (_, i) => 599 - i))
  })

  it('take the last of several entries with one id', () => {
    const index = createSearchIndex([createEntry({ id: 1, name: 'Alpha' }), createEntry({ id: 1, name: 'Beta' })])
    expect(index.size).toBe(1)
    expect(names(index.search('beta', { limit: 5 }))).toEqual(['Beta'])
    expect(index.search('alpha', { limit: 5 })).toEqual([])
  })

  it('go on after a compaction that failed', async () => {
    const index = createSearchIndex([createEntry({ id: 1, name: 'Alpha' })])
    index.upsert(createEntry({ id: 2, name: 'Beta', marketCode: 'LSE:B' as MarketCode }))
    await expect(index.compact(() => Promise.reject(new Error('stopped')))).rejects.toThrow('stopped')
    expect(names(index.search('beta', { limit: 5 }))).toEqual(['Beta'])
    await index.compact(async () => {})
    expect(index.pending).toBe(0)
  })
})
