import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLei, leiCheckDigits, parseLei, toLei } from './lei.ts'

const alphabet = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const anyLei = fc
  .string({ unit: fc.constantFrom(...alphabet), minLength: 18, maxLength: 18 })
  .map(first18 => toLei(first18))

describe('LEI', () => {
  it.each(['213800LH1BZH3DI6G760', '5493000IBP32UQZ0KL24', 'HWUPKR0MPOU8FGXBT394'])('accepts the real %s', lei => {
    expect(isLei(lei)).toBe(true)
    expect(leiCheckDigits(lei.slice(0, 18))).toBe(lei.slice(18))
  })

  it.each(['213800LH1BZH3DI6G761', '213800LH1BZH3DI6G76', '213800lh1bzh3di6g760', '213800LH1BZH3DI6G7A0', ''])(
    'refuses %j',
    given => {
      expect(isLei(given)).toBe(false)
    },
  )

  it('betrays any one wrong digit, and any one wrong letter', () => {
    fc.assert(
      fc.property(anyLei, fc.nat(19), fc.constantFrom(...alphabet), (lei, position, wrong) => {
        const right = lei.charAt(position)
        fc.pre(right !== wrong && /\d/.test(right) === /\d/.test(wrong))
        expect(isLei(lei)).toBe(true)
        expect(isLei(lei.slice(0, position) + wrong + lei.slice(position + 1))).toBe(false)
      }),
    )
  })

  it('is read from lower case', () => {
    expect(parseLei('213800lh1bzh3di6g760')).toBe('213800LH1BZH3DI6G760')
    expect(() => toLei('short')).toThrow(expect.objectContaining({ code: 'DOMAIN_INVALID_IDENTIFIER' }))
  })
})
