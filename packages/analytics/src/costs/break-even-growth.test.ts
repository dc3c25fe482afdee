import { expect, it } from 'vitest'
import { breakEvenGrowth } from './break-even-growth.ts'

it('is zero if nothing was lost', () => {
  expect(breakEvenGrowth(growth => growth * 100)).toBe(0)
})

it('finds where the gain turns, near or far', () => {
  expect(breakEvenGrowth(growth => 1_000_000 * (growth - 0.0123))).toBeCloseTo(0.0123, 6)
  expect(breakEvenGrowth(growth => 1_000_000 * ((1 + growth) ** 25 - 40))).toBeCloseTo(40 ** (1 / 25) - 1, 6)
})

it('is not there where no growth would do', () => {
  expect(breakEvenGrowth(() => -1_000)).toBeNull()
})
