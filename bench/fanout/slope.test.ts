import { expect, it } from 'vitest'
import { findSlope } from './slope.ts'

it('finds the rate of a straight line without an error', () => {
  expect(findSlope([0, 1, 2, 3].map(at => ({ at, value: 5 + 2 * at })))).toEqual({ rate: 2, error: 0 })
})

it('says how sure the rate is', () => {
  const values = [1, 3, 2, 5, 4]
  const { rate, error } = findSlope(values.map((value, at) => ({ at, value })))
  expect(rate).toBeCloseTo(0.8)
  expect(error).toBeCloseTo(0.3464, 4)
})
