import type { CostCalculatorView } from '@bellwether/contract'
import type { CostPlan, Money } from '@bellwether/domain'

export interface CostsChangedDetail {
  readonly marketCode: string
  /** Null while something is wrong with what was typed. Sums are in pence. */
  readonly plan: CostPlan | null
  /** All costs over the years of the plan. */
  readonly costs: Money | null
  readonly afterCosts: Money | null
}

declare global {
  interface HTMLElementEventMap {
    /** Somebody has changed the form of a cost calculator, and this is what it comes to. Bubbles. */
    'bw-costs-changed': CustomEvent<CostsChangedDetail>
  }
}

export function toDetail(marketCode: string, { result }: CostCalculatorView): CostsChangedDetail {
  return {
    marketCode,
    plan: result?.plan ?? null,
    costs: result?.costs.table.sum.total ?? null,
    afterCosts: result?.costs.afterCosts ?? null,
  }
}
