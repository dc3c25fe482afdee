import { describe, expect, it } from 'vitest'
import { money } from '../money.ts'
import { type CheckedOrder, orderProblems } from './order-check.ts'

const order: CheckedOrder = {
  side: 'BUY',
  refusal: null,
  verdict: { holdable: true, reason: null, label: 'SIPP' },
  quantity: { value: 100, scale: 0 },
  lot: null,
  settlement: money(1_000_00, 'GBP'),
  available: money(1_000_00, 'GBP'),
  held: { value: 0, scale: 0 },
}
const reasons = (given: Partial<CheckedOrder>) =>
  orderProblems({ ...order, ...given }).map(({ field, reason }) => [field, reason])

describe('orderProblems', () => {
  it('finds nothing against an order that takes the last penny', () => {
    expect(reasons({})).toEqual([])
  })

  it('says what is missing', () => {
    expect(reasons({ available: money(999_99, 'GBP') })).toEqual([
      ['quantity', 'The total with charges is £1,000.00; you have £999.99 available in this account.'],
    ])
  })

  it('refuses what the wrapper may not hold, but lets it sell what it has', () => {
    const verdict = { holdable: false, reason: 'Not eligible for SIPPs', label: 'SIPP' }
    expect(reasons({ verdict })).toEqual([
      ['account', 'This cannot be held in this account (SIPP): not eligible for SIPPs.'],
    ])
    expect(reasons({ verdict, side: 'SELL', held: { value: 100, scale: 0 } })).toEqual([])
  })

  it('sells no more than is held, and nothing that brings nothing', () => {
    const sale = { side: 'SELL', held: { value: 99, scale: 0 } } as const
    expect(reasons(sale)).toEqual([['quantity', 'You have 99 available to sell in this account.']])
    expect(reasons({ ...sale, held: { value: 0, scale: 0 }, settlement: money(0, 'GBP') })).toEqual([
      ['quantity', 'You have none available to sell in this account.'],
    ])
    expect(reasons({ ...sale, held: order.quantity, settlement: money(0, 'GBP') })).toEqual([
      ['quantity', 'The charges are more than the sale proceeds.'],
    ])
  })

  it('deals in lots where there are lots', () => {
    expect(reasons({ lot: 100, quantity: { value: 150, scale: 0 } })).toEqual([
      ['quantity', 'Enter a multiple of 100.'],
    ])
  })

  it('says one thing only where nothing can be done', () => {
    expect(reasons({ refusal: 'Suspended.', available: money(0, 'GBP') })).toEqual([[null, 'Suspended.']])
  })
})
