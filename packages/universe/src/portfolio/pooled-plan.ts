import type { EtfPlan, FundPlan, TrustPlan } from '../identity/plan.ts'

export type PooledPlan = TrustPlan | FundPlan | EtfPlan

/** Classes of one fund share their portfolio; streams about the portfolio are keyed by this. */
export function familyOf(plan: PooledPlan): string {
  return plan.type === 'CLOSED_END_FUND' ? plan.listing.marketCode : plan.family
}
