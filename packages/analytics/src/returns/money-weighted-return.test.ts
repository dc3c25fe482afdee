import fc from 'fast-check'
import { expect, it } from 'vitest'
import { moneyWeightedReturn } from './money-weighted-return.ts'

const grow = (payments: readonly number[], rate: number) =>
  payments.reduce((value, payment) => (value + payment) * (1 + rate) ** (1 / 12), 0)

it('[RP-COST-6] finds the return that made the end value out of the payments', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 300 }),
      fc.double({ min: -0.5, max: 0.1, noNaN: true }),
      (payments, rate) => {
        expect(moneyWeightedReturn(payments, grow(payments, rate), 0.1)).toBeCloseTo(rate, 8)
      },
    ),
  )
})

it('has none where nothing is left', () => {
  expect(moneyWeightedReturn([100, 0, 0], 0, 0.05)).toBeNull()
})
