import { formatMoney, formatPrice, price } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import { outcomeWords } from './order-labels.ts'
import { prepareTicket, type TicketOptions } from './ticket.ts'
import { parseLimit, parsePounds, readTicket, type TicketFields } from './ticket-fields.ts'
import { testDealings, testShare } from './traded-security.fixture.ts'

const options: TicketOptions = { side: 'BUY', refusal: null, strict: true }
const fields: TicketFields = { account: '8', quantity: '100', by: 'quantity', type: 'quote', limit: '' }
const prepare = (given: Partial<TicketFields> = {}, dealt = testShare, more: Partial<TicketOptions> = {}) =>
  prepareTicket(dealt, testDealings, { ...fields, ...given }, { ...options, ...more })
const closed = { ...testShare, open: false }

describe('prepareTicket', () => {
  it('[RP-ORDER-5] deals now at the price to buy at, with every charge', () => {
    const { order } = prepare()
    expect(order).toMatchObject({ dealsNow: true, account: { id: 8 } })
    expect(order && formatPrice(order.deal.price)).toBe('1,285.00p')
    expect(order && formatMoney(order.deal.settlement)).toBe('£1,290.00')
  })

  it('[RP-ORDER-5] sells at the price to sell at, from what is held', () => {
    const { order } = prepare({}, testShare, { side: 'SELL' })
    expect(order && formatMoney(order.deal.settlement)).toBe('£1,279.00')
    expect(prepare({ quantity: '101' }, testShare, { side: 'SELL' })).toMatchObject({
      order: null,
      quantity: { error: 'You have 100 available to sell in this account.' },
    })
  })

  it('chooses the first account that can take the order, and says why another cannot', () => {
    expect(prepare({ account: '' }).account.given).toBe('8')
    expect(prepare({ account: 'x' }, testShare, { side: 'SELL' }).account.given).toBe('8')
    expect(prepare({ account: '7' })).toMatchObject({
      order: null,
      account: { error: expect.stringContaining('not eligible for SIPPs') },
    })
  })

  it('spends a sum with its charges, and never more', () => {
    const { order } = prepare({ quantity: '£1,000', by: 'pounds' })
    expect(order?.deal.quantity.value).toBe(77)
    expect(order?.deal.settlement.amount).toBeLessThanOrEqual(1_000_00)
    expect(prepare({ quantity: '5', by: 'pounds' }).quantity.error).toContain('does not pay')
  })

  it('still prices what cannot be paid for, so that it is seen what is missing', () => {
    const ticket = prepare({ quantity: '200' })
    expect(ticket.order).toBeNull()
    expect(ticket.deal?.quantity.value).toBe(200)
    expect(ticket.quantity.error).toBe('The total with charges is £2,575.00; you have £2,000.00 available in this account.')
  })

  it.each([
    ['', 'quantity', 'Give how many to buy'],
    ['1.5', 'quantity', 'whole number'],
    ['lots', 'pounds', 'sum in pounds'],
    ['<b>', 'quantity', 'Give how many'],
  ] as const)('asks again for "%s" in %s', (quantity, by, words) => {
    expect(prepare({ quantity, by })).toMatchObject({
      order: null,
      quantity: { given: quantity, error: expect.stringContaining(words) },
    })
  })

  it('asks for nothing while nothing was typed', () => {
    expect(prepare({ quantity: '' }, testShare, { strict: false }).quantity.error).toBeNull()
  })

  it('[RP-ORDER-7] [RP-ORDER-8] waits with a limit that is not reached, and holds what it costs at the limit', () => {
    const { order } = prepare({ type: 'limit', limit: '1,200' })
    expect(order).toMatchObject({ dealsNow: false, expiresOn: '2026-12-13', bound: price(120_000, 2, 'GBX') })
    expect(order && formatMoney(order.atWorst.settlement)).toBe('£1,205.00')
    expect(order && outcomeWords(testShare, order, 'BUY')).toContain('1,200.00p or less, up to 13 Dec 2026')
  })

  it('[RP-ORDER-7] deals now, at the better price, with a limit that is reached', () => {
    const { order } = prepare({ type: 'limit', limit: '1300' })
    expect(order).toMatchObject({ dealsNow: true, deal: { price: price(128_500, 2, 'GBX') } })
    expect(prepare({ type: 'limit', limit: '1200' }, testShare, { side: 'SELL' }).order?.dealsNow).toBe(true)
    expect(prepare({ type: 'limit', limit: '' }).limit.error).toBe('Give a price like 1,285.00p.')
  })

  it('[RP-ORDER-6] waits for the market to open, within two per cent', () => {
    const { order } = prepare({}, closed)
    expect(order).toMatchObject({ dealsNow: false, expiresOn: '2026-11-16', bound: price(131_070, 2, 'GBX') })
    expect(order && outcomeWords(closed, order, 'BUY')).toContain('The market is closed')
    const sum = prepare({ quantity: '1000', by: 'pounds' }, closed).order
    expect(sum?.atWorst.settlement.amount).toBeLessThanOrEqual(1_000_00)
  })

  it('does nothing where nobody can deal', () => {
    expect(prepare({}, testShare, { refusal: 'Suspended.' })).toMatchObject({ deal: null, order: null })
    expect(prepare({}, { ...testShare, ask: null })).toMatchObject({ deal: null, order: null })
  })

  it('takes other money at the rate, with the charge for changing it', () => {
    const dollars = {
      ...testShare,
      ask: price(18_240, 2, 'USD'),
      charged: { ...testShare.charged, currency: 'USD' },
      rate: { currency: 'USD', sterling: 0.78, asAt: null },
    }
    const { order } = prepare({ quantity: '10' }, dollars)
    expect(order && formatMoney(order.deal.consideration)).toBe('£1,422.72')
    expect(order?.deal.charges.map(({ code, amount }) => [code, amount.amount])).toEqual([
      ['DEALING', 5_00],
      ['FX', 10_67],
    ])
  })
})

describe('what is typed', () => {
  it('is cut, and nonsense falls back', () => {
    const read = readTicket(new URLSearchParams({ quantity: 'x'.repeat(99), by: 'stones', type: '' }))
    expect(read).toEqual({ account: '', quantity: 'x'.repeat(40), by: 'quantity', type: 'quote', limit: '' })
  })

  it('is read with and without signs', () => {
    expect(parsePounds('£ 1,234.5')?.amount).toBe(1_234_50)
    expect(parsePounds('12.345')).toBeNull()
    expect(parseLimit('1,284.5p', price(1, 2, 'GBX'))).toEqual(price(128_450, 2, 'GBX'))
    expect(parseLimit('$ 12', price(1, 2, 'USD'))).toEqual(price(12_00, 2, 'USD'))
    expect(parseLimit('-5', price(1, 2, 'USD'))).toBeNull()
  })
})
