import { formatMoney, formatPrice, price } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import { outcomeText } from './order-labels.ts'
import { prepareTicket, type TicketOptions } from './ticket.ts'
import { parseLimit, parsePounds, readTicket, type TicketFields } from './ticket-fields.ts'
import { testPosition, testShare } from './traded-security.fixture.ts'

const options: TicketOptions = { side: 'BUY', refusal: null, strict: true }
const fields: TicketFields = { account: '8', quantity: '100', by: 'quantity', type: 'quote', limit: '' }
const prepare = (given: Partial<TicketFields> = {}, traded = testShare, more: Partial<TicketOptions> = {}) =>
  prepareTicket(traded, testPosition, { ...fields, ...given }, { ...options, ...more })
const closed = { ...testShare, wait: { reason: 'CLOSED', opensAt: new Date('2026-11-16T08:00:00Z') } } as const

describe('prepareTicket', () => {
  it('[RP-ORDER-5] buys immediately at the ask price, with every charge', () => {
    const { order } = prepare()
    expect(order).toMatchObject({ executesNow: true, account: { id: 8 } })
    expect(order && formatPrice(order.priced.price)).toBe('1,285.00p')
    expect(order && formatMoney(order.priced.settlement)).toBe('£1,290.00')
  })

  it('[RP-ORDER-5] sells at the bid price, up to the quantity held', () => {
    const { order } = prepare({}, testShare, { side: 'SELL' })
    expect(order && formatMoney(order.priced.settlement)).toBe('£1,279.00')
    expect(prepare({ quantity: '101' }, testShare, { side: 'SELL' })).toMatchObject({
      order: null,
      quantity: { error: 'You have 100 available to sell in this account.' },
    })
  })

  it('selects the first account that can take the order, and says why another cannot', () => {
    expect(prepare({ account: '' }).account.given).toBe('8')
    expect(prepare({ account: 'x' }, testShare, { side: 'SELL' }).account.given).toBe('8')
    expect(prepare({ account: '7' })).toMatchObject({
      order: null,
      account: { error: expect.stringContaining('not eligible for SIPPs') },
    })
  })

  it('never spends more than the amount entered, charges included', () => {
    const { order } = prepare({ quantity: '£1,000', by: 'pounds' })
    expect(order?.priced.quantity.value).toBe(77)
    expect(order?.priced.settlement.amount).toBeLessThanOrEqual(1_000_00)
    expect(prepare({ quantity: '5', by: 'pounds' }).quantity.error).toContain('not enough to buy')
  })

  it('prices an order that cannot be afforded', () => {
    const ticket = prepare({ quantity: '200' })
    expect(ticket.order).toBeNull()
    expect(ticket.priced?.quantity.value).toBe(200)
    expect(ticket.quantity.error).toBe(
      'The total with charges is £2,575.00; you have £2,000.00 available in this account.',
    )
  })

  it.each([
    ['', 'quantity', 'Enter the quantity to buy'],
    ['1.5', 'quantity', 'whole number'],
    ['lots', 'pounds', 'amount in pounds'],
    ['<b>', 'quantity', 'Enter the quantity'],
  ] as const)('rejects "%s" in %s', (quantity, by, message) => {
    expect(prepare({ quantity, by })).toMatchObject({
      order: null,
      quantity: { given: quantity, error: expect.stringContaining(message) },
    })
  })

  it('shows no error before anything has been entered', () => {
    expect(prepare({ quantity: '' }, testShare, { strict: false }).quantity.error).toBeNull()
  })

  it('[RP-ORDER-7] [RP-ORDER-8] keeps an order pending until its limit is reached, reserving its cost at the limit', () => {
    const { order } = prepare({ type: 'limit', limit: '1,200' })
    expect(order).toMatchObject({ executesNow: false, expiresOn: '2026-12-13', bound: price(120_000, 2, 'GBX') })
    expect(order && formatMoney(order.atWorst.settlement)).toBe('£1,205.00')
    expect(order && outcomeText(testShare, order, 'BUY')).toContain(
      '1,200.00p or lower. It expires at the end of 13 Dec 2026',
    )
  })

  it('[RP-ORDER-7] executes a limit order immediately, at the better price, when its limit is reached', () => {
    const { order } = prepare({ type: 'limit', limit: '1300' })
    expect(order).toMatchObject({ executesNow: true, priced: { price: price(128_500, 2, 'GBX') } })
    expect(prepare({ type: 'limit', limit: '1200' }, testShare, { side: 'SELL' }).order?.executesNow).toBe(true)
    expect(prepare({ type: 'limit', limit: '' }).limit.error).toBe('Enter a price, for example 1,285.00p.')
  })

  it('[RP-ORDER-6] keeps an order pending until the market opens, within 2% of the price', () => {
    const { order } = prepare({}, closed)
    expect(order).toMatchObject({ executesNow: false, expiresOn: '2026-11-16', bound: price(131_070, 2, 'GBX') })
    expect(order && outcomeText(closed, order, 'BUY')).toContain(
      'The market is closed. It is expected to open on 16 Nov 2026, 08:00:00 GMT.',
    )
    const sum = prepare({ quantity: '1000', by: 'pounds' }, closed).order
    expect(sum?.atWorst.settlement.amount).toBeLessThanOrEqual(1_000_00)
  })

  it('prices nothing when the security cannot be traded', () => {
    expect(prepare({}, testShare, { refusal: 'Suspended.' })).toMatchObject({ priced: null, order: null })
    expect(prepare({}, { ...testShare, ask: null })).toMatchObject({ priced: null, order: null })
  })

  it('converts a foreign currency at the rate and adds the FX charge', () => {
    const dollars = {
      ...testShare,
      ask: price(18_240, 2, 'USD'),
      charged: { ...testShare.charged, currency: 'USD' },
      rate: { currency: 'USD', sterling: 0.78, asAt: null },
    }
    const { order } = prepare({ quantity: '10' }, dollars)
    expect(order && formatMoney(order.priced.consideration)).toBe('£1,422.72')
    expect(order?.priced.charges.map(({ code, amount }) => [code, amount.amount])).toEqual([
      ['DEALING', 5_00],
      ['FX', 10_67],
    ])
  })
})

describe('ticket fields', () => {
  it('are truncated, and fall back when invalid', () => {
    const read = readTicket(new URLSearchParams({ quantity: 'x'.repeat(99), by: 'stones', type: '' }))
    expect(read).toEqual({ account: '', quantity: 'x'.repeat(40), by: 'quantity', type: 'quote', limit: '' })
  })

  it('are parsed with and without currency signs', () => {
    expect(parsePounds('£ 1,234.5')?.amount).toBe(1_234_50)
    expect(parsePounds('12.345')).toBeNull()
    expect(parseLimit('1,284.5p', price(1, 2, 'GBX'))).toEqual(price(128_450, 2, 'GBX'))
    expect(parseLimit('$ 12', price(1, 2, 'USD'))).toEqual(price(12_00, 2, 'USD'))
    expect(parseLimit('-5', price(1, 2, 'USD'))).toBeNull()
  })
})
