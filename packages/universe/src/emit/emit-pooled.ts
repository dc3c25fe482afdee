import type { RowCollector } from '../batch.ts'
import { type EpochDay, isoOf } from '../calendar.ts'
import type { DocumentFacts } from '../documents/document-facts.ts'
import { emitDocuments } from '../documents/document-rows.ts'
import type { DueReport } from '../documents/report-calendar.ts'
import { monthlyReturns } from '../market/month-ends.ts'
import { eligibilityRow } from '../platform/eligibility.ts'
import { sourceId } from '../platform/source.ts'
import { costRows, drawCosts } from '../portfolio/costs.ts'
import { drawHoldings, holdingRows } from '../portfolio/holdings.ts'
import type { Pooled } from '../portfolio/pooled.ts'
import type { PooledPlan } from '../portfolio/pooled-plan.ts'
import { createProfile } from '../portfolio/profile.ts'
import { assetRows, exposureRows, portfolioDate, valuationRows } from '../portfolio/profile-rows.ts'
import { createRiskScore, toRiskScoreRow } from '../portfolio/risk-score.ts'
import { targetMarketRow } from '../portfolio/target-market.ts'
import type { Universe } from '../universe.ts'

interface PooledProduct {
  readonly plan: PooledPlan
  readonly ongoingCharge: number
  /** Daily log returns with income reinvested, from trading day `first`. */
  readonly returns: Float64Array
  readonly first: number
  readonly reports: readonly DueReport[]
}

/** What trusts, funds and ETFs have in common: portfolio, risk, costs, target market, documents, managers, eligibility. */
export function emitPooled(
  universe: Universe,
  collector: RowCollector,
  { plan, ongoingCharge, returns, first, reports }: PooledProduct,
): Pooled {
  const { market, categories, risk } = universe
  const asAt = portfolioDate(market.until)
  const holdings = drawHoldings(market, universe.holdingPool, plan)
  const profile = createProfile(market, plan, holdings)
  collector.addAll('holdings', holdingRows(plan, holdings, asAt))
  collector.addAll('asset_allocations', assetRows(plan, profile, categories, asAt))
  collector.addAll('exposures', exposureRows(plan, profile, categories, asAt))
  collector.addAll('valuation_growth', valuationRows(plan, profile, categories, asAt))

  risk.record(plan, returns, first)
  const score = createRiskScore(market, plan, returns)
  collector.add('risk_scores', toRiskScoreRow(plan, score))
  const costs = drawCosts(market, plan, ongoingCharge)
  const charged = costs ? [...costRows(market, plan, costs)] : []
  collector.addAll('costs', charged)
  const target = targetMarketRow(market, plan, score, charged)
  if (target) collector.add('target_markets', target)

  const facts: DocumentFacts = {
    plan,
    ongoingCharge,
    risk: score,
    costs,
    holdings,
    portfolioDate: asAt,
    reports,
    years: discreteYears(universe, returns, first),
  }
  const keyDocument = emitDocuments(universe, collector, facts)
  collector.add('eligibility', eligibilityRow(market, plan, keyDocument))
  emitManagers(universe, collector, plan)
  return { holdings, profile }
}

/** The last five complete periods of twelve months, latest first. */
function discreteYears(
  { market, monthEnds }: Universe,
  returns: Float64Array,
  first: number,
): { to: EpochDay; return: number }[] {
  const monthly = monthlyReturns(monthEnds, returns, first)
  const years: { to: EpochDay; return: number }[] = []
  for (let back = 0; back < 5 && monthly.length >= (back + 1) * 12; back++) {
    const end = monthly.length - back * 12
    const growth = monthly.slice(end - 12, end).reduce((value, r) => value * (1 + r), 1)
    years.push({ to: market.days.days[monthEnds.at(-1 - back * 12) ?? 0] ?? market.until, return: growth - 1 })
  }
  return years
}

function emitManagers({ market, managers }: Universe, collector: RowCollector, plan: PooledPlan): void {
  if (plan.complex) return
  const team = managers.assign(
    plan.house,
    plan.type === 'CLOSED_END_FUND' ? plan.listing.marketCode : plan.family,
    plan.listedOn,
  )
  collector.addAll('people', team.people)
  for (const { id, since } of team.managers) {
    collector.add('positions', {
      security_id: plan.id,
      person_id: id,
      kind: 'MANAGER',
      role: 'Portfolio manager',
      appointed_on: isoOf(since),
      left_on: null,
      shares: null,
      pay: null,
      pay_currency: null,
      as_at: isoOf(market.until),
      source_id: sourceId,
    })
  }
}
