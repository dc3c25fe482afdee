import type { CostCalculatorView } from '@bellwether/contract'
import type { CostPlan, Money } from '@bellwether/domain'

export interface CostsChangedDetail {
  readonly marketCode: string
  /** Null while the form is invalid. Amounts are in pence. */
  readonly plan: CostPlan | null
  /** Total costs over the term. */
  readonly costs: Money | null
  readonly afterCosts: Money | null
}

declare global {
  interface HTMLElementEventMap {
    /** The user has changed the form of a cost calculator. Bubbles. */
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
