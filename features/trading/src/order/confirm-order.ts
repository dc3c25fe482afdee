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
import type { DealingContext } from '../trading-context.ts'
import { chargesRecord } from './order-labels.ts'
import type { PricedDeal } from './order-pricing.ts'
import type { ReadyOrder } from './ticket.ts'
import type { DealtSecurity } from './traded-security.ts'

/** How an order was dealt, as it is stored. */
export function dealFacts(deal: PricedDeal, at: Date): paperOrders.Deal {
  return {
    price: deal.price.value,
    accrued: deal.accrued?.amount ?? null,
    sterlingRate: deal.sterlingRate,
    consideration: deal.consideration.amount,
    charges: chargesRecord(deal),
    settlement: deal.settlement.amount,
    at,
  }
}

/** Null where the price is still as good as the one that was reviewed, within the tolerance. */
export function whyAskAgain(order: ReadyOrder, seen: Price | null, side: Side): string | null {
  const { price } = order.deal
  if (seen === null) return 'Check the order once more and confirm it.'
  if (!order.dealsNow || isAsGood(price, worstPrice(seen, side, reviewTolerance), side)) return null
  return `The price has moved from ${formatPrice(seen)} to ${formatPrice(price)}. Nothing has been dealt: check the order at the new price.`
}

export interface Confirmation {
  readonly ticket: string
  readonly userId: number
  readonly side: Side
  readonly kind: 'QUOTE' | 'LIMIT'
}

export type Confirmed = { readonly id: number } | { readonly problem: string }

/** Stores the order, and answers only once that is done. */
export async function confirmOrder(
  { db, now }: DealingContext,
  { security, marketCode }: DealtSecurity,
  { account, deal, dealsNow, bound, atWorst, expiresOn }: ReadyOrder,
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
    quantity: deal.quantity.value,
    quantityScale: deal.quantity.scale,
    bound: bound.value,
    priceScale: listing.priceScale,
    priceUnit: listing.priceUnit,
    placedAt: at,
    expiresOn,
    outcome: dealsNow
      ? { kind: 'deal', deal: dealFacts(deal, at) }
      : { kind: 'wait', reserve: side === 'BUY' ? atWorst.settlement.amount : 0 },
  })
  switch (placed.kind) {
    case 'placed':
      return { id: placed.id }
    case 'short':
      return {
        problem:
          side === 'BUY'
            ? `Another order came first: ${formatMoney(money(placed.available, 'GBP'))} is left in this account.`
            : 'Another order came first: less of it is left to sell.',
      }
    case 'no-account':
      return { problem: 'This account cannot take the order. Choose one of yours.' }
  }
}
