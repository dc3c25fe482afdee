import { addTradingDays, type EpochDay, isoOf } from '../calendar.ts'
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

/** The values of a trust until the last day, oldest first, each announced at seven in the morning: the last ones after that day. */
export function valuedNavs(market: Market, trust: TrustCompany): NavPoint[] {
  const { plan, bars, navs } = trust
  const points: NavPoint[] = []
  for (let i = 0; i < navs.length; i++) {
    const day = market.days.days[bars.first + i] ?? market.until
    if (!isValuationDay(plan.navFrequency, day)) continue
    points.push({ day, nav: navs[i] ?? 0, announced: trustNavPublished(plan.id, plan.navFrequency, day) })
  }
  return points
}

/** Those that are known when the market opens again: the figures worked out from them are the ones of its next day. */
export function navsAtOpening({ until }: Market, valued: readonly NavPoint[]): readonly NavPoint[] {
  const opening = londonTime(addTradingDays(until, 1), 8, 0)
  return valued.filter(({ announced }) => announced < opening)
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
