import { addDays, getIsoDate } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { annualVolatility, rollingReturns } from './risk-measures.ts'

const start = getIsoDate('2020-01-31')
const series = (values: readonly number[]) => values.map((value, index) => ({ day: addDays(start, index), value }))

it('[RP-RETURN-6] makes a yearly rate of monthly swings, and none of too few months', () => {
  // Up 10%, down 10%, twice: the deviation of the four returns is 0.1 × √(4/3).
  const swings = series([100, 110, 99, 108.9, 98.01])
  expect(annualVolatility(swings, 4)).toBeCloseTo(0.1 * Math.sqrt(4 / 3) * Math.sqrt(12), 10)
  expect(annualVolatility(swings, 5)).toBeNull()
  expect(annualVolatility(series([1, 2, 4, 8]), 3)).toBeCloseTo(0, 12)
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
