import { expect, it } from 'vitest'
import { findCycles } from './import-cycles.ts'

it('finds the groups that reach each other and no others', () => {
  const edges = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
    ['d', ['e']],
    ['e', ['d', 'f']],
    ['f', []],
  ])
  expect(findCycles(edges)).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e'],
  ])
})
