import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fixtureLines } from '../testing/fixture-lines.ts'
import { isIsin, isinCheckDigit, looksLikeIsin, parseIsin, toIsin } from './isin.ts'

const alphabet = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const letters = alphabet.slice(10)
const text = (characters: readonly string[], length: number) =>
  fc.string({ unit: fc.constantFrom(...characters), minLength: length, maxLength: length })
const anyIsin = fc.tuple(text(letters, 2), text(alphabet, 9)).map(([country, nsin]) => toIsin(country, nsin))

describe('ISIN', () => {
  it.each(fixtureLines('isin_valid.txt'))('accepts the real %s', isin => {
    expect(isIsin(isin)).toBe(true)
    expect(toIsin(isin.slice(0, 2), isin.slice(2, 11))).toBe(isin)
  })

  it.each(fixtureLines('isin_invalid.txt'))('refuses %j', given => {
    expect(isIsin(given)).toBe(false)
  })

  it('is accepted when its check digit was made by the same rule', () => {
    fc.assert(fc.property(anyIsin, isin => isIsin(isin) && looksLikeIsin(isin)))
  })

  it('has exactly one right check digit', () => {
    fc.assert(
      fc.property(anyIsin, isin => {
        const accepted = [...'0123456789'].filter(digit => isIsin(isin.slice(0, 11) + digit))
        expect(accepted).toEqual([String(isinCheckDigit(isin.slice(0, 11)))])
      }),
    )
  })

  it('betrays any one wrong digit', () => {
    fc.assert(
      fc.property(anyIsin, fc.nat(11), fc.integer({ min: 1, max: 9 }), (isin, position, step) => {
        const original = isin.charAt(position)
        fc.pre(/\d/.test(original))
        const wrong = String((Number(original) + step) % 10)
        expect(isIsin(isin.slice(0, position) + wrong + isin.slice(position + 1))).toBe(false)
      }),
    )
  })

  it('is read from lower case with space around it', () => {
    expect(parseIsin(' gb00bd3rz251 ')).toBe('GB00BD3RZ251')
    expect(parseIsin('GB00BD3RZ252')).toBeNull()
  })

  it('refuses to calculate a check digit of anything else', () => {
    expect(() => isinCheckDigit('GB00BD3RZ2')).toThrow(expect.objectContaining({ code: 'DOMAIN_INVALID_IDENTIFIER' }))
    expect(() => toIsin('gb', '00BD3RZ25')).toThrow(expect.objectContaining({ code: 'DOMAIN_INVALID_IDENTIFIER' }))
  })
})
