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
    if (day > from && nav) discounts.push((bars.close[i] ?? 0) / nav - 1)
  }
  const now = discounts.at(-1)
  if (now === undefined) return null
  const average = discounts.reduce((a, b) => a + b, 0) / discounts.length
  const deviation = Math.sqrt(discounts.reduce((sum, d) => sum + (d - average) ** 2, 0) / discounts.length)
  return {
    now,
    average,
    high: Math.max(...discounts),
    low: Math.min(...discounts),
    zScore: deviation > 0 ? (now - average) / deviation : 0,
  }
}
