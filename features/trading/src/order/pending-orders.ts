import { paperOrders } from '@bellwether/db'
import { isAsGood, price, zonedDate } from '@bellwether/domain'
import { createLookup } from '../paper-account/holdings.ts'
import { countTradesLastMonth } from '../paper-account/investor-position.ts'
import type { TradingContext } from '../trading-context.ts'
import { executionRecord } from './confirm-order.ts'
import { priceTrade } from './order-pricing.ts'
import { priceFor, refusalOf } from './traded-security.ts'

const batchSize = 200

/** Executes pending orders whose price has been reached, and expires those past their last day. Returns how many were executed. */
export async function executePendingOrders(context: TradingContext): Promise<number> {
  const lookUp = createLookup(context)
  let traded = 0
  for (let after = 0; ; ) {
    const orders = await paperOrders.waiting(context.db, { after, limit: batchSize })
    for (const order of orders) if (await executeIfDue(context, lookUp, order)) traded += 1
    const last = orders.at(-1)
    if (!last || orders.length < batchSize) return traded
    after = last.id
  }
}

async function executeIfDue(
  context: TradingContext,
  lookUp: ReturnType<typeof createLookup>,
  order: paperOrders.PaperOrder,
): Promise<boolean> {
  const { db, now } = context
  const at = now()
  const today = zonedDate(at, 'Europe/London')
  if (today > order.expiresOn) {
    const reason = 'Expired: the price was not reached in time.'
    await paperOrders.end(db, order.id, { state: 'EXPIRED', reason, at })
    return false
  }
  const security = await lookUp(order.marketCode)
  // A suspension or a missing quote may be temporary: the order stays pending until its last day.
  if (!security || security.wait !== null || refusalOf(security, order.side, context) !== null) return false
  const offered = priceFor(security, order.side)
  if (!offered || order.bound === null) return false
  if (!isAsGood(offered, price(order.bound, order.priceScale, order.priceUnit), order.side)) return false
  const request = {
    side: order.side,
    wrapper: order.wrapper,
    regular: order.kind === 'REGULAR' || order.kind === 'REINVESTMENT',
    dealsLastMonth: await countTradesLastMonth(db, order.userId, security.day),
    price: offered,
  }
  const priced = priceTrade(security, request, { value: order.quantity, scale: order.quantityScale })
  return priced !== null && (await paperOrders.deal(db, order.id, executionRecord(priced, at))) === 'DEALT'
}
