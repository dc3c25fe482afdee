import type { RowCollector } from '../batch.ts'
import { etfSpread } from '../emit/emit-funds.ts'
import { emitPrices } from '../emit/emit-prices.ts'
import type { EtfPlan, FundPlan } from '../identity/plan.ts'
import type { IndexLevels } from '../market/indices.ts'
import type { Market } from '../market.ts'
import { eligibilityRow } from '../platform/eligibility.ts'
import { costRows, drawCosts } from '../portfolio/costs.ts'
import { toDistributionRow } from '../portfolio/distributions.ts'
import { fundFactsRow } from '../portfolio/fund-facts.ts'
import type { HoldingPool } from '../portfolio/holding-pool.ts'
import { drawHoldings } from '../portfolio/holdings.ts'
import { createOpenEndedFund } from '../portfolio/open-ended.ts'
import { createProfile } from '../portfolio/profile.ts'
import { createRiskScore, toRiskScoreRow } from '../portfolio/risk-score.ts'

export interface FundMarket {
  readonly market: Market
  readonly pool: HoldingPool
}

/** Trackers of the tail follow the index of their mandate; those of members of the market are not at hand. */
const ownIndices: IndexLevels = { levels: () => null }

export function emitTailFund({ market, pool }: FundMarket, collector: RowCollector, plan: FundPlan | EtfPlan): void {
  const fund = createOpenEndedFund(market, ownIndices, plan)
  emitPrices(market, collector, plan, fund.bars, plan.type === 'FUND' ? 0 : etfSpread)
  for (const distribution of fund.distributions)
    collector.add('dividends', toDistributionRow(plan, distribution, market.until))
  const holdings = drawHoldings(market, pool, plan)
  const profile = createProfile(market, plan, holdings)
  collector.add('fund_facts', fundFactsRow(market, ownIndices, fund, { holdings, profile }, []))
  collector.add('risk_scores', toRiskScoreRow(plan, createRiskScore(market, plan, fund.returns)))
  const costs = drawCosts(market, plan, plan.ongoingCharge)
  if (costs) collector.addAll('costs', costRows(market, plan, costs))
  collector.add('eligibility', eligibilityRow(market, plan, null))
}
