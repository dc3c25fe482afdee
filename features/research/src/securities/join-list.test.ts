import { expect, it } from 'vitest'
import { joinList } from './join-list.ts'

it('joins items with commas and a final and', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(joinList)).toEqual(['', 'a', 'a and b', 'a, b and c'])
})
