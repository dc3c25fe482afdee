import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bollingerBand, exponentialAverage, macd, relativeStrengthIndex, simpleAverage } from './indicators.ts'

/** Closes of a textbook's example of the 14-day index, and its values on the 15th to the 20th. */
const closes = [
  44.34, 44.09, 44.15, 43.61, 44.33, 44.83, 45.1, 45.42, 45.84, 46.08, 45.89, 46.03, 45.61, 46.28, 46.28, 46.0, 46.03,
  46.41, 46.22, 45.64,
]

it('averages the last values, and is null before there are enough', () => {
  expect(simpleAverage([1, 2, 3, 4, 5], 3)).toEqual([null, null, 2, 3, 4])
})

it('moves the exponential average by its share of each difference', () => {
  // Starts at the average of the first three, 2; then half of the way to each next value.
  expect(exponentialAverage([1, 2, 3, 6, 2], 3)).toEqual([null, null, 2, 4, 3])
  expect(exponentialAverage([null, 1, 2, 3, 6], 3)).toEqual([null, null, null, 2, 4])
})

it('puts the band two standard deviations from the middle', () => {
  // 2, 4, 4, 4, 5, 5, 7, 9 have the mean 5 and the standard deviation 2.
  const { middle, upper, lower } = bollingerBand([2, 4, 4, 4, 5, 5, 7, 9], 8)
  expect([middle.at(-1), upper.at(-1), lower.at(-1)]).toEqual([5, 9, 1])
  expect(upper.slice(0, 7)).toEqual(Array(7).fill(null))
})

it('matches the textbook’s relative strength index', () => {
  const index = relativeStrengthIndex(closes)
  expect(index.slice(0, 14)).toEqual(Array(14).fill(null))
  expect(index.slice(14).map(value => Math.round((value ?? 0) * 10) / 10)).toEqual([70.5, 66.2, 66.5, 69.3, 66.3, 57.9])
})

it('is 100 in a rise without a fall, 0 in a fall, 50 where nothing moves', () => {
  const days = Array.from({ length: 20 }, (_, day) => day)
  expect(relativeStrengthIndex(days).at(-1)).toBe(100)
  expect(relativeStrengthIndex(days.map(day => -day)).at(-1)).toBe(0)
  expect(relativeStrengthIndex(days.map(() => 7)).at(-1)).toBe(50)
})

it('has a MACD of zero where the price is flat, and of seven where it rises by one a day', () => {
  const still = macd(Array(60).fill(5))
  expect([still.line.at(-1), still.signal.at(-1), still.gap.at(-1)]).toEqual([0, 0, 0])
  // An exponential average of a straight line lags it by (count − 1) ÷ 2: 12.5 − 5.5.
  const rising = macd(Array.from({ length: 60 }, (_, day) => day))
  expect(rising.line.at(-1)).toBeCloseTo(7, 9)
  expect(rising.line.findIndex(value => value !== null)).toBe(25)
  expect(rising.signal.findIndex(value => value !== null)).toBe(33)
})

it('is never above 100 by rounding', () => {
  expect(relativeStrengthIndex([1, 1, 1, 1, 1, 4366.858066079991, 1], 5).at(5)).toBe(100)
})

it('stays within what it is made of, whatever the prices', () => {
  const prices = fc.array(fc.double({ min: 1, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(prices, values => {
      const [low, high] = [Math.min(...values) - 1e-6, Math.max(...values) + 1e-6]
      for (const series of [simpleAverage(values, 5), exponentialAverage(values, 5)])
        for (const value of series)
          if (value !== null) {
            expect(value).toBeGreaterThanOrEqual(low)
            expect(value).toBeLessThanOrEqual(high)
          }
      for (const value of relativeStrengthIndex(values, 5))
        if (value !== null) {
          expect(value).toBeGreaterThanOrEqual(0)
          expect(value).toBeLessThanOrEqual(100)
        }
    }),
  )
})
