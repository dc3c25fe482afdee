import { expect, it } from 'vitest'
import { price } from './price.ts'
import { quotedPrices } from './quoted-prices.ts'

const pence = (value: number, scale = 2) => price(value, scale, 'GBX')

it('[RP-QUOTE-18] are the middle of both, exactly, and how far they are apart', () => {
  expect(quotedPrices(pence(128_400), pence(128_500))).toEqual({ mid: pence(128_450), spread: pence(100) })
  expect(quotedPrices(pence(128_400), pence(128_405))).toEqual({ mid: pence(1_284_025, 3), spread: pence(5) })
})

it('[RP-QUOTE-18] have no spread where the buy price is below the sell price, and need both', () => {
  expect(quotedPrices(pence(102), pence(100))).toEqual({ mid: pence(101), spread: null })
  expect(quotedPrices(null, pence(100))).toBeNull()
  expect(quotedPrices(pence(100), null)).toBeNull()
})
