import { addTradingDays, type EpochDay, isoOf, monthEnd, monthOf, tradingDayUpTo, yearOf } from '../calendar.ts'
import type { NavFrequency } from '../identity/plan.ts'
import { londonTime } from '../market/exchange-time.ts'
import type { Market } from '../market.ts'
import { sourceId } from '../platform/source.ts'
import type { NavRow } from '../rows/prices.ts'
import type { TrustCompany } from './trust-company.ts'

/** One published net asset value. */
export interface NavPoint {
  readonly day: EpochDay
  readonly nav: number
  readonly announced: Date
}

/** How many trading days it takes until a value is announced, by how often it is worked out. */
const delay: Readonly<Record<NavFrequency, number>> = { DAILY: 1, WEEKLY: 1, MONTHLY: 8, QUARTERLY: 22 }

/** The values a trust has announced by the last day, oldest first: each at seven in the morning. */
export function publishedNavs(market: Market, trust: TrustCompany): NavPoint[] {
  const { plan, bars, navs } = trust
  const points: NavPoint[] = []
  for (let i = 0; i < navs.length; i++) {
    const day = market.days.days[bars.first + i] ?? market.until
    if (!isValuationDay(plan.navFrequency, day)) continue
    const on = addTradingDays(day, delay[plan.navFrequency])
    const announced = londonTime(on, 7, 0, (plan.id * 13) % 60)
    if (on <= market.until) points.push({ day, nav: navs[i] ?? 0, announced })
  }
  return points
}

function isValuationDay(frequency: NavFrequency, day: EpochDay): boolean {
  if (frequency === 'DAILY') return true
  if (frequency === 'WEEKLY') return addTradingDays(day, 1) - day > 2
  const month = monthOf(day)
  return (frequency === 'MONTHLY' || month % 3 === 0) && day === tradingDayUpTo(monthEnd(yearOf(day), month))
}

export function* navRows(trust: TrustCompany, points: readonly NavPoint[]): Generator<NavRow> {
  const { plan } = trust
  for (const { day, nav, announced } of points) {
    yield {
      security_id: plan.id,
      day: isoOf(day),
      basis: 'CUM_FAIR',
      nav,
      estimated: plan.navFrequency === 'QUARTERLY',
      published: announced.getTime() / 1000,
      source_id: sourceId,
    }
  }
}
