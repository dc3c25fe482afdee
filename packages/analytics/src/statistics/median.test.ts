import fc from 'fast-check'
import { expect, it } from 'vitest'
import { median } from './median.ts'

it('is the middle value, whatever the order', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 3, 2])).toBe(2.5)
  expect(median([])).toBe(0)
})

it('has as many values below as above', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { minLength: 1 }), values => {
      const middle = median(values)
      const [below, above] = [values.filter(v => v < middle).length, values.filter(v => v > middle).length]
      expect(Math.max(below, above)).toBeLessThanOrEqual(values.length / 2)
    }),
  )
})
