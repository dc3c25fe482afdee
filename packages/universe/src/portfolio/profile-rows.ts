import { addMonthsTo, type EpochDay, isoOf, monthEnd, monthOf, tradingDayUpTo, yearOf } from '../calendar.ts'
import { sourceId } from '../platform/source.ts'
import type { AssetAllocationRow, ExposureRow, ValuationGrowthRow } from '../rows/portfolio.ts'
import type { CategoryAverages } from './category-averages.ts'
import type { PooledPlan } from './pooled-plan.ts'
import type { Profile } from './profile.ts'

/** Portfolios are published as of the end of the month before. */
export function portfolioDate(until: EpochDay): EpochDay {
  const before = addMonthsTo(until, -1)
  return tradingDayUpTo(monthEnd(yearOf(before), monthOf(before)))
}

export function* assetRows(
  plan: PooledPlan,
  profile: Profile,
  averages: CategoryAverages,
  asAt: EpochDay,
): Generator<AssetAllocationRow> {
  for (const line of profile.assets) {
    yield {
      security_id: plan.id,
      as_at: isoOf(asAt),
      ...line,
      category: averages.average(plan.category, line.asset, 6),
      source_id: sourceId,
    }
  }
}

export function* exposureRows(
  plan: PooledPlan,
  profile: Profile,
  averages: CategoryAverages,
  asAt: EpochDay,
): Generator<ExposureRow> {
  const positions = new Map<string, number>()
  for (const { kind, name, weighting } of profile.exposures) {
    const position = (positions.get(kind) ?? 0) + 1
    positions.set(kind, position)
    yield {
      security_id: plan.id,
      as_at: isoOf(asAt),
      kind,
      name,
      position,
      weighting,
      category: averages.average(plan.category, `${kind} ${name}`, 6),
      source_id: sourceId,
    }
  }
}

export function* valuationRows(
  plan: PooledPlan,
  profile: Profile,
  averages: CategoryAverages,
  asAt: EpochDay,
): Generator<ValuationGrowthRow> {
  for (const [measure, fund] of profile.valuation) {
    yield {
      security_id: plan.id,
      as_at: isoOf(asAt),
      measure,
      fund,
      category: averages.average(plan.category, measure, 2),
      source_id: sourceId,
    }
  }
}
