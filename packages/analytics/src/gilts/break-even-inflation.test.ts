import { getIsoDate } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import { breakEvenInflation } from './break-even-inflation.ts'

const curve = [
  { maturesOn: getIsoDate('2030-01-01'), redemptionYield: 0.04 },
  { maturesOn: getIsoDate('2034-01-01'), redemptionYield: 0.05 },
]

describe('breakEvenInflation', () => {
  it('is what makes a real and a nominal yield the same, the nominal one taken between its neighbours', () => {
    // Half way: 4.5%. 1.045 ÷ 1.01 − 1 = 3.4653%.
    expect(breakEvenInflation(0.01, getIsoDate('2032-01-01'), curve)).toBeCloseTo(1.045 / 1.01 - 1, 4)
    expect(breakEvenInflation(0.01, getIsoDate('2034-01-01'), curve)).toBeCloseTo(1.05 / 1.01 - 1, 12)
  })

  it('is not guessed beyond the shortest and the longest gilt, or without a real yield', () => {
    expect(breakEvenInflation(0.01, getIsoDate('2040-01-01'), curve)).toBeNull()
    expect(breakEvenInflation(0.01, getIsoDate('2029-12-31'), curve)).toBeNull()
    expect(breakEvenInflation(null, getIsoDate('2032-01-01'), curve)).toBeNull()
    expect(breakEvenInflation(0.01, getIsoDate('2032-01-01'), [])).toBeNull()
  })
})
