import { isoOf } from '../calendar.ts'
import type { SecurityPlan } from '../identity/plan.ts'
import type { Market } from '../market.ts'
import type { PopularityRow } from '../rows/platform.ts'
import { sourceId } from './source.ts'

/** Securities with fewer holders are left out, which keeps large markets small. */
const minPeople = 25
const viewDays = 30

/** How many fictional people hold and view a security: more for large ones, fewer for gilts. */
export function* popularityRows(market: Market, plans: Iterable<SecurityPlan>): Generator<PopularityRow> {
  for (const plan of plans) {
    if (plan.suspendedOn !== null) continue
    const random = market.random(plan.listing.marketCode, 'popularity')
    const millions = plan.sizeGbp / 1e8
    const appeal = Math.exp(0.7 * random.normal()) * (plan.type === 'BOND' ? 0.02 : 1)
    const holders = Math.round(8 * Math.sqrt(millions) * appeal)
    if (holders < minPeople) continue
    const row = { security_id: plan.id, as_at: isoOf(market.until), source_id: sourceId }
    const before = (people: number) => Math.round(people * (1 + 0.06 * random.normal()))
    yield { ...row, measure: 'HOLDERS', days: 0, people: holders, previous: before(holders) }
    const views = Math.round(holders * 3 * Math.exp(0.5 * random.normal()))
    yield { ...row, measure: 'VIEWS', days: viewDays, people: views, previous: before(views) }
  }
}
