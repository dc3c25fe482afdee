import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseInt8 } from './type-parsers.ts'

describe('parseInt8', () => {
  it('reads every integer that a number holds exactly', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), value => {
        expect(parseInt8(String(value))).toBe(value)
      }),
    )
  })

  it('refuses every other', () => {
    const large = fc.bigInt({ min: 2n ** 53n, max: 2n ** 63n - 1n })
    fc.assert(
      fc.property(large, value => {
        expect(() => parseInt8(String(value))).toThrow(String(value))
      }),
    )
    expect(() => parseInt8('-9007199254740992')).toThrow(expect.objectContaining({ code: 'DB_UNSAFE_INTEGER' }))
  })
})
