import { paperOrders } from '@bellwether/db'
import {
  addBusinessDays,
  formatMoney,
  type Money,
  money,
  type Wrapper,
  waitingTolerance,
  worstPrice,
} from '@bellwether/domain'
import { dealFacts } from '../order/confirm-order.ts'
import { priceDeal, priceSum } from '../order/order-pricing.ts'
import type { DealtSecurity } from '../order/traded-security.ts'
import type { DealingContext } from '../trading-context.ts'

export interface SumOrder {
  readonly ticket: string
  readonly userId: number
  readonly accountId: number
  readonly wrapper: Wrapper
  readonly kind: 'REGULAR' | 'REINVESTMENT'
  readonly sum: Money
  /** Why it cannot be bought now; it is then kept as not dealt. */
  readonly refusal: string | null
}

/** Buys for a sum without anybody at the screen. What cannot be bought is kept with its reason, so that its owner sees it. */
export async function buyForSum({ db, now }: DealingContext, dealt: DealtSecurity, order: SumOrder): Promise<void> {
  const at = now()
  const { security, ask } = dealt
  const base = {
    ticket: order.ticket,
    userId: order.userId,
    accountId: order.accountId,
    side: 'BUY',
    kind: order.kind,
    marketCode: dealt.marketCode,
    securityName: security.name,
    priceScale: security.listing.priceScale,
    priceUnit: security.listing.priceUnit,
    quantityScale: dealt.scale,
    placedAt: at,
    expiresOn: addBusinessDays(dealt.day, 1),
  } as const
  const refuse = (reason: string) =>
    paperOrders.place(db, { ...base, quantity: 0, bound: null, outcome: { kind: 'refuse', reason } })
  if (order.refusal !== null || !ask) return void (await refuse(order.refusal ?? 'There was no price to deal at.'))
  const request = { side: 'BUY', wrapper: order.wrapper, regular: true, dealsLastMonth: 0 } as const
  const bound = dealt.open ? ask : worstPrice(ask, 'BUY', waitingTolerance)
  const atWorst = priceSum(dealt, { ...request, price: bound }, order.sum)
  if (!atWorst) return void (await refuse(`${formatMoney(order.sum)} did not pay for one with its charges.`))
  const deal = dealt.open && priceDeal(dealt, { ...request, price: ask }, atWorst.quantity)
  const placed = await paperOrders.place(db, {
    ...base,
    quantity: atWorst.quantity.value,
    bound: bound.value,
    outcome: deal ? { kind: 'deal', deal: dealFacts(deal, at) } : { kind: 'wait', reserve: atWorst.settlement.amount },
  })
  if (placed.kind === 'short')
    await refuse(
      `It would have taken ${formatMoney(atWorst.settlement)}; ${formatMoney(money(placed.available, 'GBP'))} was free.`,
    )
}
