import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fixtureLines } from '../testing/fixture-lines.ts'
import { exchanges } from './exchange.ts'
import { isIsin } from './isin.ts'
import { getMarketCode, isCanonical, parseMarketCode, researchPath, splitMarketCode } from './market-code.ts'
import { looksLikeSedol } from './sedol.ts'

const codeText = fc.string({ unit: fc.constantFrom(...'ABCXYZ0189.-'), minLength: 1, maxLength: 12 })
const prefixText = fc.string({ unit: fc.constantFrom(...'ABCXYZ0189'), minLength: 2, maxLength: 10 })
const anyCode = fc
  .tuple(fc.oneof(prefixText, fc.constant('FUND')), codeText)
  .map(([prefix, code]) => `${prefix}:${code}`)

/** Changes the case of each letter by a bit of `mask`. */
const mixCase = (text: string, mask: number): string =>
  Array.from(text, (character, i) => ((mask >> (i % 30)) & 1 ? character.toLowerCase() : character)).join('')

describe('market code', () => {
  it.each(fixtureLines('market-code_valid.txt').map(line => line.split(' ') as [string, string]))(
    '[RP-CODE-1] [RP-CODE-2] [RP-CODE-3] %s is %s',
    (given, canonical) => {
      expect(parseMarketCode(given)).toBe(canonical)
    },
  )

  it.each(fixtureLines('market-code_invalid.txt'))('[RP-CODE-7] refuses %j', given => {
    expect(parseMarketCode(given)).toBeNull()
  })

  it('[RP-CODE-6] the canonical form is upper case and parsing it again changes nothing', () => {
    fc.assert(
      fc.property(anyCode, given => {
        const once = parseMarketCode(given)
        const code = given.slice(5)
        expect(once === null).toBe(given.startsWith('FUND:') && !looksLikeSedol(code) && !isIsin(code))
        if (once === null) return
        expect(once).toBe(once.toUpperCase())
        expect(parseMarketCode(once)).toBe(once)
        expect(isCanonical(once)).toBe(true)
      }),
    )
  })

  it('[RP-CODE-3] [RP-CODE-4] every spelling of a code has the same canonical form', () => {
    const spellings = fc.constantFrom(...exchanges).chain(exchange =>
      fc.record({
        canonical: fc.constant(exchange.code),
        prefix: fc.constantFrom(exchange.code, exchange.mic, ...exchange.aliases),
      }),
    )
    const colon = fc.constantFrom(':', '%3A', '%3a')
    fc.assert(
      fc.property(spellings, codeText, colon, fc.nat(), ({ canonical, prefix }, code, separator, mask) => {
        const given = mixCase(prefix, mask) + separator + mixCase(code, mask)
        expect(parseMarketCode(given)).toBe(`${canonical}:${code}`)
      }),
    )
  })

  it('[RP-CODE-5] dots survive parsing, splitting and paths', () => {
    for (const given of ['LSE:BP.', 'LSE:BT.A', 'LSE:BW.']) {
      const code = getMarketCode(given)
      expect(code).toBe(given)
      expect(splitMarketCode(code)).toEqual({ exchange: 'LSE', code: given.slice(4) })
      expect(new URL(researchPath(code), 'https://example.com').pathname).toBe(`/market-research/${given}`)
    }
  })

  it('[RP-CODE-7] a letter that only upper-casing makes fit is refused', () => {
    expect(parseMarketCode('lße:hvl')).toBeNull()
    expect(parseMarketCode('lse:hvı')).toBeNull()
  })

  it('[RP-CODE-8] a well-shaped prefix that is no known exchange is kept', () => {
    expect(parseMarketCode('ftse:ukx')).toBe('FTSE:UKX')
  })

  it('[RP-CODE-9] the colon is raw in a path', () => {
    expect(researchPath(getMarketCode('XLON%3AHVL'))).toBe('/market-research/LSE:HVL')
  })

  it('an unusable code is an error that says what would be right', () => {
    expect(() => getMarketCode('HVL')).toThrow(
      expect.objectContaining({ code: 'DOMAIN_INVALID_MARKET_CODE', message: expect.stringContaining('LSE:HVL') }),
    )
  })
})
