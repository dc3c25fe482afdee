import { describe, expect, it } from 'vitest'
import { fixtureLines } from '../testing/fixture-lines.ts'
import { identify } from './identify.ts'

describe('identify', () => {
  it('knows a good ISIN and a good SEDOL', () => {
    expect(identify(' gb00bd3rz251 ')).toEqual({ kind: 'ISIN', value: 'GB00BD3RZ251', valid: true, reason: null })
    expect(identify('bd3rz25')).toEqual({ kind: 'SEDOL', value: 'BD3RZ25', valid: true, reason: null })
  })

  it('tells a typing error in words', () => {
    expect(identify('GB00BD3RZ252')).toMatchObject({ valid: false, reason: 'That ISIN has a typing error' })
    expect(identify('BD3RZ26')).toMatchObject({ valid: false, reason: 'That SEDOL has a typing error' })
  })

  it.each(['', 'HVL', 'Harrow & Vale', 'LSE:HVL', 'international', 'vodafon'])('sees no identifier in %j', term => {
    expect(identify(term)).toBeNull()
  })

  it('finds every real identifier valid', () => {
    for (const name of ['isin', 'sedol'] as const) {
      for (const value of fixtureLines(`${name}_valid.txt`)) {
        expect(identify(value)).toMatchObject({ kind: name.toUpperCase(), valid: true })
      }
    }
  })
})
