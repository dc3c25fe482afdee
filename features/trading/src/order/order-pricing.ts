import { largestOrder, priceOrder } from '@bellwether/analytics'
import {
  considerationOf,
  type DealTerms,
  type IsoDate,
  type Money,
  money,
  type Price,
  type PricedOrder,
  type Quantity,
  quantityFor,
  type Side,
  subtractMoney,
  type Wrapper,
} from '@bellwether/domain'
import type { TradedSecurity } from './traded-security.ts'

export interface PricingRequest {
  readonly side: Side
  readonly wrapper: Wrapper
  /** Regular investments and dividend reinvestments have a lower dealing charge. */
  readonly regular: boolean
  readonly dealsLastMonth: number
  readonly price: Price
}

export interface PricedTrade extends PricedOrder {
  readonly quantity: Quantity
  readonly price: Price
  readonly sterlingRate: number
  /** The day of that rate; null in pounds. */
  readonly sterlingRateAsAt: IsoDate | null
  /** Interest within the consideration; null where nothing accrues. */
  readonly accrued: Money | null
}

type Priceable = Pick<TradedSecurity, 'accrued' | 'indexRatio' | 'per' | 'rate' | 'charged' | 'rules' | 'day' | 'scale'>

/** Null without an exchange rate to sterling, or where the consideration rounds to nothing. */
export function priceTrade(traded: Priceable, request: PricingRequest, quantity: Quantity): PricedTrade | null {
  const terms = termsOf(traded, request.price)
  const consideration = terms && considerationOf(terms, quantity)
  if (!terms || !consideration || consideration.amount <= 0) return null
  return {
    ...priceOrder({ ...request, consideration, day: traded.day }, traded.charged, traded.rules),
    quantity,
    price: request.price,
    sterlingRate: terms.sterlingRate,
    sterlingRateAsAt: traded.rate?.asAt ?? null,
    accrued: terms.accrued && subtractMoney(consideration, considerationOf({ ...terms, accrued: null }, quantity)),
  }
}

/** The largest purchase a sum covers, charges included; null where it does not cover the smallest quantity. */
export function priceSum(
  traded: Priceable & Pick<TradedSecurity, 'lot'>,
  request: PricingRequest,
  sum: Money,
): PricedTrade | null {
  const terms = termsOf(traded, request.price)
  const largest = terms && largestOrder(sum, { ...request, day: traded.day }, traded.charged, traded.rules)
  const max = largest && quantityFor(terms, traded.scale, largest.consideration)
  if (!max) return null
  const value = max.value - (max.value % (traded.lot ?? 1))
  return value === 0 ? null : priceTrade(traded, request, { value, scale: max.scale })
}

export function termsOf(
  { accrued, indexRatio, per, rate }: Pick<Priceable, 'accrued' | 'indexRatio' | 'per' | 'rate'>,
  price: Price,
): DealTerms | null {
  return rate && { price, accrued, indexRatio, per, sterlingRate: rate.sterling }
}

/** The cost of half the spread on this quantity. It is part of the price, not one of the charges. */
export function halfSpread(traded: Priceable & Pick<TradedSecurity, 'bid' | 'ask'>, quantity: Quantity): Money | null {
  const { bid, ask } = traded
  const [sold, bought] = [bid && termsOf(traded, bid), ask && termsOf(traded, ask)]
  if (!sold || !bought || bought.price.value <= sold.price.value) return null
  return money(
    Math.round((considerationOf(bought, quantity).amount - considerationOf(sold, quantity).amount) / 2),
    'GBP',
  )
}
