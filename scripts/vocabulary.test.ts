import { describe, expect, it } from 'vitest'
import { findNewBreaches, readKnownBreaches } from './known-breaches.ts'
import { findRetiredWords } from './vocabulary/find-retired-words.ts'
import { findBreaches, knownBreachesPath } from './vocabulary/vocabulary-files.ts'

it('retired words do not come back (npm run vocabulary lists all; -- --refresh forgets those that are gone)', () => {
  expect(findNewBreaches(readKnownBreaches(knownBreachesPath), findBreaches())).toEqual([])
})

describe('findRetiredWords', () => {
  const find = (text: string, file = 'a.ts') => findRetiredWords(file, text).map(({ line }) => line)

  it.each([
    ['a word inside an identifier', 'export function reckonCosts() {}'],
    ['a label broken over two lines', '<h2>What\n  brokers say</h2>'],
    ['either apostrophe', '<h2>Directors’ own money</h2>'],
    ['a limit', 'const mostRows = 3'],
  ])('finds %s', (_what, text) => {
    expect(find(text)).toHaveLength(1)
  })

  it.each([
    ['a list of what most people look at', "const mostViewed = 'Most viewed'"],
    ['a word of the page', 'const leastSquares = 1 // beside its sectors'],
    ['rooms in source code', 'const rooms = 3'],
  ])('leaves %s alone', (_what, text) => {
    expect(find(text)).toEqual([])
  })

  it('finds file names, and says on which line a word is', () => {
    expect(find('', 'src/state-words.ts')).toEqual([1])
    expect(find('one\ntwo reckons', 'a.md')).toEqual([2])
  })
})
