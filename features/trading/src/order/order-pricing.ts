import {
  considerationOf,
  type DealTerms,
  largestOrder,
  type Money,
  money,
  type Price,
  type PricedOrder,
  priceOrder,
  type Quantity,
  quantityFor,
  type Side,
  subtractMoney,
  type Wrapper,
} from '@bellwether/domain'
import type { DealtSecurity } from './traded-security.ts'

export interface DealRequest {
  readonly side: Side
  readonly wrapper: Wrapper
  /** Regular investments and reinvestments have a charge of their own. */
  readonly regular: boolean
  readonly dealsLastMonth: number
  readonly price: Price
}

export interface PricedDeal extends PricedOrder {
  readonly quantity: Quantity
  readonly price: Price
  readonly sterlingRate: number
  /** Interest within the consideration; null where nothing accrues. */
  readonly accrued: Money | null
}

type Priceable = Pick<DealtSecurity, 'accrued' | 'indexRatio' | 'per' | 'rate' | 'charged' | 'rules' | 'day' | 'scale'>

/** Null where there is no rate to price it in pounds, or where it comes to less than half a penny. */
export function priceDeal(dealt: Priceable, request: DealRequest, quantity: Quantity): PricedDeal | null {
  const terms = termsOf(dealt, request.price)
  const consideration = terms && considerationOf(terms, quantity)
  if (!terms || !consideration || consideration.amount <= 0) return null
  return {
    ...priceOrder({ ...request, consideration, day: dealt.day }, dealt.charged, dealt.rules),
    quantity,
    price: request.price,
    sterlingRate: terms.sterlingRate,
    accrued: terms.accrued && subtractMoney(consideration, considerationOf({ ...terms, accrued: null }, quantity)),
  }
}

/** As much as a sum buys, all charges in it; null where it does not pay for the smallest quantity. */
export function priceSum(
  dealt: Priceable & Pick<DealtSecurity, 'lot'>,
  request: DealRequest,
  sum: Money,
): PricedDeal | null {
  const terms = termsOf(dealt, request.price)
  const largest = terms && largestOrder(sum, { ...request, day: dealt.day }, dealt.charged, dealt.rules)
  const most = largest && quantityFor(terms, dealt.scale, largest.consideration)
  if (!most) return null
  const value = most.value - (most.value % (dealt.lot ?? 1))
  return value === 0 ? null : priceDeal(dealt, request, { value, scale: most.scale })
}

export function termsOf(
  { accrued, indexRatio, per, rate }: Pick<Priceable, 'accrued' | 'indexRatio' | 'per' | 'rate'>,
  price: Price,
): DealTerms | null {
  return rate && { price, accrued, indexRatio, per, sterlingRate: rate.sterling }
}

/** What half the spread costs on this quantity: it is in the price, and in no charge. */
export function halfSpread(dealt: Priceable & Pick<DealtSecurity, 'bid' | 'ask'>, quantity: Quantity): Money | null {
  const { bid, ask } = dealt
  const [sold, bought] = [bid && termsOf(dealt, bid), ask && termsOf(dealt, ask)]
  if (!sold || !bought || bought.price.value <= sold.price.value) return null
  return money(
    Math.round((considerationOf(bought, quantity).amount - considerationOf(sold, quantity).amount) / 2),
    'GBP',
  )
}
