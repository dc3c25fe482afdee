import { expect, it } from 'vitest'
import { moneyWeightedReturn } from './money-weighted-return.ts'

/** Payments at the start of each month, with a first sum before them: the terms of the examples. */
const payments = (first: number, monthly: number, months: number) =>
  Array.from({ length: months }, (_, month) => monthly + (month === 0 ? first : 0))

/** A monthly rate that is written as a yearly one, as in the examples. */
const yearly = (rate: number) => (1 + rate / 12) ** 12 - 1

it.each([
  { first: 500, monthly: 200, months: 10, final: 2_581.4, rate: 0.06 },
  { first: 1_000, monthly: 100, months: 12, final: 2_301.4, rate: 0.06 },
  { first: 0, monthly: 2_000, months: 35, final: 82_846.25, rate: 0.11 },
])(
  '[RP-FIGURE-4] finds $rate in the future value of $final that Microsoft documents for $months payments of $monthly (FV)',
  ({ first, monthly, months, final, rate }) => {
    const found = moneyWeightedReturn(payments(first, monthly, months), final, 0.5)
    expect(found).toBeCloseTo(yearly(rate), 4)
  },
)
