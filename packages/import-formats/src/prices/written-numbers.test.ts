import { describe, expect, it } from 'vitest'
import { createNumberCell } from './written-numbers.ts'

const betweenCommas = createNumberCell(',')
const betweenSemicolons = createNumberCell(';')

describe('numbers of prices', () => {
  it.each([
    ['1234.5', '1234.5'],
    ['1,234.50', '1234.50'],
    ['1,000,000', '1000000'],
    ['1.234,50', '1234.50'],
    ['N/A', ''],
    ['-', ''],
    ['null', ''],
    [' 10.5', '10.5'],
    [undefined, undefined],
  ])('[IM-PRICE-10] %s is %s whatever stands between the columns', (given, plain) => {
    expect(betweenCommas(given)).toBe(plain)
    expect(betweenSemicolons(given)).toBe(plain)
  })

  it('[IM-PRICE-10] a comma alone is a decimal one only where no commas stand between the columns', () => {
    expect(betweenSemicolons('10,50')).toBe('10.50')
    expect(betweenCommas('10,50')).toBe('10,50')
    expect(betweenCommas('1,234')).toBe('1,234')
  })
})
