import { type EpochDay, isoOf } from '../calendar.ts'
import { londonTime } from '../market/exchange-time.ts'
import { isValuationDay, trustNavPublished } from '../market/nav-publication.ts'
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

/** The values a trust has announced by the last day, oldest first: each at seven in the morning. */
export function publishedNavs(market: Market, trust: TrustCompany): NavPoint[] {
  const { plan, bars, navs } = trust
  const end = londonTime(market.until + 1, 0, 0)
  const points: NavPoint[] = []
  for (let i = 0; i < navs.length; i++) {
    const day = market.days.days[bars.first + i] ?? market.until
    if (!isValuationDay(plan.navFrequency, day)) continue
    const announced = trustNavPublished(plan.id, plan.navFrequency, day)
    if (announced < end) points.push({ day, nav: navs[i] ?? 0, announced })
  }
  return points
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
