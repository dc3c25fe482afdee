import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money } from '../money.ts'
import { afterPurchase, afterSale, costOf, type Position } from './position.ts'

const shares = (value: number) => ({ value, scale: 0 })
const held: Position = { quantity: shares(300), cost: money(1_000_00, 'GBP') }

describe('positions', () => {
  it('add up what was bought and paid', () => {
    expect(afterPurchase(held, shares(100), money(500_00, 'GBP'))).toEqual({
      quantity: shares(400),
      cost: money(1_500_00, 'GBP'),
    })
    expect(afterPurchase(null, shares(1), money(5, 'GBP'))).toEqual({ quantity: shares(1), cost: money(5, 'GBP') })
  })

  it('give up cost in proportion, and are gone when all is sold', () => {
    expect(afterSale(held, shares(100))).toEqual({ quantity: shares(200), cost: money(666_67, 'GBP') })
    expect(afterSale(held, shares(300))).toBeNull()
  })

  it('cannot be sold twice, nor in other decimals', () => {
    expect(() => afterSale(held, shares(301))).toThrow(expect.objectContaining({ code: 'DOMAIN_OUT_OF_RANGE' }))
    expect(() => afterPurchase(held, { value: 1, scale: 4 }, money(1, 'GBP'))).toThrow(
      expect.objectContaining({ code: 'DOMAIN_OUT_OF_RANGE' }),
    )
  })

  it('lose no penny of cost: what is left and what went make the whole', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 1e6 }), fc.nat(1e9), fc.nat(1e6), (quantity, cost, part) => {
        const all: Position = { quantity: shares(quantity), cost: money(cost, 'GBP') }
        const sold = shares(1 + (part % (quantity - 1)))
        expect((afterSale(all, sold)?.cost.amount ?? 0) + costOf(all, sold).amount).toBe(cost)
      }),
    )
  })
})
