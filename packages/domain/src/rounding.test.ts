import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { divideRounded, type Rounding, toSafeInteger } from './rounding.ts'

describe('rounded division', () => {
  it.each<[bigint, bigint, Rounding, bigint]>([
    [5n, 2n, 'half-even', 2n],
    [7n, 2n, 'half-even', 4n],
    [-5n, 2n, 'half-even', -2n],
    [5n, -2n, 'half-even', -2n],
    [5n, 2n, 'half-up', 3n],
    [-5n, 2n, 'half-up', -3n],
    [-5n, -2n, 'half-up', 3n],
    [1n, 3n, 'half-up', 0n],
    [2n, 3n, 'half-even', 1n],
    [0n, 7n, 'half-up', 0n],
  ])('%s / %s, %s, is %s', (n, d, rounding, expected) => {
    expect(divideRounded(n, d, rounding)).toBe(expected)
  })

  it('is never further off than half a unit', () => {
    const nonZero = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }).filter(d => d !== 0n)
    fc.assert(
      fc.property(fc.bigInt(), nonZero, fc.constantFrom<Rounding>('half-even', 'half-up'), (n, d, rounding) => {
        const error = divideRounded(n, d, rounding) * d - n
        const size = error < 0n ? -error : error
        expect(size * 2n <= (d < 0n ? -d : d)).toBe(true)
      }),
    )
  })

  it('refuses zero and unsafe integers', () => {
    expect(() => divideRounded(1n, 0n, 'half-up')).toThrow(expect.objectContaining({ code: 'DOMAIN_DIVISION_BY_ZERO' }))
    expect(() => toSafeInteger(2n ** 53n, 'It')).toThrow(expect.objectContaining({ code: 'DOMAIN_OUT_OF_RANGE' }))
  })
})
