import type { RowCollector } from '../batch.ts'
import { dividendRows } from '../company/dividend-rows.ts'
import { usualSpread } from '../market/quote.ts'
import { createTrustCompany } from '../portfolio/trust-company.ts'
import type { Universe } from '../universe.ts'
import { emitPrices } from './emit-prices.ts'

export function* emitTrusts(universe: Universe, collector: RowCollector): Generator<void> {
  const { market } = universe
  for (const plan of universe.plan.trusts) {
    const trust = createTrustCompany(market, plan)
    emitPrices(market, collector, plan, trust.bars, usualSpread(plan.sizeGbp) * 1.6)
    collector.addAll(
      'dividends',
      dividendRows(plan.id, plan.currency, trust.dividends, market.days.days[0] ?? market.until, market.until),
    )
    yield
  }
}
