import { paperOrders } from '@bellwether/db'
import {
  formatMoney,
  formatPrice,
  isAsGood,
  money,
  type Price,
  reviewTolerance,
  type Side,
  worstPrice,
} from '@bellwether/domain'
import type { TradingContext } from '../trading-context.ts'
import { chargesRecord } from './order-labels.ts'
import type { PricedTrade } from './order-pricing.ts'
import type { ReadyOrder } from './ticket.ts'
import type { TradedSecurity } from './traded-security.ts'

/** The execution of an order, as stored. */
export function executionRecord(priced: PricedTrade, at: Date): paperOrders.Deal {
  return {
    price: priced.price.value,
    accrued: priced.accrued?.amount ?? null,
    sterlingRate: priced.sterlingRate,
    sterlingRateAsAt: priced.sterlingRateAsAt,
    consideration: priced.consideration.amount,
    charges: chargesRecord(priced),
    settlement: priced.settlement.amount,
    at,
  }
}

/** Null while the price is as good as the reviewed one, within the tolerance. */
export function reconfirmReason(order: ReadyOrder, seen: Price | null, side: Side): string | null {
  const { price } = order.priced
  if (seen === null) return 'Please review your order again before you confirm it.'
  if (!order.executesNow || isAsGood(price, worstPrice(seen, side, reviewTolerance), side)) return null
  return `The price has moved from ${formatPrice(seen)} to ${formatPrice(price)}. Your order has not been placed: please review it at the new price.`
}

export interface Confirmation {
  readonly ticket: string
  readonly userId: number
  readonly side: Side
  readonly kind: 'QUOTE' | 'LIMIT'
}

export type Confirmed = { readonly id: number } | { readonly problem: string }

/** Resolves once the order is stored. */
export async function confirmOrder(
  { db, now }: TradingContext,
  { security, marketCode }: TradedSecurity,
  { account, priced, executesNow, bound, atWorst, expiresOn }: ReadyOrder,
  { ticket, userId, side, kind }: Confirmation,
): Promise<Confirmed> {
  const at = now()
  const { listing } = security
  const placed = await paperOrders.place(db, {
    ticket,
    userId,
    accountId: account.id,
    side,
    kind,
    marketCode,
    securityName: security.name,
    quantity: priced.quantity.value,
    quantityScale: priced.quantity.scale,
    bound: bound.value,
    priceScale: listing.priceScale,
    priceUnit: listing.priceUnit,
    placedAt: at,
    expiresOn,
    outcome: executesNow
      ? { kind: 'deal', deal: executionRecord(priced, at) }
      : { kind: 'wait', reserve: side === 'BUY' ? atWorst.settlement.amount : 0 },
  })
  switch (placed.kind) {
    case 'placed':
      return { id: placed.id }
    case 'short':
      return {
        problem:
          side === 'BUY'
            ? `Not enough cash: another order was placed first, leaving ${formatMoney(money(placed.available, 'GBP'))} available in this account.`
            : 'Not enough to sell: another order was placed first.',
      }
    case 'no-account':
      return { problem: 'This order cannot be placed in that account. Choose one of your own accounts.' }
  }
}
