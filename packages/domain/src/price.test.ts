import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addPrices,
  comparePrices,
  convertPrice,
  holdingValue,
  multiplyPrice,
  negatePrice,
  type Price,
  parsePrice,
  percentChange,
  price,
  rescalePrice,
  subtractPrices,
  toPriceNumber,
} from './price.ts'

const value = fc.integer({ min: -(10 ** 9), max: 10 ** 9 })
const scale = fc.nat(4)
const anyPrice = fc.tuple(value, scale).map(([v, s]) => price(v, s, 'GBX'))

/** The price as an integer of 10^-12 units. */
const exact = (p: Price): bigint => BigInt(p.value) * 10n ** BigInt(12 - p.scale)

describe('price', () => {
  it('[RP-DATA-1] is an integer with a scale and a unit', () => {
    expect(price(128_450, 2, 'GBp')).toEqual({ value: 128_450, scale: 2, unit: 'GBX' })
    expect(price(-0, 2, 'GBX').value).toBe(0)
    for (const [v, s] of [
      [0.5, 2],
      [2 ** 53, 0],
      [1, -1],
      [1, 13],
      [1, 0.5],
    ] as const) {
      expect(() => price(v, s, 'GBX')).toThrow(expect.objectContaining({ code: 'DOMAIN_OUT_OF_RANGE' }))
    }
    expect(() => price(1, 0, 'PENCE')).toThrow(expect.objectContaining({ code: 'DOMAIN_UNKNOWN_UNIT' }))
  })

  it('[RP-DATA-3] adds and subtracts exactly, whatever the scales', () => {
    fc.assert(
      fc.property(anyPrice, anyPrice, (a, b) => {
        expect(exact(addPrices(a, b))).toBe(exact(a) + exact(b))
        expect(addPrices(a, b)).toEqual(addPrices(b, a))
        expect(exact(subtractPrices(a, b))).toBe(exact(a) - exact(b))
        expect(comparePrices(subtractPrices(addPrices(a, b), b), a)).toBe(0)
      }),
    )
  })

  it('compares by worth, not by digits', () => {
    fc.assert(
      fc.property(anyPrice, anyPrice, (a, b) => {
        const difference = exact(a) - exact(b)
        expect(comparePrices(a, b)).toBe(difference === 0n ? 0 : difference < 0n ? -1 : 1)
      }),
    )
    expect(comparePrices(price(10, 1, 'GBX'), price(1, 0, 'GBX'))).toBe(0)
  })

  it('[RP-DATA-3] pounds and pence do not mix unasked', () => {
    const pence = price(100, 0, 'GBX')
    const pounds = price(1, 0, 'GBP')
    for (const mix of [addPrices, subtractPrices, comparePrices, percentChange]) {
      expect(() => mix(pence, pounds)).toThrow(expect.objectContaining({ code: 'DOMAIN_UNIT_MISMATCH' }))
    }
    expect(comparePrices(convertPrice(pence, 'GBP'), pounds)).toBe(0)
  })

  it('[RP-DATA-2] converts between pence and pounds exactly, there and back', () => {
    fc.assert(
      fc.property(anyPrice, p => {
        const pounds = convertPrice(p, 'GBP')
        expect(exact(pounds) * 100n).toBe(exact(p))
        expect(comparePrices(convertPrice(pounds, 'GBX'), p)).toBe(0)
      }),
    )
    expect(convertPrice(price(9725, 2, 'GBP'), 'GBX')).toEqual(price(9725, 0, 'GBX'))
    expect(convertPrice(price(97, 0, 'GBP'), 'GBX')).toEqual(price(9700, 0, 'GBX'))
    expect(() => convertPrice(price(1, 0, 'GBX'), 'USD')).toThrow(
      expect.objectContaining({ code: 'DOMAIN_UNIT_MISMATCH' }),
    )
  })

  it('[RP-DATA-3] rescales exactly or refuses', () => {
    const p = price(128_450, 2, 'GBX')
    expect(rescalePrice(p, 4)).toEqual(price(12_845_000, 4, 'GBX'))
    expect(rescalePrice(p, 1)).toEqual(price(12_845, 1, 'GBX'))
    expect(() => rescalePrice(p, 0)).toThrow(expect.objectContaining({ code: 'DOMAIN_INEXACT' }))
    expect(rescalePrice(p, 0, 'half-even')).toEqual(price(1284, 0, 'GBX'))
    expect(rescalePrice(p, 0, 'half-up')).toEqual(price(1285, 0, 'GBX'))
  })

  it('multiplies by a ratio', () => {
    expect(multiplyPrice(price(1000, 2, 'GBX'), 1, 3)).toEqual(price(333, 2, 'GBX'))
    expect(() => multiplyPrice(price(1, 0, 'GBX'), 1.5)).toThrow(
      expect.objectContaining({ code: 'DOMAIN_OUT_OF_RANGE' }),
    )
    expect(negatePrice(price(5, 0, 'GBX'))).toEqual(price(-5, 0, 'GBX'))
  })

  it('[RP-DATA-2] a holding priced in pence is worth pounds', () => {
    expect(holdingValue(price(128_450, 2, 'GBX'), 1000)).toEqual({ amount: 1_284_500, currency: 'GBP' })
    expect(holdingValue(price(18_240, 2, 'USD'), 3)).toEqual({ amount: 54_720, currency: 'USD' })
    expect(holdingValue(price(250_000, 0, 'ZAc'), 2)).toEqual({ amount: 500_000, currency: 'ZAR' })
    expect(holdingValue(price(150, 0, 'JPY'), 2)).toEqual({ amount: 300, currency: 'JPY' })
    // 12.345 units at 101.5p are 1,253.0175p.
    expect(holdingValue(price(1015, 1, 'GBX'), { value: 12_345, scale: 3 })).toEqual({ amount: 1253, currency: 'GBP' })
    expect(() => holdingValue(price(10 ** 9, 0, 'GBP'), 10 ** 9)).toThrow(
      expect.objectContaining({ code: 'DOMAIN_OUT_OF_RANGE' }),
    )
    expect(() => holdingValue(price(1, 0, 'GBP'), 0.5)).toThrow(
      expect.objectContaining({ code: 'DOMAIN_OUT_OF_RANGE' }),
    )
  })

  it('changes in percent are right to a millionth', () => {
    expect(percentChange(price(126_600, 2, 'GBX'), price(128_450, 2, 'GBX'))).toBe(0.01461295)
    expect(percentChange(price(100, 0, 'GBX'), price(500, 1, 'GBX'))).toBe(-0.5)
    expect(percentChange(price(100, 0, 'GBX'), price(100, 0, 'GBX'))).toBe(0)
    expect(() => percentChange(price(0, 0, 'GBX'), price(1, 0, 'GBX'))).toThrow(
      expect.objectContaining({ code: 'DOMAIN_DIVISION_BY_ZERO' }),
    )
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 6 }), fc.integer({ min: 0, max: 10 ** 6 }), (from, to) => {
        expect(percentChange(price(from, 2, 'GBX'), price(to, 2, 'GBX'))).toBeCloseTo((to - from) / from, 6)
      }),
    )
  })

  it('is read from decimal text, keeping its digits', () => {
    expect(parsePrice('1284.50', 'GBp')).toEqual(price(128_450, 2, 'GBX'))
    expect(parsePrice('-3', 'USD')).toEqual(price(-3, 0, 'USD'))
    for (const text of ['', '1,284.50', '.5', '1.', '1e2', 'NaN']) {
      expect(() => parsePrice(text, 'GBX')).toThrow(expect.objectContaining({ code: 'DOMAIN_INVALID_NUMBER' }))
    }
    expect(toPriceNumber(price(128_450, 2, 'GBX'))).toBe(1284.5)
  })
})
