import { describe, expect, it } from 'vitest'
import { securityTypeFromCfi } from './cfi.ts'
import { isSecurityType, securityTypeLabels, securityTypePlurals, securityTypes } from './security-type.ts'

describe('CFI to security type', () => {
  it.each([
    ['ESVUFR', 'EQUITY'],
    ['EPVUFR', 'EQUITY'],
    ['ECVUFR', 'EQUITY'],
    ['EFVUFR', 'EQUITY'],
    ['EDSNFR', 'EQUITY'],
    ['CIOGEU', 'FUND'],
    ['CICGES', 'CLOSED_END_FUND'],
    ['CBCIXS', 'CLOSED_END_FUND'],
    ['CBOIXS', 'FUND'],
    ['CFOGXX', 'FUND'],
    ['CEOIES', 'ETF'],
    ['DBFTFB', 'BOND'],
    ['DCFUFR', 'BOND'],
    ['DTFUFB', 'BOND'],
    ['esvufr', 'EQUITY'],
    ['EYAYMR', null],
    ['ELNUFN', null],
    ['EMXXXX', null],
    ['CIXXXX', null],
    ['CSOXXX', null],
    ['DYFTXB', null],
    ['RWSTCA', null],
    ['FFICSX', null],
    ['ES', null],
    ['', null],
  ])('%j is %s', (cfi, type) => {
    expect(securityTypeFromCfi(cfi)).toBe(type)
  })

  it('an operator override wins, as many trusts are reported as ordinary shares', () => {
    expect(securityTypeFromCfi('ESVUFR', 'CLOSED_END_FUND')).toBe('CLOSED_END_FUND')
    expect(securityTypeFromCfi('ESVUFR', null)).toBe('EQUITY')
  })

  it('every type has its words', () => {
    expect(securityTypes.map(type => securityTypeLabels[type])).toEqual([
      'Share',
      'Investment trust',
      'Fund',
      'ETF',
      'Gilt',
    ])
    expect(Object.keys(securityTypePlurals)).toEqual([...securityTypes])
    expect(isSecurityType('EQUITY')).toBe(true)
    expect(isSecurityType('equity')).toBe(false)
  })
})
