import { expect, it } from 'vitest'
import { joinWords } from './join-words.ts'

it('joins words with commas and a final and', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(joinWords)).toEqual(['', 'a', 'a and b', 'a, b and c'])
})
