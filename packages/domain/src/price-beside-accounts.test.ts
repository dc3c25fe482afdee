import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getIsoDate } from './iso-date.ts'
import { price, toPriceNumber } from './price.ts'
import { priceBesideAccounts, priceInCurrency, type RateOn } from './price-beside-accounts.ts'

const day = getIsoDate('2026-11-13')
const sterling: Readonly<Record<string, number>> = { USD: 0.8, EUR: 0.9, JPY: 0.005 }
const rateOn: RateOn = (currency, on) => {
  const rate = sterling[currency]
  return rate === undefined ? null : { currency, sterling: rate, day: on, source: 'Bank' }
}

describe('[RP-RATIO-4] a price in the currency of the accounts', () => {
  it.each([
    ['pence in dollars', price(1_000, 0, 'GBX'), 'USD', 12.5],
    ['dollars in pounds', price(12_50, 2, 'USD'), 'GBP', 10],
    ['euros in dollars, through the pound', price(80_00, 2, 'EUR'), 'USD', 90],
    ['a tenth of a penny in yen', price(1, 1, 'GBX'), 'JPY', 0.2],
    ['a share of a million dollars in yen', price(1_000_000, 0, 'USD'), 'JPY', 160_000_000],
  ])('converts %s', (_what, quoted, currency, expected) => {
    const { price: converted, whyNot } = priceInCurrency(quoted, day, currency, rateOn)
    expect(whyNot).toBeNull()
    expect(converted && toPriceNumber(converted)).toBeCloseTo(expected, 10)
    expect(converted?.unit).toBe(currency)
  })

  it('leaves a price in that currency as it is quoted, and needs no rate for it', () => {
    const quoted = price(1_000, 0, 'GBX')
    expect(priceInCurrency(quoted, day, 'GBP', () => null)).toEqual({ price: quoted, whyNot: null, rates: [] })
  })

  it('says which rate is missing, and names those that it used', () => {
    const quoted = price(1_000, 0, 'GBX')
    expect(priceInCurrency(quoted, day, 'CHF', rateOn)).toEqual({
      price: null,
      whyNot: 'No exchange rate of CHF in the 7 days to 13 Nov 2026',
      rates: [],
    })
    expect(priceInCurrency(price(1, 0, 'EUR'), day, 'USD', rateOn).rates).toMatchObject([
      { currency: 'EUR', sterling: 0.9, source: 'Bank' },
      { currency: 'USD', sterling: 0.8 },
    ])
  })

  it('loses nothing that a ratio shows, whatever the price and the rates', () => {
    const rate = fc.double({ min: 0.00001, max: 10, noNaN: true })
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e9 }),
        fc.integer({ min: 0, max: 4 }),
        rate,
        rate,
        (value, scale, a, b) => {
          const rates: RateOn = (currency, on) => ({
            ...{ currency, day: on, source: 'Bank' },
            sterling: currency === 'USD' ? a : b,
          })
          const { price: converted } = priceInCurrency(price(value, scale, 'USD'), day, 'EUR', rates)
          const exact = (value / 10 ** scale) * (a / b)
          return converted !== null && Math.abs(toPriceNumber(converted) - exact) <= Math.max(exact * 1e-8, 1e-12)
        },
      ),
    )
  })
})

it('[RP-AGE-2] leaves out a price of another time than the accounts, before any rate is looked for', () => {
  const accounts = { currency: 'USD', asAt: getIsoDate('2020-12-31') }
  expect(priceBesideAccounts({ price: price(1, 0, 'GBX'), day }, accounts, rateOn)).toMatchObject({
    quoted: null,
    price: null,
    whyNot: expect.stringContaining('Accounts too old'),
  })
})
