import type { CostLine, OrderCostView, OrderStateWords } from '@bellwether/contract'
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
import { halfSpread, type PricedDeal } from './order-pricing.ts'
import type { ReadyOrder } from './ticket.ts'
import type { DealtSecurity } from './traded-security.ts'

/** What a quantity counts. */
export function unitWords(type: SecurityType): string {
  return type === 'FUND' ? 'units' : type === 'BOND' ? 'pounds nominal' : 'shares'
}

export const stateWords: Readonly<Record<paperOrders.PaperOrder['state'], OrderStateWords>> = {
  WAITING: 'Waiting',
  DEALT: 'Dealt',
  CANCELLED: 'Cancelled',
  EXPIRED: 'Expired',
  REFUSED: 'Not dealt',
}

export const kindWords: Readonly<Record<paperOrders.PaperOrder['kind'], string>> = {
  QUOTE: 'At the quoted price',
  LIMIT: 'With a limit',
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

/** Pence by code, as an order keeps them. */
export function chargesRecord({ charges }: Pick<PricedDeal, 'charges'>): Record<OrderChargeCode, number> {
  return Object.fromEntries(charges.map(({ code, amount }) => [code, amount.amount])) as Record<OrderChargeCode, number>
}

export function costView(dealt: DealtSecurity, deal: PricedDeal, side: Side): OrderCostView {
  return {
    side,
    quantity: deal.quantity,
    price: deal.price,
    rate: dealt.rate && dealt.rate.currency !== 'GBP' ? dealt.rate : null,
    indexRatio: dealt.indexRatio,
    accrued: deal.accrued,
    consideration: deal.consideration,
    charges: deal.charges.map(({ code, amount, validFrom }) => ({
      key: code,
      label: costItemLabels[code],
      amount,
      note: `rate since ${formatDate(validFrom)}`,
    })),
    exemptions: deal.exemptions.map(({ code, reason }) => ({ label: costItemLabels[code], reason })),
    totalCharges: deal.totalCharges,
    settlement: deal.settlement,
    halfSpread: halfSpread(dealt, deal.quantity),
  }
}

/** What confirming does, in words. */
export function outcomeWords(
  { security, open }: DealtSecurity,
  { dealsNow, bound, expiresOn }: ReadyOrder,
  side: Side,
): string {
  const verb = side === 'BUY' ? 'bought' : 'sold'
  if (security.type === 'FUND')
    return `It is ${verb} at once, at the last published price. A real fund order gets the next price, which nobody knows yet; a paper account does not wait for it.`
  if (dealsNow)
    return `It is ${verb} at once. If the price turns against you by more than 0.5% before you confirm, we ask again.`
  const worst = `${formatPrice(bound)} or ${side === 'BUY' ? 'less' : 'more'}`
  return open
    ? `It waits until it can be ${verb} at ${worst}, up to ${formatDate(expiresOn)}. You can cancel it while it waits.`
    : `The market is closed. The order waits and is ${verb} once the market is open at ${worst}; if that does not happen by ${formatDate(expiresOn)}, it ends. You can cancel it while it waits.`
}
