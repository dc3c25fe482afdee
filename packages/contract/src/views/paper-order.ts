import type { IsoDate, Money, Price, Quantity, Side, SterlingRate } from '@bellwether/domain'
import type { CostLine } from './trade.ts'

export type OrderStateLabel = 'Pending' | 'Executed' | 'Cancelled' | 'Expired' | 'Rejected'

export interface OrderRow {
  readonly id: number
  readonly placedAt: string
  readonly side: Side
  readonly kind: string
  readonly name: string
  /** Its research page; null where the market no longer has it. */
  readonly href: string | null
  readonly accountLabel: string
  readonly quantity: Quantity
  readonly price: Price | null
  readonly settlement: Money | null
  readonly state: OrderStateLabel
}

export interface OrdersView {
  readonly simulated: boolean
  readonly orders: readonly OrderRow[]
  readonly total: number
  readonly newer: string | null
  readonly older: string | null
}

export interface OrderDetailView {
  readonly simulated: boolean
  readonly order: OrderRow
  readonly unitName: string
  readonly reason: string | null
  /** The worst price it can execute at while it waits. */
  readonly bound: Price | null
  readonly expiresOn: IsoDate
  readonly endedAt: string | null
  readonly reserved: Money | null
  /** At execution; null in sterling. */
  readonly rate: SterlingRate | null
  readonly consideration: Money | null
  readonly accrued: Money | null
  readonly charges: readonly CostLine[]
  readonly cancellable: boolean
}
