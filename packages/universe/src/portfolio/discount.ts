import { mean, premiumToNav, zScore } from '@bellwether/analytics'
import { addMonthsTo, type EpochDay } from '../calendar.ts'
import type { DailyBars } from '../market/daily-bars.ts'
import type { Market } from '../market.ts'
import type { NavPoint } from './nav-rows.ts'

export interface DiscountFacts {
  readonly average: number
  readonly high: number
  readonly low: number
  readonly zScore: number
}

export function discountFacts(market: Market, bars: DailyBars, navs: readonly NavPoint[]): DiscountFacts | null {
  const closes = Array.from(bars.close, (close, i) => ({
    day: market.days.days[bars.first + i] ?? market.until,
    close,
  }))
  return yearOfDiscounts(closes, navs, market.until)
}

/**
 * Premium (+) or discount (−) of each close of the last twelve months to the last net asset value dated on or before it, both oldest
 * first. The z-score is how many standard deviations the last lies from the average.
 */
export function yearOfDiscounts(
  closes: readonly { readonly day: EpochDay; readonly close: number }[],
  navs: readonly Pick<NavPoint, 'day' | 'nav'>[],
  until: EpochDay,
): DiscountFacts | null {
  const from = addMonthsTo(until, -12)
  const discounts: number[] = []
  let known = 0
  for (const { day, close } of closes) {
    while (known < navs.length && (navs[known]?.day ?? 0) <= day) known += 1
    const nav = navs[known - 1]?.nav
    const discount = nav === undefined ? null : premiumToNav(close, nav)
    if (day > from && discount !== null) discounts.push(discount)
  }
  const now = discounts.at(-1)
  if (now === undefined) return null
  return {
    average: roundFraction(mean(discounts)),
    high: roundFraction(Math.max(...discounts)),
    low: roundFraction(Math.min(...discounts)),
    zScore: Math.round(zScore(now, discounts) * 100) / 100,
  }
}

const roundFraction = (value: number) => Math.round(value * 1e6) / 1e6
