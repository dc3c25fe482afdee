import fc from 'fast-check'
import { expect, it } from 'vitest'
import { price } from '../price.ts'
import { isAsGood, reviewTolerance, waitingTolerance, worstPrice } from './worst-price.ts'

const pence = (value: number) => price(value, 2, 'GBX')

it('[RP-ORDER-3] allows half a per cent against the customer, and no more', () => {
  expect(worstPrice(pence(100_000), 'BUY', reviewTolerance)).toEqual(pence(100_500))
  expect(worstPrice(pence(100_000), 'SELL', reviewTolerance)).toEqual(pence(99_500))
})

it('rounds in favour of the customer', () => {
  expect(worstPrice(pence(333), 'BUY', reviewTolerance)).toEqual(pence(334))
  expect(worstPrice(pence(333), 'SELL', reviewTolerance)).toEqual(pence(332))
})

it('always takes the price that was seen, and every better one', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e9 }),
      fc.nat(1000),
      fc.constantFrom('BUY', 'SELL'),
      (value, better, side) => {
        const bound = worstPrice(pence(value), side, waitingTolerance)
        expect(isAsGood(pence(side === 'BUY' ? Math.max(1, value - better) : value + better), bound, side)).toBe(true)
        expect(isAsGood(pence(bound.value + (side === 'BUY' ? 1 : -1)), bound, side)).toBe(false)
      },
    ),
  )
})
