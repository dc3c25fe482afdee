import type { CostLine, OrderCostView, OrderStateLabel } from '@bellwether/contract'
import type { paperOrders } from '@bellwether/db'
import {
  type CostItem,
  costItemLabels,
  formatDate,
  formatPrice,
  money,
  type OrderChargeCode,
  type SecurityType,
  type Side,
} from '@bellwether/domain'
import { halfSpread, type PricedTrade } from './order-pricing.ts'
import { waitText } from './order-wait.ts'
import type { ReadyOrder } from './ticket.ts'
import { conversionOf, type TradedSecurity } from './traded-security.ts'

/** What a quantity is counted in. */
export function unitName(type: SecurityType): string {
  return type === 'FUND' ? 'units' : type === 'BOND' ? 'pounds nominal' : 'shares'
}

export const stateLabels: Readonly<Record<paperOrders.PaperOrder['state'], OrderStateLabel>> = {
  WAITING: 'Pending',
  DEALT: 'Executed',
  CANCELLED: 'Cancelled',
  EXPIRED: 'Expired',
  REFUSED: 'Rejected',
}

export const kindLabels: Readonly<Record<paperOrders.PaperOrder['kind'], string>> = {
  QUOTE: 'Quoted price',
  LIMIT: 'Limit order',
  REGULAR: 'Regular investment',
  REINVESTMENT: 'Dividend reinvestment',
}

export function chargeLines(charges: Readonly<Record<string, unknown>>): CostLine[] {
  return Object.entries(charges).flatMap(([code, amount]) =>
    typeof amount === 'number' ? [{ key: code, label: chargeLabel(code), amount: money(amount, 'GBP') }] : [],
  )
}

function chargeLabel(code: string): string {
  return code in costItemLabels ? costItemLabels[code as CostItem] : code
}

/** Pence by charge code, as stored with an order. */
export function chargesRecord({ charges }: Pick<PricedTrade, 'charges'>): Record<OrderChargeCode, number> {
  return Object.fromEntries(charges.map(({ code, amount }) => [code, amount.amount])) as Record<OrderChargeCode, number>
}

export function costView(traded: TradedSecurity, priced: PricedTrade, side: Side): OrderCostView {
  return {
    side,
    quantity: priced.quantity,
    price: priced.price,
    rate: conversionOf(traded),
    indexRatio: traded.indexRatio,
    accrued: priced.accrued,
    consideration: priced.consideration,
    charges: priced.charges.map(({ code, amount, validFrom }) => ({
      key: code,
      label: costItemLabels[code],
      amount,
      note: `rate from ${formatDate(validFrom)}`,
    })),
    exemptions: priced.exemptions.map(({ code, reason }) => ({ label: costItemLabels[code], reason })),
    totalCharges: priced.totalCharges,
    settlement: priced.settlement,
    halfSpread: halfSpread(traded, priced.quantity),
  }
}

/** What happens once the order is confirmed. */
export function outcomeText(
  { security, wait }: TradedSecurity,
  { executesNow, bound, expiresOn }: ReadyOrder,
  side: Side,
): string {
  const verb = side === 'BUY' ? 'bought' : 'sold'
  if (security.type === 'FUND')
    return `Your units will be ${verb} immediately at the latest published price. A real fund order is placed at the next valuation point, at a price not yet known; paper accounts do not wait for it.`
  if (executesNow)
    return `Your order will be executed immediately. If the price moves against you by more than 0.5% before you confirm, we will ask you to review it again.`
  const worst = `${formatPrice(bound)} or ${side === 'BUY' ? 'lower' : 'higher'}`
  return wait === null
    ? `Your order will be executed if the price reaches ${worst}. It expires at the end of ${formatDate(expiresOn)}; you can cancel it while it is pending.`
    : `${waitText(wait, security.listing.exchange)} Your order will be executed ${wait.reason === 'CLOSED' ? 'once the market opens' : 'at the next price'}, if the price is ${worst}. It expires at the end of ${formatDate(expiresOn)}; you can cancel it while it is pending.`
}
