import { standardDeviation } from '@bellwether/analytics'
import { dayOf, type EpochDay, isoOf, tradingDayFrom, tradingDayUpTo } from '../calendar.ts'
import type { Market } from '../market.ts'
import { sourceId } from '../platform/source.ts'
import type { RiskScoreRow } from '../rows/risk.ts'
import { familyOf, type PooledPlan } from './pooled-plan.ts'

export type Regime = RiskScoreRow['regime']

export interface RiskScore {
  readonly regime: Regime
  readonly score: number
  readonly scale: 7 | 10
  readonly asAt: EpochDay
  readonly materialRisks: readonly string[]
}

/** Upper bounds of yearly volatility for the scores 1, 2, 3 ...; above the last, one more. */
const bands: Readonly<Record<Regime, readonly number[]>> = {
  UCITS_KIID: [0.005, 0.02, 0.05, 0.1, 0.15, 0.25],
  PRIIPS_KID: [0.005, 0.05, 0.12, 0.2, 0.3, 0.8],
  CCI_PRODUCT_SUMMARY: [0.005, 0.02, 0.05, 0.08, 0.11, 0.14, 0.18, 0.23, 0.3],
}

/** Until June 2027 three kinds of document are about; which one a product has does not depend on its risk. */
function regimeOf(market: Market, plan: PooledPlan): Regime {
  const point = market.random(familyOf(plan), 'disclosure regime').next()
  if (plan.complex) return 'PRIIPS_KID'
  if (plan.type === 'CLOSED_END_FUND') return point < 0.6 ? 'PRIIPS_KID' : 'CCI_PRODUCT_SUMMARY'
  return point < 0.52 ? 'UCITS_KIID' : 'CCI_PRODUCT_SUMMARY'
}

export function createRiskScore(market: Market, plan: PooledPlan, returns: Float64Array): RiskScore {
  const regime = regimeOf(market, plan)
  const volatility = weeklyVolatility(returns)
  const limits = bands[regime]
  const place = limits.findIndex(limit => volatility < limit)
  const counted = place === -1 ? limits.length + 1 : place + 1
  // A product summary starts at 9 for leverage and for a record shorter than five years.
  const short = market.until - plan.listedOn < 5 * 365
  const score = regime === 'CCI_PRODUCT_SUMMARY' && (plan.complex || short) ? Math.max(9, counted) : counted
  return {
    regime,
    score,
    scale: regime === 'CCI_PRODUCT_SUMMARY' ? 10 : 7,
    asAt: documentDay(market, plan, regime),
    materialRisks: materialRisksOf(plan),
  }
}

/** Product summaries have been allowed since 6 April 2026. */
const firstSummaries = dayOf(2026, 4, 6)

function documentDay(market: Market, plan: PooledPlan, regime: Regime): EpochDay {
  const day = tradingDayUpTo(market.until - market.random(familyOf(plan), 'disclosure date').integer(20, 330))
  if (regime !== 'CCI_PRODUCT_SUMMARY' || day >= firstSummaries) return day
  return Math.min(tradingDayFrom(firstSummaries), market.until)
}

/** A year's standard deviation of weekly returns. */
function weeklyVolatility(returns: Float64Array): number {
  const weekly: number[] = []
  for (let i = returns.length; i >= 5; i -= 5) {
    let sum = 0
    for (let d = i - 5; d < i; d++) sum += returns[d] ?? 0
    weekly.push(sum)
  }
  return standardDeviation(weekly) * Math.sqrt(52)
}

function materialRisksOf(plan: PooledPlan): string[] {
  const { mandate } = plan
  const risks: string[] = []
  if (mandate.mix.STOCK > 0.3) risks.push('Market')
  if ((mandate.regions.UK ?? 0) < 0.9 && mandate.mix.STOCK > 0.2) risks.push('Currency')
  if (mandate.small > 0.5 || mandate.mix.PROPERTY > 0.5 || mandate.mix.OTHER > 0.5) risks.push('Liquidity')
  if (mandate.mix.BOND > 0.3) risks.push('Interest rates')
  if (mandate.mix.BOND * mandate.credit > 0.2) risks.push('Credit')
  if (mandate.industry !== null) risks.push('Concentration')
  if (plan.complex) risks.push('Leverage', 'Derivatives', 'Counterparty')
  if (plan.type === 'CLOSED_END_FUND')
    risks.push('Discount to net asset value', ...(plan.gearing > 0 ? ['Gearing'] : []))
  return risks
}

export function toRiskScoreRow(plan: PooledPlan, score: RiskScore): RiskScoreRow {
  return {
    security_id: plan.id,
    regime: score.regime,
    score: score.score,
    scale: score.scale,
    as_at: isoOf(score.asAt),
    material_risks: score.materialRisks,
    source_id: sourceId,
  }
}
