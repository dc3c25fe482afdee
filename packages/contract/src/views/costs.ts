import type {
  Allowance,
  ChargeRule,
  CostPlan,
  CostResult,
  IsoDate,
  Money,
  OrderExemption,
  ProductCostItem,
  Wrapper,
} from '@bellwether/domain'
import type { BlockState } from './block-state.ts'
import type { SecurityFrame } from './frame.ts'

/** What was typed, as it was, and what is wrong with it. */
export interface CostFieldView {
  readonly given: string
  readonly error: string | null
}

export const costFieldNames = ['amount', 'monthly', 'years', 'growth', 'deals'] as const

export type CostFieldName = (typeof costFieldNames)[number]

export interface CostFormView {
  /** Only accounts that can hold the investment. */
  readonly accounts: readonly { readonly wrapper: Wrapper; readonly label: string }[]
  readonly account: { readonly chosen: Wrapper; readonly error: string | null }
  readonly fields: Readonly<Record<CostFieldName, CostFieldView>>
  readonly sellAtEnd: boolean
}

/** Where the product's own costs come from; `unknown` is never nought. */
export type ProductCostsBasis =
  | { readonly state: 'no-product'; readonly what: 'share' | 'gilt' }
  | { readonly state: 'not-supplied'; readonly manufacturer: string }
  | {
      readonly state: 'supplied'
      readonly asAt: IsoDate
      /** Foreseen, or what was paid in the past where nothing is foreseen. */
      readonly kind: 'EX_ANTE' | 'EX_POST'
      readonly manufacturer: string
      readonly unknown: readonly ProductCostItem[]
      /** Nil, and confirmed as nil in writing. */
      readonly confirmedNil: readonly ProductCostItem[]
    }

/** More is paid in than the account takes in a tax year. */
export interface AllowanceWarning {
  readonly allowance: Allowance
  readonly paidIn: Money
  readonly when: 'first-year' | 'later-years'
}

export interface CostResultView {
  readonly plan: CostPlan
  readonly accountLabel: string
  readonly costs: CostResult
  readonly product: ProductCostsBasis
  /** Monthly payments are dealt as regular investments. */
  readonly regular: boolean
  /** Taxes and levies that the first purchase does not bear. */
  readonly exemptions: readonly OrderExemption[]
  /** The rules in use, with since when each holds. */
  readonly rates: readonly ChargeRule[]
  readonly allowance: Allowance | null
  readonly warnings: readonly AllowanceWarning[]
  /** A country whose own taxes on deals are not known here. */
  readonly foreignTaxes: string | null
  /** The form's values, for the addresses of the files. */
  readonly query: string
}

export interface CostCalculatorView {
  readonly form: CostFormView
  /** Null while something is wrong with what was given. */
  readonly result: CostResultView | null
}

export interface CostsView {
  readonly frame: SecurityFrame
  readonly calculator: BlockState<CostCalculatorView>
}
