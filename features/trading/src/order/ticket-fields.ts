import type { TicketType } from '@bellwether/contract'
import { type Money, money, type Price, parseQuantity, price } from '@bellwether/domain'

/** The form fields as entered. */
export interface TicketFields {
  readonly account: string
  readonly quantity: string
  readonly by: 'quantity' | 'pounds'
  readonly type: TicketType
  readonly limit: string
}

const maxLength = 40

export function readTicket(given: Pick<URLSearchParams, 'get'>): TicketFields {
  const text = (name: string) => (given.get(name) ?? '').slice(0, maxLength)
  return {
    account: text('account'),
    quantity: text('quantity'),
    by: given.get('by') === 'pounds' ? 'pounds' : 'quantity',
    type: given.get('type') === 'limit' ? 'limit' : 'quote',
    limit: text('limit'),
  }
}

/** `£1,000` or `1000.50`; null for anything else. */
export function parsePounds(given: string): Money | null {
  const pence = parseQuantity(given.trim().replace(/^£\s*/, ''), 2)
  return pence && money(pence.value, 'GBP')
}

/** A limit price in the unit and scale of the quote; null for anything that is not a price. */
export function parseLimit(given: string, like: Price): Price | null {
  const plain = given
    .trim()
    .replace(/^[£$€]\s*/, '')
    .replace(/p$/, '')
    .trimEnd()
  const read = parseQuantity(plain, like.scale)
  return read && price(read.value, like.scale, like.unit)
}
