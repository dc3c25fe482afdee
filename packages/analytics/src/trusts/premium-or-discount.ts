import type { Price } from '@bellwether/domain'

export const discountFormula = '(Price − NAV) ÷ NAV'

/** price ÷ NAV − 1, below zero for a discount; both in one unit and scale. */
export function premiumToNav(price: number, nav: number): number | null {
  return nav > 0 ? price / nav - 1 : null
}

export function premiumOrDiscount(last: Price | null, nav: Price | null): number | null {
  return last && nav && premiumToNav(last.value, nav.value)
}
