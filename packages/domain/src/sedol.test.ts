import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fixtureLines } from '../testing/fixture-lines.ts'
import type { Isin } from './brand.ts'
import { toIsin } from './isin.ts'
import { isSedol, parseSedol, sedolCheckDigit, sedolFromIsin, toSedol } from './sedol.ts'

const alphabet = [...'0123456789BCDFGHJKLMNPQRSTVWXYZ']
const anySedol = fc
  .string({ unit: fc.constantFrom(...alphabet), minLength: 6, maxLength: 6 })
  .map(first6 => toSedol(first6))

describe('SEDOL', () => {
  it.each(fixtureLines('sedol_valid.txt'))('accepts the real %s', sedol => {
    expect(isSedol(sedol)).toBe(true)
    expect(toSedol(sedol.slice(0, 6))).toBe(sedol)
  })

  it.each(fixtureLines('sedol_invalid.txt'))('refuses %j', given => {
    expect(isSedol(given)).toBe(false)
  })

  it('betrays any one wrong digit', () => {
    fc.assert(
      fc.property(anySedol, fc.nat(6), fc.integer({ min: 1, max: 9 }), (sedol, position, step) => {
        const original = sedol.charAt(position)
        fc.pre(/\d/.test(original))
        const wrong = String((Number(original) + step) % 10)
        expect(isSedol(sedol.slice(0, position) + wrong + sedol.slice(position + 1))).toBe(false)
      }),
    )
  })

  it('comes back out of the ISIN it was built into', () => {
    fc.assert(
      fc.property(anySedol, fc.constantFrom('GB', 'JE', 'GG', 'IM', 'IE'), (sedol, country) => {
        expect(sedolFromIsin(toIsin(country, `00${sedol}`))).toBe(sedol)
      }),
    )
  })

  it.each([
    ['GB00BD3RZ251', 'BD3RZ25'],
    ['GB0002634946', '0263494'],
    // Newer Irish codes are not built on a SEDOL: the check digit does not fit.
    [toIsin('IE', '000ABCDE1'), null],
    [toIsin('IE', '00BD3RZ24'), null],
    [toIsin('LU', '00BD3RZ25'), null],
    [toIsin('GB', '01BD3RZ25'), null],
  ])('of the ISIN %s is %s', (isin, sedol) => {
    expect(sedolFromIsin(isin as Isin)).toBe(sedol)
  })

  it('is read from lower case with space around it', () => {
    expect(parseSedol(' bd3rz25 ')).toBe('BD3RZ25')
    expect(parseSedol('BD3RZ26')).toBeNull()
  })

  it('refuses to calculate a check digit over vowels', () => {
    expect(() => sedolCheckDigit('BA3RZ2')).toThrow(expect.objectContaining({ code: 'DOMAIN_INVALID_IDENTIFIER' }))
  })
})
