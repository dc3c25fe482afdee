import { type MarketCode, securityTypes } from '@bellwether/domain'
import fc from 'fast-check'
import type { SearchEntry } from '../src/index.ts'

/** An entry with the given parts and plain ones for the rest. */
export function createEntry(parts: Partial<SearchEntry> & Pick<SearchEntry, 'id' | 'name'>): SearchEntry {
  const ticker = parts.ticker ?? `T${parts.id}`
  return {
    marketCode: `LSE:${ticker}` as MarketCode,
    ticker,
    isin: null,
    sedol: null,
    otherNames: [],
    type: 'EQUITY',
    size: null,
    ...parts,
  }
}

// Few letters and few words, so that names and terms meet in every way there is.
const letters = fc.constantFrom('a', 'b', 'c')
const word = fc.oneof(
  { weight: 6, arbitrary: fc.string({ unit: letters, minLength: 1, maxLength: 10 }) },
  {
    weight: 3,
    arbitrary: fc.constantFrom('abcabc', 'abcabcab', 'cab', 'bacca', 'abc&b', 'ab&c', "b'ca", 'àbć', 'c.b.', '12'),
  },
  { weight: 2, arbitrary: fc.constantFrom('and', '&', 'the', 'plc', 'group', 'ltd') },
)

const name = fc.array(word, { minLength: 0, maxLength: 4 }).map(words => words.join(' '))
const code = fc.string({ unit: fc.constantFrom('A', 'B', 'C', '.'), minLength: 1, maxLength: 4 })
const maybeIsin = fc.option(fc.constantFrom('GB00ABCABC12', 'GB00ABCABC20', 'IE00CABCAB11'), { nil: null, freq: 3 })
const maybeSedol = fc.option(fc.constantFrom('BCBCBC1', 'BCBCBC2', 'B123456'), { nil: null, freq: 3 })

export const entryArbitrary: fc.Arbitrary<SearchEntry> = fc
  .record({
    id: fc.integer({ min: 1, max: 60 }),
    name,
    ticker: fc.oneof(code, fc.constant('')),
    exchange: fc.constantFrom('LSE', 'NYSE'),
    isin: maybeIsin,
    sedol: maybeSedol,
    otherNames: fc.array(name, { maxLength: 2 }),
    type: fc.constantFrom(...securityTypes),
    size: fc.option(fc.constantFrom(0, 1, 2, Number.NaN), { nil: null }),
  })
  .map(({ exchange, ...parts }) => ({ ...parts, marketCode: `${exchange}:${parts.ticker || 'NONE'}` as MarketCode }))

export const entriesArbitrary = fc.uniqueArray(entryArbitrary, {
  selector: entry => entry.id,
  minLength: 8,
  maxLength: 40,
})

const unrelatedTerm = fc.oneof(
  fc.array(word, { minLength: 1, maxLength: 3 }).map(words => words.join(' ')),
  code,
  fc.constantFrom('LSE:A', 'LSE:A.B', 'nyse:ab', 'GB00ABCABC12', 'gb00 abca bc12', 'GB00', 'BCBCBC1', 'b12'),
)

/** Something a person may type who looks for one of the entries: part of a name, with an error, in another order. */
function relatedTerm(entries: readonly SearchEntry[]): fc.Arbitrary<string> {
  return fc
    .record({
      entry: fc.constantFrom(...entries),
      former: fc.boolean(),
      from: fc.integer({ min: 0, max: 2 }),
      words: fc.integer({ min: 1, max: 3 }),
      errors: fc.array(fc.record({ at: fc.nat({ max: 20 }), kind: fc.nat({ max: 4 }), letter: letters }), {
        maxLength: 3,
      }),
      reversed: fc.boolean(),
      joint: fc.constantFrom(' ', ' ', ' ', ''),
    })
    .map(({ entry, former, from, words, errors, reversed, joint }) => {
      const text = (former ? entry.otherNames[0] : undefined) ?? entry.name
      const part = text.split(' ').slice(from, from + words)
      return errors.reduce(mistype, (reversed ? part.toReversed() : part).join(joint))
    })
}

function mistype(term: string, { at, kind, letter }: { at: number; kind: number; letter: string }): string {
  const place = term.length === 0 ? 0 : at % term.length
  const head = term.slice(0, place)
  if (kind === 0) return head + letter + term.slice(place)
  if (kind === 1) return head + term.slice(place + 1)
  if (kind === 2) return head + letter + term.slice(place + 1)
  if (kind === 3)
    return (
      head +
      term
        .slice(place, place + 2)
        .split('')
        .reverse()
        .join('') +
      term.slice(place + 2)
    )
  return head
}

/** Terms to try on the entries, some of which will find something. */
export function termsArbitrary(entries: readonly SearchEntry[]): fc.Arbitrary<string[]> {
  const term = fc.oneof({ weight: 3, arbitrary: relatedTerm(entries) }, { weight: 1, arbitrary: unrelatedTerm })
  return fc.array(term, { minLength: 6, maxLength: 6 })
}

export const universeArbitrary = entriesArbitrary.chain(entries =>
  fc.record({ entries: fc.constant(entries), terms: termsArbitrary(entries) }),
)
