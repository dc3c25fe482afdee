import { expect, it } from 'vitest'
import { Tally } from './tally.ts'

it('counts each key up to the limit and drops empty keys', () => {
  const tally = new Tally(2)
  expect([tally.add('a'), tally.add('a'), tally.add('a'), tally.add('b')]).toEqual([true, true, false, true])
  tally.remove('a')
  expect([tally.add('a'), tally.add('a')]).toEqual([true, false])
  for (const key of ['a', 'a', 'b']) tally.remove(key)
  expect(tally.size).toBe(0)
})
