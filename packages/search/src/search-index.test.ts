import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createEntry, universeArbitrary } from '../testing/entries.ts'
import { find, namesOf } from '../testing/found.ts'
import { referenceSearch } from '../testing/reference-search.ts'
import { buildSearchIndex, createSearchIndex, type SearchHit } from './index.ts'

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
      expect(namesOf(find([larger, own], term))).toEqual(['Quiet plc', larger.name])
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
