import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editDistance } from './edit-distance.ts'
import { findNearest } from './nearest.ts'

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['kitten', 'sitting', 3],
    ['prod', 'prodd', 1],
    ['emae', 'emea', 2],
  ])('of %j and %j is %i', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance)
  })

  it('is a metric', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })
    fc.assert(
      fc.property(word, word, word, (a, b, c) => {
        expect(editDistance(a, b) === 0).toBe(a === b)
        expect(editDistance(a, b)).toBe(editDistance(b, a))
        expect(editDistance(a, c)).toBeLessThanOrEqual(editDistance(a, b) + editDistance(b, c))
      }),
    )
  })
})

describe('findNearest', () => {
  const known = ['environment', 'region', 'prod', 'us']

  it.each([
    ['enviroment', 'environment'],
    ['REGION', 'region'],
    ['prd', 'prod'],
    ['uk', 'us'],
  ])('takes %s for %s', (name, meant) => {
    expect(findNearest(name, known)).toBe(meant)
  })

  it.each(['zzzzzz', 'mars', ''])('knows nothing near %j', name => {
    expect(findNearest(name, known)).toBeNull()
  })

  it('prefers the first of two at the same distance', () => {
    expect(findNearest('abcx', ['abca', 'abcb'])).toBe('abca')
  })
})
