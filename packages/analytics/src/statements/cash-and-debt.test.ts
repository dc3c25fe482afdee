import { expect, it } from 'vitest'
import { freeCashFlow, netDebt } from './cash-and-debt.ts'

it('net debt is borrowings and leases less cash and short-term investments', () => {
  expect(netDebt({ borrowings: 100, leases: 20, cash: 130, shortTermInvestments: 5 })).toBe(-15)
})

it('free cash flow is operating cash less what was invested, outflows being negative', () => {
  expect(freeCashFlow(100, -30, -5)).toBe(65)
})
