import { addMonths, getIsoDate, notMeaningful, present, price } from '@bellwether/domain'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { periodsOf } from '../statements/period.ts'
import { statement } from '../statements/statement.fixture.ts'
import { multipleRangesOn } from './multiple-ranges.ts'
import { figureRange } from './valuation.ts'

// Earnings a share of 10p for 2021 and 20p for 2022, each published on 1 March of the year after.
const years = periodsOf([
  statement(2021, { income: { revenue: 1000, epsBasic: 1000 } }),
  statement(2022, { income: { revenue: 1000, epsBasic: 2000 } }),
])
const months = (count: number, pence: number) =>
  Array.from({ length: count }, (_, index) => {
    const day = addMonths(getIsoDate('2022-03-15'), index)
    return { day, price: price(pence * 100, 2, 'GBX'), priceDay: day }
  })
const noRates = () => null

it('[RP-COMPARE-12] divides each price by the results published by its date, not by later ones', () => {
  // Twelve months at 200p over 10p are 20 times, the next twelve over 20p are 10 times.
  expect(multipleRangesOn(years, months(24, 200), noRates).get('priceEarnings')).toEqual({ low: 10, high: 20 })
})

it('[RP-COMPARE-13] has no range with under two years of months, or for a multiple the accounts do not allow', () => {
  expect(multipleRangesOn(years, months(23, 200), noRates).size).toBe(0)
  expect(multipleRangesOn(years, months(24, 200), noRates).has('priceBook')).toBe(false)
})

it('[RP-COMPARE-13] leaves out months before the first results and months without a price', () => {
  const unpriced = months(30, 200).map((day, index) => (index < 7 ? { ...day, price: null } : day))
  expect(multipleRangesOn(years, unpriced, noRates).size).toBe(0)
})

it('[RP-COMPARE-14] extends to include today’s value, and marks the median only inside the range', () => {
  expect(figureRange({ low: 10, high: 20 }, present(25), 15)).toMatchObject({
    high: { value: 25 },
    position: 1,
    besidePosition: 1 / 3,
  })
  expect(figureRange({ low: 10, high: 20 }, notMeaningful('A loss'), 30)).toMatchObject({
    position: null,
    besidePosition: null,
  })
})

it('always has a position between the ends', () => {
  const value = fc.double({ min: 0.1, max: 1e4, noNaN: true })
  fc.assert(
    fc.property(value, value, value, (a, b, own) => {
      const { position } = figureRange({ low: Math.min(a, b), high: Math.max(a, b) }, present(own), null)
      return position !== null && position >= 0 && position <= 1
    }),
  )
})
