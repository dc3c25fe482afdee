import { expect, it } from 'vitest'
import { sparkLine } from './spark-line.ts'

const size = { width: 100, height: 20, inset: [2, 0] } as const

it('uses the whole height, with a gap for missing values', () => {
  expect(sparkLine([0, 10, null, 5, 5], size).path).toBe('M0.0 18.0L25.0 2.0M75.0 10.0L100.0 10.0')
})

it('centres a flat line, and widens its range by other values', () => {
  expect(sparkLine([3, 3], size).path).toBe('M0.0 10.0L100.0 10.0')
  const line = sparkLine([3, 3], size, [0])
  expect([line.low, line.y(3), line.y(0)]).toEqual([0, 2, 18])
})
