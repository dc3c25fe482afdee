import { getIsoDate, price } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { premiumOrDiscount } from './premium-or-discount.ts'

const days = { price: getIsoDate('2026-11-13'), nav: getIsoDate('2026-11-12') }
const pence = (value: number) => price(value, 0, 'GBX')

it('is below zero for a discount', () => {
  expect(premiumOrDiscount(pence(90), pence(100), days)).toBeCloseTo(-0.1, 12)
  expect(premiumOrDiscount(pence(105), pence(100), days)).toBeCloseTo(0.05, 12)
})

it('is unknown without a price or a NAV above zero', () => {
  expect(premiumOrDiscount(null, pence(100), days)).toBeNull()
  expect(premiumOrDiscount(pence(100), null, days)).toBeNull()
  expect(premiumOrDiscount(pence(100), pence(0), days)).toBeNull()
})

it('[RP-AGE-4] is unknown where price and NAV are of different times', () => {
  const apart = { ...days, nav: getIsoDate('2025-11-12') }
  expect(premiumOrDiscount(pence(90), pence(100), apart)).toBeNull()
  expect(premiumOrDiscount(pence(90), pence(100), { ...days, nav: null })).toBeNull()
})
