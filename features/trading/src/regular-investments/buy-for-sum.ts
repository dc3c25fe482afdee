import { paperOrders } from '@bellwether/db'
import { formatMoney, type Money, money, type Wrapper, waitingTolerance, worstPrice } from '@bellwether/domain'
import { executionRecord } from '../order/confirm-order.ts'
import { priceSum, priceTrade } from '../order/order-pricing.ts'
import { lastDayAtQuote, type TradedSecurity } from '../order/traded-security.ts'
import type { TradingContext } from '../trading-context.ts'

export interface SumOrder {
  readonly ticket: string
  readonly userId: number
  readonly accountId: number
  readonly wrapper: Wrapper
  readonly kind: 'REGULAR' | 'REINVESTMENT'
  readonly sum: Money
  /** Why it cannot be bought now; the order is then stored as rejected. */
  readonly refusal: string | null
}

/** Places an automatic purchase for a sum. One that cannot be made is stored with its reason, so that its owner sees it. */
export async function buyForSum({ db, now }: TradingContext, traded: TradedSecurity, order: SumOrder): Promise<void> {
  const at = now()
  const { security, ask } = traded
  const base = {
    ticket: order.ticket,
    userId: order.userId,
    accountId: order.accountId,
    side: 'BUY',
    kind: order.kind,
    marketCode: traded.marketCode,
    securityName: security.name,
    priceScale: security.listing.priceScale,
    priceUnit: security.listing.priceUnit,
    quantityScale: traded.scale,
    placedAt: at,
    expiresOn: lastDayAtQuote(traded),
  } as const
  const refuse = (reason: string) =>
    paperOrders.place(db, { ...base, quantity: 0, bound: null, outcome: { kind: 'refuse', reason } })
  if (order.refusal !== null || !ask) return void (await refuse(order.refusal ?? 'No price was available.'))
  const request = { side: 'BUY', wrapper: order.wrapper, regular: true, dealsLastMonth: 0 } as const
  const bound = traded.wait === null ? ask : worstPrice(ask, 'BUY', waitingTolerance)
  const atWorst = priceSum(traded, { ...request, price: bound }, order.sum)
  if (!atWorst)
    return void (await refuse(`${formatMoney(order.sum)} was not enough to buy the minimum quantity after charges.`))
  const priced = traded.wait === null && priceTrade(traded, { ...request, price: ask }, atWorst.quantity)
  const placed = await paperOrders.place(db, {
    ...base,
    quantity: atWorst.quantity.value,
    bound: bound.value,
    outcome: priced
      ? { kind: 'deal', deal: executionRecord(priced, at) }
      : { kind: 'wait', reserve: atWorst.settlement.amount },
  })
  if (placed.kind === 'short')
    await refuse(
      `Not enough cash: the order needed ${formatMoney(atWorst.settlement)} and ${formatMoney(money(placed.available, 'GBP'))} was available.`,
    )
}
