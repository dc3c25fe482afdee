import { addDays, addMonths, getIsoDate } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { bestAndWorst, shareOfLosses } from './best-and-worst.ts'

const start = getIsoDate('2020-01-31')
const series = (values: readonly number[]) => values.map((value, index) => ({ day: addDays(start, index), value }))

it('finds the best and the worst twelve months between month ends', () => {
  const ends = series([100, ...Array.from({ length: 11 }, () => 100), 150, 80])
  expect(bestAndWorst(ends)).toEqual({
    best: { from: ends[0]?.day, to: ends[12]?.day, fraction: 0.5 },
    worst: { from: ends[1]?.day, to: ends[13]?.day, fraction: 80 / 100 - 1 },
  })
  expect(bestAndWorst(series([1, 2]))).toBeNull()
})

const ends = [100, 110, 99, 99, 120].map((value, index) => ({ day: addMonths(start, index), value }))

it('finds the best and worst months, and the share with a loss', () => {
  const found = bestAndWorst(ends, 1)
  expect(found?.best.fraction).toBeCloseTo(0.2121, 4)
  expect(found?.worst).toEqual({ from: '2020-02-29', to: '2020-03-31', fraction: expect.closeTo(-0.1) })
  expect(shareOfLosses(ends, 1)).toBe(0.25)
})

it('has none where the history is shorter than the period', () => {
  expect(bestAndWorst(ends, 5)).toBeNull()
  expect(shareOfLosses(ends, 5)).toBeNull()
})
