import { getIsoDate, price } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { fiveYearGrowth } from './dividend-calculations.ts'
import { paymentsCalculation } from './payments-calculation.ts'

const payments = [
  { kind: 'Interim', amount: price(1710, 2, 'GBX'), exOn: getIsoDate('2026-09-10') },
  { kind: 'Final', amount: price(3025, 2, 'GBX'), exOn: getIsoDate('2026-04-09') },
]

it('[RP-EXPLAIN-1] adds up the payments that a total is made of', () => {
  const made = paymentsCalculation(payments, price(4735, 2, 'GBX'), '/x#history')
  expect(made?.formula).toBe('Interim of 10 Sep 2026 + Final of 9 Apr 2026')
  expect(made?.inputs.map(({ value }) => value.kind)).toEqual(['price', 'price'])
})

it('[RP-EXPLAIN-2] explains no total that the payments do not give', () => {
  expect(paymentsCalculation(payments, price(4736, 2, 'GBX'), '/x')).toBeUndefined()
  expect(paymentsCalculation(payments, price(4735, 4, 'GBP'), '/x')).toBeUndefined()
  expect(paymentsCalculation([], price(0, 2, 'GBX'), '/x')).toBeUndefined()
  expect(paymentsCalculation(payments, null, '/x')).toBeUndefined()
})

it('[RP-EXPLAIN-1] gives growth over five years by the payments it lists, else by the accounts', () => {
  const record = {
    basis: 'calendar',
    last: { financialYear: 2020, total: null },
    increases: 0,
    totals: [],
    growth: { 1: null, 3: null, 5: 0.0973, 10: null },
  } as const
  expect(fiveYearGrowth(record, { dpsGrowth5y: 0.0511 })).toBe(0.0973)
  expect(fiveYearGrowth({ ...record, growth: { ...record.growth, 5: null } }, { dpsGrowth5y: 0.0511 })).toBe(0.0511)
  expect(fiveYearGrowth(null, null)).toBeNull()
})
