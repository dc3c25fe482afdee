import { mean, premiumToNav, zScore } from '@bellwether/analytics'
import { addMonthsTo } from '../calendar.ts'
import type { DailyBars } from '../market/daily-bars.ts'
import type { Market } from '../market.ts'
import type { NavPoint } from './nav-rows.ts'

export interface DiscountFacts {
  readonly now: number
  readonly average: number
  readonly high: number
  readonly low: number
  readonly zScore: number
}

/**
 * Premium (+) or discount (−) of each close of the last twelve months to the last net asset value dated on or before it.
 * The z-score is how many standard deviations today lies from the average.
 */
export function discountFacts(market: Market, bars: DailyBars, navs: readonly NavPoint[]): DiscountFacts | null {
  const from = addMonthsTo(market.until, -12)
  const discounts: number[] = []
  let known = 0
  for (let i = 0; i < bars.close.length; i++) {
    const day = market.days.days[bars.first + i] ?? market.until
    while (known < navs.length && (navs[known]?.day ?? 0) <= day) known += 1
    const nav = navs[known - 1]?.nav
    const discount = nav === undefined ? null : premiumToNav(bars.close[i] ?? 0, nav)
    if (day > from && discount !== null) discounts.push(discount)
  }
  const now = discounts.at(-1)
  if (now === undefined) return null
  return {
    now,
    average: mean(discounts),
    high: Math.max(...discounts),
    low: Math.min(...discounts),
    zScore: zScore(now, discounts),
  }
}
