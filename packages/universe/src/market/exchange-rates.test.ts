import { describe, expect, it } from 'vitest'
import { CollectedUniverse } from '../test-universe.ts'
import { sterlingRate } from './currency.ts'
import { createExchangeRates } from './exchange-rates.ts'

const universe = new CollectedUniverse()
const rates = universe.by('exchange_rate_days', 'currency')

describe('exchange rates', () => {
  it('[RP-DATA-27] are there for each trading day and end with the rate of today', () => {
    const days = [...new Set(universe.dailyPrices.map(({ day }) => day))].toSorted()
    expect([...rates.keys()].toSorted()).toEqual(['CHF', 'EUR', 'USD'])
    for (const [currency, rows] of rates) {
      expect(rows.map(({ day }) => day)).toEqual(days)
      expect(rows.at(-1)?.sterling).toBe(sterlingRate(currency))
      expect(new Set(rows.map(({ sterling }) => sterling)).size).toBeGreaterThan(1000)
      for (const { sterling } of rows) expect(Math.abs(Math.log(sterling / sterlingRate(currency)))).toBeLessThan(0.6)
    }
  })

  it('[RP-DATA-6] are the same for the same seed, and a shorter history is the end of a longer one', () => {
    const [long, short] = [createExchangeRates(7, 500), createExchangeRates(7, 100)]
    expect(long.get('USD')?.slice(-100)).toEqual(short.get('USD'))
    expect(createExchangeRates(8, 100).get('USD')).not.toEqual(short.get('USD'))
  })

  it('[RP-DATA-27] turn one line of a security into another at the rate of each day', () => {
    const listings = universe.rows('listings')
    const prices = Map.groupBy(universe.dailyPrices, ({ listing_id }) => listing_id)
    const dollars = new Map(rates.get('USD')?.map(({ day, sterling }) => [day, sterling]))
    const others = listings.filter(({ price_unit, primary_listing }) => price_unit === 'USD' && !primary_listing)
    expect(others.length).toBeGreaterThan(0)
    for (const other of others) {
      const main = listings.find(
        ({ security_id, primary_listing }) => security_id === other.security_id && primary_listing,
      )
      if (main?.price_unit !== 'GBX') continue
      const closes = new Map(prices.get(main.id)?.map(({ day, close }) => [day, close / 10 ** main.price_scale / 100]))
      for (const { day, close } of prices.get(other.id) ?? []) {
        const pounds = (close / 10 ** other.price_scale) * (dollars.get(day) ?? 0)
        expect(pounds / (closes.get(day) ?? 0)).toBeCloseTo(1, 2)
      }
    }
  })
})
