import { price } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { reconfirmReason } from './confirm-order.ts'
import { prepareTicket } from './ticket.ts'
import { testPosition, testShare } from './traded-security.fixture.ts'
import type { TradedSecurity } from './traded-security.ts'

const fields = { account: '8', quantity: '1', by: 'quantity', type: 'quote', limit: '' } as const
const closed = { reason: 'CLOSED', opensAt: null } as const
const orderAt = (side: 'BUY' | 'SELL', wait: TradedSecurity['wait'] = null) => {
  const { order } = prepareTicket({ ...testShare, wait }, testPosition, fields, { side, refusal: null, strict: true })
  if (!order) throw new Error('not ready')
  return order
}
const pence = (value: number) => price(value, 2, 'GBX')

it('[RP-ORDER-3] asks for another review when the price has moved against the customer by more than 0.5%', () => {
  expect(reconfirmReason(orderAt('BUY'), pence(127_861), 'BUY')).toBeNull()
  expect(reconfirmReason(orderAt('BUY'), pence(127_000), 'BUY')).toContain('from 1,270.00p to 1,285.00p')
  expect(reconfirmReason(orderAt('SELL'), pence(129_045), 'SELL')).toBeNull()
  expect(reconfirmReason(orderAt('SELL'), pence(130_000), 'SELL')).toContain('Your order has not been placed')
})

it('accepts a better price, and any price while the order would be pending', () => {
  expect(reconfirmReason(orderAt('BUY'), pence(200_000), 'BUY')).toBeNull()
  expect(reconfirmReason(orderAt('BUY', closed), pence(1), 'BUY')).toBeNull()
})

it('asks for another review when no price was reviewed', () => {
  expect(reconfirmReason(orderAt('BUY'), null, 'BUY')).not.toBeNull()
})
