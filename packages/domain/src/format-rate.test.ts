import { expect, it } from 'vitest'
import { formatRate } from './format-rate.ts'
import { getIsoDate } from './iso-date.ts'

it('[RP-FORMAT-19] has all decimals of a rate, at least four', () => {
  const rates = [0.78, 0.781345, 0.78134512, 1, 0.00504, 1234.5]
  expect(rates.map(sterling => formatRate({ currency: 'USD', sterling, asAt: null }))).toEqual([
    '1 USD = £0.7800',
    '1 USD = £0.781345',
    '1 USD = £0.78134512',
    '1 USD = £1.0000',
    '1 USD = £0.00504',
    '1 USD = £1,234.5000',
  ])
})

it('[RP-FORMAT-19] names the day of a rate', () => {
  expect(formatRate({ currency: 'EUR', sterling: 0.86, asAt: getIsoDate('2026-11-13') })).toBe(
    '1 EUR = £0.8600, rate as at 13 Nov 2026',
  )
})
