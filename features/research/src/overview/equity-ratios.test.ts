import { getIsoDate, price } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { nothingReported, ratiosOf } from './equity-ratios.ts'

const day = getIsoDate('2026-11-13')
const lastPrice = price(12_215, 2, 'USD')
const inputs = {
  ...nothingReported,
  revenue: 1_000,
  eps: 65_630,
  epsPrevious: null,
  dps: 400,
  dpsGrowth5y: null,
  asAt: getIsoDate('2026-04-26'),
  template: 'GENERAL',
  currency: 'USD',
  sharesInIssue: 100,
  freeFloat: null,
  beta: null,
} as const

it('[RP-AGE-2] says whether the price or the accounts are missing', () => {
  const without = ratiosOf(inputs, { lastPrice: null, day })
  expect(without.whyNoPrice).toBe('No price')
  expect(without.priceEarnings).toMatchObject({ reason: 'No price' })
  expect(ratiosOf(null, { lastPrice, day })).toMatchObject({
    whyNoPrice: null,
    priceEarnings: { reason: 'Accounts missing' },
  })
})

it('[RP-AGE-2] has ratios of a price and accounts of one time', () => {
  expect(ratiosOf(inputs, { lastPrice, day }).priceEarnings).toMatchObject({ value: expect.closeTo(18.612, 3) })
})
