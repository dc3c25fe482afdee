import { addDays, getIsoDate } from '@bellwether/domain'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { annualVolatility, bestAndWorstYear, maxDrawdown, rollingReturns } from './risk-measures.ts'

const start = getIsoDate('2020-01-31')
const series = (values: readonly number[]) => values.map((value, index) => ({ day: addDays(start, index), value }))

it('[RP-RETURN-8] finds the deepest fall, and the days until the peak was back', () => {
  expect(maxDrawdown(series([100, 120, 90, 110, 60, 100, 121, 115]))).toEqual({
    fall: -0.5,
    peak: '2020-02-01',
    trough: '2020-02-04',
    recovered: '2020-02-06',
    recoveryDays: 2,
  })
})

it('[RP-RETURN-8] says so while a fall has not been made good, and where there was none', () => {
  expect(maxDrawdown(series([100, 50, 99]))).toMatchObject({ recovered: null, recoveryDays: null })
  expect(maxDrawdown(series([1, 2, 3]))).toBeNull()
})

it('[RP-RETURN-8] finds a fall between minus 100% and nothing, from a peak to a later trough', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 40 }), values => {
      const found = maxDrawdown(series(values))
      return found === null || (found.fall < 0 && found.fall > -1 && found.peak < found.trough)
    }),
  )
})

it('[RP-RETURN-6] makes a yearly rate of monthly swings, and none of too few months', () => {
  // Up 10%, down 10%, twice: the deviation of the four returns is 0.1 × √(4/3).
  const swings = series([100, 110, 99, 108.9, 98.01])
  expect(annualVolatility(swings, 4)).toBeCloseTo(0.1 * Math.sqrt(4 / 3) * Math.sqrt(12), 10)
  expect(annualVolatility(swings, 5)).toBeNull()
  expect(annualVolatility(series([1, 2, 4, 8]), 3)).toBeCloseTo(0, 12)
})

it('finds the best and the worst twelve months between month ends', () => {
  const ends = series([100, ...Array.from({ length: 11 }, () => 100), 150, 80])
  expect(bestAndWorstYear(ends)).toEqual({
    best: { from: ends[0]?.day, to: ends[12]?.day, fraction: 0.5 },
    worst: { from: ends[1]?.day, to: ends[13]?.day, fraction: 80 / 100 - 1 },
  })
  expect(bestAndWorstYear(series([1, 2]))).toBeNull()
})

it('takes every period of three years between month ends, as a yearly rate', () => {
  // 10% a year for three years, then a month that doubles what there is.
  const steady = Array.from({ length: 37 }, (_, month) => 1.1 ** (month / 12))
  const rolling = rollingReturns(series([...steady, (steady.at(-1) ?? 0) * 2]))
  expect(rolling?.periods).toBe(2)
  expect(rolling?.lowest).toBeCloseTo(0.1, 12)
  expect(rolling?.highest).toBeCloseTo((2 * 1.1 ** (35 / 12)) ** (1 / 3) - 1, 12)
  expect(rolling?.average).toBeCloseTo(((rolling?.lowest ?? 0) + (rolling?.highest ?? 0)) / 2, 12)
  expect(rollingReturns(series(steady.slice(1)))).toBeNull()
})
