import type { RowCollector } from '../batch.ts'
import { toDistributionRow } from '../portfolio/distributions.ts'
import { createOpenEndedFund } from '../portfolio/open-ended.ts'
import type { Universe } from '../universe.ts'
import { emitPrices } from './emit-prices.ts'

export function* emitFunds(universe: Universe, collector: RowCollector): Generator<void> {
  const { market } = universe
  for (const plan of [...universe.plan.funds, ...universe.plan.etfs]) {
    const fund = createOpenEndedFund(market, universe.indices, plan)
    emitPrices(market, collector, plan, fund.bars, plan.type === 'FUND' ? 0 : 0.0012)
    for (const distribution of fund.distributions)
      collector.add('dividends', toDistributionRow(plan, distribution, market.until))
    yield
  }
}
