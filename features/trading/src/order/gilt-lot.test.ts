import { money, price } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { priceSum } from './order-pricing.ts'
import { testShare } from './traded-security.fixture.ts'
import { lotOf } from './traded-security.ts'

it('[RP-ORDER-13] reads the smallest nominal of a gilt as money, not as pounds', () => {
  expect(lotOf({ minimumNominal: 100 })).toBeNull()
  expect(lotOf({ minimumNominal: 100_00 })).toBe(100)
})

it('[RP-ORDER-13] spends a sum on a gilt to the last whole pound nominal', () => {
  const ask = price(10_250, 2, 'GBP')
  const gilt = { ...testShare, ask, accrued: null, per: 100, lot: lotOf({ minimumNominal: 100 }) } as const
  const request = { side: 'BUY', wrapper: 'DEALING', regular: false, dealsLastMonth: 0, price: ask } as const
  const bought = priceSum(gilt, request, money(1_000_00, 'GBP'))
  expect(bought?.quantity.value).toBeGreaterThan(900)
  expect(1_000_00 - (bought?.settlement.amount ?? 0)).toBeLessThan(103)
})
