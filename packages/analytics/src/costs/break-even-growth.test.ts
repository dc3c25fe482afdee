import { expect, it } from 'vitest'
import { breakEvenGrowth } from './break-even-growth.ts'

it('is zero if nothing was lost, or half a penny', () => {
  expect(breakEvenGrowth(growth => growth * 100)).toBe(0)
  expect(breakEvenGrowth(growth => growth * 100 - 0.5)).toBe(0)
  expect(breakEvenGrowth(growth => growth * 100 - 0.6)).toBeGreaterThan(0)
})

it('finds where the gain turns, near or far', () => {
  expect(breakEvenGrowth(growth => 1_000_000 * (growth - 0.0123))).toBeCloseTo(0.0123, 6)
  expect(breakEvenGrowth(growth => 1_000_000 * ((1 + growth) ** 25 - 40))).toBeCloseTo(40 ** (1 / 25) - 1, 6)
})

it('is right to half a penny, after few projections', () => {
  for (const years of [1, 5, 25, 40])
    for (const lost of [1, 100, 100_000, 600_000]) {
      let asked = 0
      const gain = (growth: number) => (1_000_000 - lost) * (1 + growth) ** years - 1_000_000
      const found = breakEvenGrowth(growth => {
        asked += 1
        return gain(growth)
      })
      if (found === null) throw new Error(`${lost} lost in ${years} years would be got back`)
      expect(Math.abs(gain(found))).toBeLessThanOrEqual(0.5)
      expect(asked).toBeLessThanOrEqual(20)
    }
})

it('[RP-COST-7] is found up to 200% a year and not beyond', () => {
  expect(breakEvenGrowth(growth => 1_000_000 * (growth - 1.9))).toBeCloseTo(1.9, 6)
  expect(breakEvenGrowth(growth => 1_000_000 * (growth - 2.1))).toBeNull()
})

it('is not there where no growth would do', () => {
  expect(breakEvenGrowth(() => -1_000)).toBeNull()
})
