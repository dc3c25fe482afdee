import { expect, it } from 'vitest'
import { valueAt } from './value-at.ts'

it('takes the value at a fraction of all, in whatever order they come', () => {
  const values = [5, 1, 4, 2, 3]
  expect([0, 0.5, 0.99, 1].map(fraction => valueAt(values, fraction))).toEqual([1, 3, 5, 5])
  expect(valueAt([], 0.5)).toBeNaN()
})
