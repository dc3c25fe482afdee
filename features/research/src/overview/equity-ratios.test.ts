import { getIsoDate, price, type RateOn } from '@bellwether/domain'
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

const noRates: RateOn = () => null

it('[RP-AGE-2] says whether the price or the accounts are missing', () => {
  const without = ratiosOf(inputs, { lastPrice: null, day }, noRates)
  expect(without.whyNoPrice).toBe('No price')
  expect(without.priceEarnings).toMatchObject({ reason: 'No price' })
  expect(ratiosOf(null, { lastPrice, day }, noRates)).toMatchObject({
    whyNoPrice: null,
    priceEarnings: { reason: 'Accounts missing' },
  })
})

it('[RP-AGE-2] has ratios of a price and accounts of one time', () => {
  expect(ratiosOf(inputs, { lastPrice, day }, noRates).priceEarnings).toMatchObject({
    value: expect.closeTo(18.612, 3),
  })
})

it('[RP-RATIO-4] converts the price into the currency of the accounts, and says where there is no rate', () => {
  const quoted = { lastPrice: price(1_000, 0, 'GBX'), day }
  const rateOn: RateOn = (currency, on) => ({ currency, day: on, sterling: 0.8, source: 'Bank' })
  const ratios = ratiosOf({ ...inputs, netDebt: 25_000 }, quoted, rateOn)
  expect(ratios.priceEarnings).toMatchObject({ value: expect.closeTo(12.5 / 6.563, 9) })
  expect(ratios).toMatchObject({
    marketCap: { amount: 100_000, currency: 'GBP' },
    enterpriseValue: { amount: 150_000, currency: 'USD' },
  })
  const without = ratiosOf(inputs, quoted, noRates)
  expect(without.marketCap).toEqual({ amount: 100_000, currency: 'GBP' })
  expect(without.priceEarnings).toMatchObject({ reason: 'No exchange rate of USD in the 7 days to 13 Nov 2026' })
})
