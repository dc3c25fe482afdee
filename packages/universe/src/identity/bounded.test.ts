import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bounded } from './bounded.ts'

describe('bounded', () => {
  const drawn = fc.double({ min: 1, max: 1_000, noNaN: true })

  it('stays within the bounds and leaves what is well inside them alone', () => {
    fc.assert(
      fc.property(drawn, value => {
        const result = bounded(value, 10, 200)
        expect(result).toBeGreaterThanOrEqual(10)
        expect(result).toBeLessThanOrEqual(200)
      }),
    )
    expect([20, 50, 100].map(value => bounded(value, 10, 200))).toEqual([20, 50, 100])
  })

  it('keeps the order of values and holds them apart', () => {
    fc.assert(
      fc.property(drawn, drawn, (a, b) => {
        fc.pre(a + 0.01 < b)
        expect(bounded(a, 10, 200)).toBeLessThan(bounded(b, 10, 200))
      }),
    )
  })
})
