import { price } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { whyAskAgain } from './confirm-order.ts'
import { prepareTicket } from './ticket.ts'
import { testDealings, testShare } from './traded-security.fixture.ts'

const fields = { account: '8', quantity: '1', by: 'quantity', type: 'quote', limit: '' } as const
const orderAt = (side: 'BUY' | 'SELL', open = true) => {
  const { order } = prepareTicket({ ...testShare, open }, testDealings, fields, { side, refusal: null, strict: true })
  if (!order) throw new Error('not ready')
  return order
}
const pence = (value: number) => price(value, 2, 'GBX')

it('[RP-ORDER-3] asks again when the price has turned against the customer by more than half a per cent', () => {
  expect(whyAskAgain(orderAt('BUY'), pence(127_861), 'BUY')).toBeNull()
  expect(whyAskAgain(orderAt('BUY'), pence(127_000), 'BUY')).toContain('from 1,270.00p to 1,285.00p')
  expect(whyAskAgain(orderAt('SELL'), pence(129_045), 'SELL')).toBeNull()
  expect(whyAskAgain(orderAt('SELL'), pence(130_000), 'SELL')).toContain('Nothing has been dealt')
})

it('does not mind a price that has become better, nor one that is not dealt at now', () => {
  expect(whyAskAgain(orderAt('BUY'), pence(200_000), 'BUY')).toBeNull()
  expect(whyAskAgain(orderAt('BUY', false), pence(1), 'BUY')).toBeNull()
})

it('asks again where no price was reviewed', () => {
  expect(whyAskAgain(orderAt('BUY'), null, 'BUY')).not.toBeNull()
})
