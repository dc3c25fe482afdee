import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatQuantity, parseQuantity, quantityScale } from './quantity.ts'

describe('parseQuantity', () => {
  it.each([
    ['100', 0, 100],
    [' 1,000 ', 0, 1000],
    ['1000.0', 0, 1000],
    ['12.5', 4, 125_000],
    ['0.0001', 4, 1],
  ])('reads %s to %i decimals', (given, scale, value) => {
    expect(parseQuantity(given, scale)).toEqual({ value, scale })
  })

  it.each(['', '0', '-5', '1.5', '1e3', '10,00', 'ten', '£5', '1000000000', '١٢'])('refuses "%s" shares', given => {
    expect(parseQuantity(given, 0)).toBeNull()
  })

  it('refuses more decimals than there are', () => {
    expect(parseQuantity('0.00001', quantityScale('FUND'))).toBeNull()
  })

  it('reads what formatQuantity writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), fc.constantFrom(0, 4), (value, scale) => {
        expect(parseQuantity(formatQuantity({ value, scale }), scale)).toEqual({ value, scale })
      }),
    )
  })
})

it('writes no more decimals than it has', () => {
  expect(formatQuantity({ value: 125_000, scale: 4 })).toBe('12.5')
  expect(formatQuantity({ value: 10_000, scale: 4 })).toBe('1')
  expect(formatQuantity({ value: 1_500, scale: 0 })).toBe('1,500')
})
