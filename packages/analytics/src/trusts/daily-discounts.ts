import type { IsoDate } from '@bellwether/domain'
import { alignTo } from '../returns/align.ts'
import { premiumToNav } from './premium-or-discount.ts'

export interface DailyDiscount {
  readonly day: IsoDate
  /** Below zero for a discount; null before the first NAV. */
  readonly value: number | null
}

/**
 * The discount or premium of every day with a close: to the last NAV dated on or before it, which on most days of a trust that values its portfolio
 * weekly or monthly is an earlier one. Both come oldest first, in one unit and scale.
 */
export function dailyDiscounts(
  closes: readonly { readonly day: IsoDate; readonly close: number }[],
  navs: readonly { readonly day: IsoDate; readonly nav: number }[],
): readonly DailyDiscount[] {
  const known = alignTo(
    closes.map(({ day }) => day),
    navs,
    nav => nav.day,
  )
  return closes.map(({ day, close }, index) => {
    const nav = known[index]
    return { day, value: nav ? premiumToNav(close, nav.nav) : null }
  })
}
