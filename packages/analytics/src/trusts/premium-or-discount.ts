import { type IsoDate, type Price, whyNotBesidePrice } from '@bellwether/domain'

export const discountFormula = '(Price − NAV) ÷ NAV'

export interface DiscountDays {
  readonly price: IsoDate
  readonly nav: IsoDate | null
}

/** price ÷ NAV − 1, below zero for a discount; both in one unit and scale. */
export function premiumToNav(price: number, nav: number): number | null {
  return nav > 0 ? price / nav - 1 : null
}

/** RP-AGE-4: null also where the days of the two do not belong together. */
export function premiumOrDiscount(last: Price | null, nav: Price | null, days: DiscountDays): number | null {
  if (!last || !nav || whyNotBesidePrice('nav', days.nav, days.price) !== null) return null
  return premiumToNav(last.value, nav.value)
}
