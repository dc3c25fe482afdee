import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Histogram } from './histogram.ts'

it('returns quantiles to a tenth of a millisecond', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 500, noNaN: true }), { minLength: 1 }),
      fc.double({ min: 0.01, max: 1, noNaN: true }),
      (values, share) => {
        const histogram = new Histogram()
        for (const value of values) histogram.add(value)
        const sorted = values.toSorted((a, b) => a - b)
        const exact = sorted[Math.ceil(values.length * share) - 1] ?? Number.NaN
        const given = histogram.quantile(share) ?? Number.NaN
        expect(given).toBeGreaterThanOrEqual(exact)
        expect(given).toBeLessThanOrEqual(exact + 0.1 + 1e-9)
      },
    ),
  )
})

it('has no quantile without values, and clamps values out of range', () => {
  const histogram = new Histogram()
  expect(histogram.quantile(0.5)).toBeNull()
  expect(histogram.shareBelow(60)).toBeNull()
  histogram.add(-3)
  histogram.add(1e9)
  expect(histogram.quantile(0.5)).toBe(0.1)
  expect(histogram.quantile(1)).toBe(60_000.1)
})

it('returns the share of values below a limit', () => {
  const histogram = new Histogram()
  for (const ms of [1, 59.9, 60, 5000]) histogram.add(ms)
  expect(histogram.shareBelow(60)).toBe(0.5)
  expect(histogram.shareBelow(60_000)).toBe(1)
})
