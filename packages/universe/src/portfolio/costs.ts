import { type EpochDay, isoOf, lastPeriodEnd, monthEndBefore } from '../calendar.ts'
import { isFixed } from '../identity/fixed-securities.ts'
import type { Market } from '../market.ts'
import { sourceId } from '../platform/source.ts'
import type { Random } from '../rng.ts'
import type { CostRow } from '../rows/costs.ts'
import { familyOf, type PooledPlan } from './pooled-plan.ts'

/** What a product costs, as fractions; null is not supplied. `confirmedZero` names what the manufacturer says is nil. */
export interface ProductCosts {
  readonly entry: number | null
  readonly exit: number | null
  readonly ongoing: number | null
  readonly management: number | null
  readonly borrowing: number | null
  readonly transaction: number | null
  readonly incidental: number | null
  readonly investee: number | null
  readonly confirmedZero: readonly string[]
}

const round = (value: number) => Math.round(value * 1e4) / 1e4

/** The part of a trust's ongoing charge that goes to its manager: in its accounts, its fee table and its cost file alike. */
export const trustFeeShare = 0.78

/** Few trusts have one; a trust's facts and its cost file say the same. */
export function hasPerformanceFee(market: Market, plan: PooledPlan): boolean {
  return market.random(familyOf(plan), 'performance fee').chance(0.18)
}

/** Null where the manufacturer has supplied no cost file. */
export function drawCosts(market: Market, plan: PooledPlan, ongoingCharge: number): ProductCosts | null {
  const random = market.random(familyOf(plan), 'costs')
  const missing = random.chance(0.03)
  if (missing && !isFixed(plan.listing.marketCode)) return null
  const trust = plan.type === 'CLOSED_END_FUND'
  const passive = !trust && plan.passive
  const costs = {
    entry: 0,
    exit: 0,
    ongoing: ongoingCharge,
    management: round(ongoingCharge * (trust ? trustFeeShare : 0.82)),
    borrowing: trust ? round(plan.gearing * 0.042) : 0,
    transaction: round(passive ? random.uniform(0, 0.0005) : random.uniform(0.0004, 0.0028)),
    incidental: trust && hasPerformanceFee(market, plan) ? round(random.uniform(0.0005, 0.006)) : 0,
    investee: random.chance(0.1) ? round(random.uniform(0.0005, 0.002)) : 0,
  }
  return {
    ...costs,
    confirmedZero: Object.entries(costs)
      .filter(([, value]) => value === 0)
      .map(([name]) => name),
  }
}

/** A trust reports charges for its financial year, a fund for twelve months to a month end. */
function chargedYearEnd(market: Market, plan: PooledPlan, random: Random): EpochDay {
  const months = random.integer(2, 11)
  return plan.type === 'CLOSED_END_FUND'
    ? lastPeriodEnd(market.until, plan.yearEndMonth, 95)
    : monthEndBefore(market.until, months)
}

export function* costRows(market: Market, plan: PooledPlan, costs: ProductCosts): Generator<CostRow> {
  const random = market.random(familyOf(plan), 'costs ex post')
  const { confirmedZero, ...figures } = costs
  const common = {
    security_id: plan.id,
    currency: plan.listing.unit === 'GBX' ? 'GBP' : plan.listing.unit,
    confirmed_zero: confirmedZero,
    source_id: sourceId,
  }
  yield { ...common, kind: 'EX_ANTE', as_at: isoOf(monthEndBefore(market.until, random.integer(1, 8))), ...figures }
  const transaction = figures.transaction === null ? null : round(figures.transaction * random.uniform(0.7, 1.3))
  yield {
    ...common,
    kind: 'EX_POST',
    as_at: isoOf(chargedYearEnd(market, plan, random)),
    ...figures,
    transaction,
    confirmed_zero:
      transaction === 0 && !confirmedZero.includes('transaction') ? [...confirmedZero, 'transaction'] : confirmedZero,
  }
}
