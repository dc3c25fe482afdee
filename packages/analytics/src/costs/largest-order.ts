import {
  type ChargeRule,
  type Money,
  money,
  type Order,
  type OrderInstrument,
  type PricedOrder,
} from '@bellwether/domain'
import { priceOrder } from './price-order.ts'

/**
 * The largest purchase that an amount of cash pays for, charges included: "invest £10,000 in total". Null where the charges leave nothing to invest. What is
 * over is less than the next penny would cost: a penny or so, or up to the levy where that penny would cross its threshold.
 */
export function largestOrder(
  cash: Money,
  order: Omit<Order, 'side' | 'consideration'>,
  instrument: OrderInstrument,
  rules: readonly ChargeRule[],
): PricedOrder | null {
  const buy = (pence: number) =>
    priceOrder({ ...order, side: 'BUY', consideration: money(pence, cash.currency) }, instrument, rules)
  // Charges never fall as the order grows, so what an order takes rises with it and halving finds the last one that fits.
  let best: PricedOrder | null = null
  let low = 1
  let high = cash.amount
  while (low <= high) {
    const middle = low + Math.floor((high - low) / 2)
    const priced = buy(middle)
    if (priced.settlement.amount <= cash.amount) {
      best = priced
      low = middle + 1
    } else high = middle - 1
  }
  return best
}
