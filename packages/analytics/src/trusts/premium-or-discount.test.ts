import { price } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { premiumOrDiscount } from './premium-or-discount.ts'

const pence = (value: number) => price(value, 0, 'GBX')

it('is below zero for a discount', () => {
  expect(premiumOrDiscount(pence(90), pence(100))).toBeCloseTo(-0.1, 12)
  expect(premiumOrDiscount(pence(105), pence(100))).toBeCloseTo(0.05, 12)
})

it('is unknown without a price or a NAV above zero', () => {
  expect(premiumOrDiscount(null, pence(100))).toBeNull()
  expect(premiumOrDiscount(pence(100), null)).toBeNull()
  expect(premiumOrDiscount(pence(100), pence(0))).toBeNull()
})
