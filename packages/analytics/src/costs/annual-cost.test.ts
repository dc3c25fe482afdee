import { expect, it } from 'vitest'
import { annualCost } from './annual-cost.ts'

const unknown = { ongoing: null, borrowing: null, transaction: null, incidental: null, investee: null }

it('includes borrowing and underlying fund costs in the annual cost', () => {
  const costs = { ongoing: 0.008, borrowing: 0.004, transaction: 0.001, incidental: 0.002, investee: 0.0005 }
  expect(annualCost(costs)).toBeCloseTo(0.0155, 12)
})

it('leaves out unknown costs, and is unknown where all are', () => {
  expect(annualCost({ ...unknown, ongoing: 0.008 })).toBe(0.008)
  expect(annualCost(unknown)).toBeNull()
})
