import type { Price } from '@bellwether/domain'

/** (price − NAV) ÷ NAV: below zero is a discount. */
export function premiumOrDiscount(last: Price | null, nav: Price | null): number | null {
  return last && nav && nav.value > 0 ? (last.value - nav.value) / nav.value : null
}
