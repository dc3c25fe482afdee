import fc from 'fast-check'
import { expect, it } from 'vitest'
import { consensusOf } from './summary-lists.ts'

it.each([
  [[2, 0, 2, 0, 0], 'Buy'],
  [[3, 2, 1, 0, 0], 'Buy'],
  [[4, 0, 0, 0, 0], 'Strong buy'],
  [[0, 1, 2, 1, 0], 'Hold'],
  [[0, 0, 1, 3, 0], 'Sell'],
] as const)('calls %j %s', (counts, word) => {
  expect(consensusOf(counts)).toBe(word)
})

it('is the shared view where all brokers agree', () => {
  const words = ['Strong buy', 'Buy', 'Hold', 'Sell', 'Strong sell']
  fc.assert(
    fc.property(fc.nat({ max: 4 }), fc.integer({ min: 1, max: 30 }), (index, count) => {
      const counts = words.map((_, place) => (place === index ? count : 0))
      return consensusOf(counts) === words[index]
    }),
  )
})
