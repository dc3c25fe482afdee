import type { IsoDate } from '@bellwether/domain'

export interface CashFlowEntry {
  readonly day: IsoDate
  readonly exOn: IsoDate | null
  readonly kind: 'Coupon' | 'Coupon and redemption'
  /** Pence, for the nominal of the view. */
  readonly amount: number
}

export interface CashFlowsView {
  /** Pence of nominal that the amounts are for. */
  readonly nominal: number
  readonly entries: readonly CashFlowEntry[]
  /** What the amounts leave out; null where they are certain. */
  readonly note: string | null
}
