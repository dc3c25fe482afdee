import { isoOf } from '../calendar.ts'
import type { EquityPlan } from '../identity/plan.ts'
import { toTick } from '../market/tick-size.ts'
import type { Market } from '../market.ts'
import { sourceId } from '../platform/source.ts'
import type { BrokerViewRow } from '../rows/financials.ts'

/** Larger companies are followed by more brokers; the smallest by none. */
export function brokerViewRow(market: Market, plan: EquityPlan): BrokerViewRow | null {
  const random = market.random(plan.listing.marketCode, 'brokers')
  const followers = Math.round(
    Math.min(24, Math.max(0, 2.6 * Math.log10(plan.sizeGbp / 3e9) * random.uniform(0.7, 1.4))),
  )
  if (followers === 0 || plan.suspendedOn !== null) return null
  const mood = random.normal() * 0.5 + 0.35
  const counts = [0, 0, 0, 0, 0]
  for (let i = 0; i < followers; i++) {
    const view = mood + 0.9 * random.normal()
    const place = view > 1.3 ? 0 : view > 0.4 ? 1 : view > -0.6 ? 2 : view > -1.4 ? 3 : 4
    counts[place] = (counts[place] ?? 0) + 1
  }
  const [strongBuy = 0, buy = 0, neutral = 0, sell = 0, strongSell = 0] = counts
  return {
    security_id: plan.id,
    as_at: isoOf(market.until),
    window_days: 75,
    strong_buy: strongBuy,
    buy,
    neutral,
    sell,
    strong_sell: strongSell,
    target_price:
      followers < 3
        ? null
        : toTick(plan.listing.unit, plan.listing.scale, plan.finalPrice * (1 + 0.08 * mood + 0.04 * random.normal())),
    source_id: sourceId,
  }
}
