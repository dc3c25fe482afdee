import { price } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { inUnitOf } from './quote.ts'

it('[RP-FORMAT-1] converts a per-share figure to the unit of the price, and leaves other currencies unchanged', () => {
  const dividend = price(4735, 4, 'GBP')
  expect(inUnitOf(price(128_450, 2, 'GBX'), dividend)).toEqual(price(4735, 2, 'GBX'))
  expect(inUnitOf(price(9825, 2, 'GBP'), dividend)).toEqual(dividend)
  expect(inUnitOf(price(18_240, 2, 'USD'), dividend)).toEqual(dividend)
  expect(inUnitOf(null, dividend)).toEqual(dividend)
})
