import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatPercent } from './format-number.ts'
import { shownDifference, shownNumber, shownTotal } from './shown-figures.ts'

const read = (text: string) => Number(text.replace('−', '-').replace('%', ''))

it('[RP-FORMAT-16] a total is that of the percentages shown', () => {
  expect(shownTotal([0.12345, 0.10114, -0.00004])).toBe(0.2246)
  expect(shownTotal([])).toBe(0)
  fc.assert(
    fc.property(fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { maxLength: 20 }), weights => {
      const added = weights.reduce((sum, weight) => sum + read(formatPercent(weight)), 0)
      expect(shownTotal(weights) * 100).toBeCloseTo(added, 8)
    }),
  )
})

it('[RP-FORMAT-15] a number is what it is written as', () => {
  expect(shownNumber(12.345, 1)).toBe(12.3)
  expect(shownNumber(-1.005, 2)).toBe(-1.01)
})

it('[RP-FORMAT-11] a difference is that of the percentages shown', () => {
  expect([formatPercent(0.12345), formatPercent(0.10114)]).toEqual(['12.35%', '10.11%'])
  expect(shownDifference(0.12345, 0.10114)).toBe(0.0224)
  expect(shownDifference(-0.00005, 0.00004)).toBe(-0.0001)
  const fraction = fc.double({ min: -2, max: 2, noNaN: true })
  fc.assert(
    fc.property(fraction, fraction, (a, b) => {
      expect(shownDifference(a, b) * 100).toBeCloseTo(read(formatPercent(a)) - read(formatPercent(b)), 8)
    }),
  )
})
