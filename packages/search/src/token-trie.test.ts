import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { prefixDistances } from './edit-distance.ts'
import { buildTrie, findSimilar, type TokenTrie } from './token-trie.ts'
import { typoCost } from './typo-rules.ts'

function build(tokens: readonly string[]): TokenTrie {
  const steps = buildTrie(tokens)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

function similar(tokens: readonly string[], word: string, edits: 1 | 2, unfinished: boolean) {
  const costs = new Map<string, number>()
  findSimilar(build(tokens), word, edits, unfinished, (token, cost) => {
    const text = tokens[token] ?? ''
    costs.set(text, Math.min(cost, costs.get(text) ?? cost))
  })
  return costs
}

describe('findSimilar', () => {
  it.each([
    ['a letter too few', 'barclys'],
    ['a letter too many', 'barcllays'],
    ['another letter', 'barkleys'],
    ['two swapped', 'barlcays'],
    ['a wrong first letter', 'parclays'],
  ])('forgives %s', (_, word) => {
    expect([...similar(['bank', 'barclays', 'barley'], word, 2, false).keys()]).toContain('barclays')
  })

  it('takes a beginning only when told so', () => {
    expect(similar(['vodafone'], 'vpda', 1, false).size).toBe(0)
    expect(similar(['vodafone'], 'vpda', 1, true)).toEqual(new Map([['vodafone', typoCost(1, false)]]))
  })

  it('gives exactly the tokens whose distance is small enough, at their least cost', () => {
    const token = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '&'), minLength: 1, maxLength: 12 })
    const tokens = fc.uniqueArray(token, { maxLength: 30 }).map(list => list.sort())
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'é'), minLength: 4, maxLength: 12 })
    fc.assert(
      fc.property(tokens, word, fc.constantFrom(1, 2), fc.boolean(), (list, sought, edits, unfinished) => {
        const expected = new Map<string, number>()
        for (const text of list) {
          const distances = prefixDistances(sought, text)
          const costs = distances
            .map((distance, length) => ({ distance, cost: typoCost(distance, length === text.length) }))
            .filter(({ distance }, length) => distance <= edits && (unfinished || length === text.length))
            .map(({ cost }) => cost)
          if (costs.length > 0) expected.set(text, Math.min(...costs))
        }
        expect(similar(list, sought, edits, unfinished)).toEqual(expected)
      }),
    )
  })

  it('bears tokens and words of any length', () => {
    const long = 'a'.repeat(300)
    expect(similar([long], 'a'.repeat(29), 2, false).size).toBe(0)
    expect(similar([long], 'a'.repeat(29), 2, true).size).toBe(1)
    expect(similar([], 'abcd', 1, true).size).toBe(0)
  })
})

it('prefixDistances counts a swap of neighbours as one', () => {
  expect(prefixDistances('ca', 'ac')).toEqual([2, 1, 1])
  expect(prefixDistances('ca', 'abc').at(-1)).toBe(3)
})
