import { paperOrders } from '@bellwether/db'
import { isAsGood, price, zonedDate } from '@bellwether/domain'
import { createLookup } from '../paper-account/holdings.ts'
import { countLastMonth } from '../paper-account/trading-history.ts'
import type { DealingContext } from '../trading-context.ts'
import { dealFacts } from './confirm-order.ts'
import { priceDeal } from './order-pricing.ts'
import { priceFor, refusalOf } from './traded-security.ts'

const batch = 200

/** Deals waiting orders whose price has come, and ends those whose time is up. Returns how many were dealt. */
export async function dealWaiting(context: DealingContext): Promise<number> {
  const lookUp = createLookup(context)
  let dealt = 0
  for (let after = 0; ; ) {
    const orders = await paperOrders.waiting(context.db, { after, limit: batch })
    for (const order of orders) if (await dealOne(context, lookUp, order)) dealt += 1
    const last = orders.at(-1)
    if (!last || orders.length < batch) return dealt
    after = last.id
  }
}

async function dealOne(
  context: DealingContext,
  lookUp: ReturnType<typeof createLookup>,
  order: paperOrders.PaperOrder,
): Promise<boolean> {
  const { db, now } = context
  const at = now()
  const today = zonedDate(at, 'Europe/London')
  if (today > order.expiresOn) {
    const reason = 'Its last day passed without the price it waited for.'
    await paperOrders.end(db, order.id, { state: 'EXPIRED', reason, at })
    return false
  }
  const security = await lookUp(order.marketCode)
  // A suspension or a missing quote may pass: it waits on, until its last day.
  if (!security?.open || refusalOf(security, order.side, context) !== null) return false
  const offered = priceFor(security, order.side)
  if (!offered || order.bound === null) return false
  if (!isAsGood(offered, price(order.bound, order.priceScale, order.priceUnit), order.side)) return false
  const request = {
    side: order.side,
    wrapper: order.wrapper,
    regular: order.kind === 'REGULAR' || order.kind === 'REINVESTMENT',
    dealsLastMonth: await countLastMonth(db, order.userId, security.day),
    price: offered,
  }
  const deal = priceDeal(security, request, { value: order.quantity, scale: order.quantityScale })
  return deal !== null && (await paperOrders.deal(db, order.id, dealFacts(deal, at))) === 'DEALT'
}
