import fc from 'fast-check'
import { expect, it } from 'vitest'
import { plotHeight, yOf } from './plot-space.ts'
import { logScale, niceScale, tickDecimals } from './scale.ts'

it('chooses round steps around the values', () => {
  expect(niceScale([1012, 1356]).ticks).toEqual([1000, 1100, 1200, 1300, 1400])
})

it('always encloses the values between a few ticks, flat and tiny series included', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 1_000_000_000 }), { minLength: 1, maxLength: 50 }), values => {
      const scale = niceScale(values)
      for (const value of values) {
        const y = yOf(scale, value)
        if (!(y >= -1e-6 && y <= plotHeight + 1e-6)) return false
      }
      return scale.ticks.length >= 2 && scale.ticks.length <= 7
    }),
  )
})

it('spaces a wide logarithmic scale by 1, 2, 5, with equal heights for equal proportions', () => {
  const scale = logScale([12, 900])
  expect(scale.ticks).toEqual([10, 20, 50, 100, 200, 500, 1000])
  expect(yOf(scale, 10)).toBeCloseTo(plotHeight, 9)
  expect(yOf(scale, 100)).toBeCloseTo(plotHeight / 2, 9)
  expect(yOf(scale, 1000)).toBeCloseTo(0, 9)
})

it('encloses any positive values on a logarithmic scale with a few ticks', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 1_000_000_000 }), { minLength: 1, maxLength: 50 }), values => {
      const scale = logScale(values)
      return (
        scale.ticks.length >= 2 &&
        values.every(value => yOf(scale, value) >= -1e-6 && yOf(scale, value) <= plotHeight + 1e-6)
      )
    }),
  )
})

it.each([
  { ticks: [20, 22.5], divisor: 1, decimals: 1 },
  { ticks: [2000, 2250], divisor: 100, decimals: 1 },
  { ticks: [100, 125], divisor: 100, decimals: 2 },
  { ticks: [600, 800], divisor: 1, decimals: 0 },
  { ticks: [0, 0.001], divisor: 0.01, decimals: 1 },
])('formats ticks $ticks over $divisor with $decimals decimals', ({ ticks, divisor, decimals }) => {
  expect(tickDecimals({ low: 0, high: 1, ticks }, divisor)).toBe(decimals)
})
