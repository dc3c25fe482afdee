import { describe, expect, it } from 'vitest'
import { findUnit, getUnit, isCurrency, parseUnit } from './unit.ts'

describe('units', () => {
  it.each([
    ['GBp', 'GBX'],
    ['GBX', 'GBX'],
    ['gbx', 'GBX'],
    ['p', 'GBX'],
    ['GBP', 'GBP'],
    ['gbp', 'GBP'],
    ['ILA', 'ILA'],
    ['ZAc', 'ZAC'],
    ['ZAX', 'ZAC'],
    ['ZAC', 'ZAC'],
    ['ZAR', 'ZAR'],
    ['usd', 'USD'],
  ])('[RP-DATA-2] %s is read as %s', (given, code) => {
    expect(parseUnit(given)).toBe(code)
  })

  it.each(['', 'P', 'XXX', 'GB', 'DEM', 'XAU', 'constructor'])('%j is none', given => {
    expect(findUnit(given)).toBeNull()
    expect(() => getUnit(given)).toThrow(expect.objectContaining({ code: 'DOMAIN_UNKNOWN_UNIT', given }))
  })

  it('[RP-DATA-2] pence are a hundredth of a pound and no currency', () => {
    expect(getUnit('GBX')).toEqual({ code: 'GBX', currency: 'GBP', minorDigits: 2, perMajor: 100 })
    expect(isCurrency('GBX')).toBe(false)
    expect(isCurrency('GBP')).toBe(true)
  })

  it.each([
    ['JPY', 0],
    ['GBP', 2],
    ['KWD', 3],
    ['CLF', 4],
  ])('%s has %i minor digits', (code, digits) => {
    expect(getUnit(code).minorDigits).toBe(digits)
  })
})
