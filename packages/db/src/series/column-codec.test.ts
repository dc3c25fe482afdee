import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeColumn, encodeColumn } from './column-codec.ts'

const anyNumber = fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -300, max: 300 }), fc.constant(null))

describe('a column of numbers', () => {
  it('[RP-DATA-28] comes back from its bytes unchanged, whatever the numbers', () => {
    fc.assert(
      fc.property(fc.array(anyNumber, { maxLength: 30 }), numbers => {
        expect(decodeColumn(encodeColumn(numbers))).toEqual(numbers)
      }),
    )
  })

  it.each([
    [[], ''],
    [[null], '00'],
    [[0], '01'],
    [[1, 0, 63, 127], '03027f8101'],
    [[128_450, 128_450, 128_449], '85d70f0102'],
    [[5, null, 6], '0b0003'],
    [[Number.MAX_SAFE_INTEGER], 'ffffffffffffff1f'],
    [[Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER], 'ffffffffffffff1ffcffffffffffff3f'],
  ])('writes %j as %s', (numbers, hex) => {
    expect(Buffer.from(encodeColumn(numbers)).toString('hex')).toBe(hex)
    expect(decodeColumn(Buffer.from(hex, 'hex'))).toEqual(numbers)
  })

  it('takes one byte for a day that follows another, and two for the usual step of a price', () => {
    expect(encodeColumn([313, 314, 315, 318]).length).toBe(2 + 3)
    expect(encodeColumn([128_450, 126_600, 127_900]).length).toBe(3 + 2 + 2)
  })
})
