import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMoney } from './format-money.ts'
import {
  addMoney,
  compareMoney,
  type Money,
  money,
  multiplyMoney,
  negateMoney,
  parseMoney,
  subtractMoney,
  sumMoney,
  toMajorNumber,
} from './money.ts'
import { divideRounded } from './rounding.ts'

const amount = fc.maxSafeInteger()
const smallAmount = fc.integer({ min: -(10 ** 12), max: 10 ** 12 })
const gbp = (n: number): Money => money(n, 'GBP')

/** What a call gives, or the code of the error it throws. */
const outcome = (call: () => Money): number | string => {
  try {
    return call().amount
  } catch (error) {
    return (error as { code: string }).code
  }
}

describe('money', () => {
  it('[RP-DATA-3] adds and subtracts exactly as BigInt does, or says that it cannot', () => {
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        for (const [call, exact] of [
          [() => addMoney(gbp(a), gbp(b)), BigInt(a) + BigInt(b)],
          [() => subtractMoney(gbp(a), gbp(b)), BigInt(a) - BigInt(b)],
        ] as const) {
          const expected = Number.isSafeInteger(Number(exact)) ? Number(exact) : 'DOMAIN_OUT_OF_RANGE'
          expect(outcome(call)).toBe(expected)
        }
      }),
    )
  })

  it('[RP-DATA-3] a long sum does not drift, in any order', () => {
    fc.assert(
      fc.property(fc.array(smallAmount, { maxLength: 200 }), amounts => {
        const exact = amounts.reduce((sum, n) => sum + BigInt(n), 0n)
        expect(sumMoney(amounts.map(gbp), 'GBP').amount).toBe(Number(exact))
        expect(sumMoney(amounts.map(gbp).reverse(), 'GBP').amount).toBe(Number(exact))
      }),
    )
  })

  it('[RP-DATA-3] multiplies by a ratio with one rounding', () => {
    const rounding = fc.constantFrom('half-even' as const, 'half-up' as const)
    fc.assert(
      fc.property(smallAmount, fc.integer(), fc.integer({ min: 1 }), rounding, (n, numerator, denominator, mode) => {
        const exact = divideRounded(BigInt(n) * BigInt(numerator), BigInt(denominator), mode)
        const expected = Number.isSafeInteger(Number(exact)) ? Number(exact) : 'DOMAIN_OUT_OF_RANGE'
        expect(outcome(() => multiplyMoney(gbp(n), numerator, denominator, mode))).toBe(expected)
      }),
    )
  })

  it('rounds a tie by the mode asked for', () => {
    expect(multiplyMoney(gbp(250), 1, 100).amount).toBe(2)
    expect(multiplyMoney(gbp(250), 1, 100, 'half-up').amount).toBe(3)
    expect(multiplyMoney(gbp(1_000_000), 25, 10_000)).toEqual(gbp(2500))
  })

  it('compares as numbers do and has no minus zero', () => {
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        expect(compareMoney(gbp(a), gbp(b))).toBe(Math.sign(a - b) + 0)
      }),
    )
    expect(negateMoney(gbp(0)).amount).toBe(0)
    expect(negateMoney(gbp(5))).toEqual(gbp(-5))
  })

  it('[RP-DATA-3] mixing currencies is an error, never a conversion', () => {
    for (const mix of [addMoney, subtractMoney, compareMoney]) {
      expect(() => mix(gbp(1), money(1, 'USD'))).toThrow(expect.objectContaining({ code: 'DOMAIN_UNIT_MISMATCH' }))
    }
  })

  it('[RP-DATA-2] [RP-DATA-3] is a safe integer of a real currency, not of pence', () => {
    expect(() => money(0.5, 'GBP')).toThrow(expect.objectContaining({ code: 'DOMAIN_OUT_OF_RANGE' }))
    expect(() => money(2 ** 53, 'GBP')).toThrow(expect.objectContaining({ code: 'DOMAIN_OUT_OF_RANGE' }))
    expect(() => money(1, 'GBX')).toThrow(expect.objectContaining({ code: 'DOMAIN_UNKNOWN_UNIT' }))
    expect(() => multiplyMoney(gbp(1), 0.5)).toThrow(expect.objectContaining({ code: 'DOMAIN_OUT_OF_RANGE' }))
    expect(() => multiplyMoney(gbp(1), 1, 0)).toThrow(expect.objectContaining({ code: 'DOMAIN_DIVISION_BY_ZERO' }))
  })

  it('is read from decimal text, exactly', () => {
    expect(parseMoney('50674.04', 'GBP')).toEqual(gbp(5_067_404))
    expect(parseMoney('-0.5', 'GBP')).toEqual(gbp(-50))
    expect(parseMoney('12.000', 'JPY')).toEqual(money(12, 'JPY'))
    for (const text of ['1.005', '1,000', '', '1e3', '.5', 'abc']) {
      expect(() => parseMoney(text, 'GBP')).toThrow(expect.objectContaining({ code: 'DOMAIN_INVALID_NUMBER' }))
    }
  })

  it('is written so that it reads back', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom('GBP', 'JPY', 'KWD'), (n, currency) => {
        const plain = formatMoney(money(n, currency))
          .replace('−', '-')
          .replace(/[^-\d.]/g, '')
        expect(parseMoney(plain, currency)).toEqual(money(n, currency))
      }),
    )
  })

  it('becomes a plain number for charts', () => {
    expect(toMajorNumber(gbp(12_345))).toBe(123.45)
    expect(toMajorNumber(money(12_345, 'JPY'))).toBe(12_345)
  })
})
