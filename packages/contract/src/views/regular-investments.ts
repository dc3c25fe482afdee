import type { IsoDate, Money, Wrapper } from '@bellwether/domain'
import type { FormField, OrderCostView, OrderSecurityView, TicketAccount } from './trade.ts'

export interface PlanRow {
  readonly id: number
  readonly name: string
  readonly href: string | null
  readonly accountLabel: string
  readonly wrapper: Wrapper
  readonly amount: Money
  readonly day: number
  readonly nextOn: IsoDate | null
  readonly stoppedOn: IsoDate | null
}

/** A plan being made or changed. */
export interface PlanFormView {
  /** Null for a new one. */
  readonly id: number | null
  readonly ticket: string
  readonly identity: OrderSecurityView
  readonly refusal: string | null
  readonly accounts: readonly TicketAccount[]
  readonly account: FormField
  readonly amount: FormField
  readonly day: number
  readonly days: readonly number[]
  readonly nextOn: IsoDate
  readonly cost: OrderCostView | null
}

export interface RegularInvestmentsView {
  readonly simulated: boolean
  readonly plans: readonly PlanRow[]
  readonly form: PlanFormView | null
}

export interface ReinvestmentRow {
  readonly accountId: number
  readonly accountLabel: string
  readonly marketCode: string
  readonly name: string
  readonly href: string | null
  readonly reinvest: boolean
  /** Its class keeps income in the fund: there is nothing to pay or to reinvest. */
  readonly accumulates: boolean
  /** Why its dividends cannot be reinvested; null where they can. */
  readonly reason: string | null
}

export interface ReinvestmentsView {
  readonly simulated: boolean
  readonly rows: readonly ReinvestmentRow[]
  readonly charge: Money | null
}
