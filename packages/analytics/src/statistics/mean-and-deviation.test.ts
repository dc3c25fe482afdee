import { expect, it } from 'vitest'
import { covarianceOf, mean, slopeOf, standardDeviation, zScore } from './mean-and-deviation.ts'

it('averages values', () => {
  expect(mean([1, 2, 6])).toBe(3)
  expect(mean([])).toBe(0)
})

it('measures deviation of a sample', () => {
  expect(standardDeviation([2, 4, 4, 4, 5, 5, 7, 9])).toBeCloseTo(Math.sqrt(32 / 7), 12)
  expect(standardDeviation([5])).toBe(0)
})

it('counts standard deviations from the mean, none where all values are equal', () => {
  expect(zScore(9, [2, 4, 4, 4, 5, 5, 7, 9])).toBeCloseTo(2, 12)
  expect(zScore(5, [5, 5])).toBe(0)
})

it('measures how two series move together', () => {
  expect(covarianceOf([1, 2, 3], [2, 4, 6])).toBeCloseTo(4 / 3, 12)
  expect(covarianceOf([1, 2, 3], [1, 2, 3])).toBeCloseTo(2 / 3, 12)
  expect(slopeOf([2, 4, 6], [1, 2, 3])).toBeCloseTo(2, 12)
  expect(slopeOf([2, 4, 6], [1, 1, 1])).toBeNull()
})
