import type { Money, Quantity, SterlingRate } from '@bellwether/domain'

/** What the user holds of the security of a page, in one account. Valued at the bid price, as on the account's page. */
export interface OwnHoldingView {
  /** Of the account: Stocks and shares ISA. */
  readonly account: string
  readonly quantity: Quantity
  readonly value: Money | null
  /** By which the value was converted; null where its price is in pounds or pence. */
  readonly rate: SterlingRate | null
  /** Within the value of a gilt; null of anything else. */
  readonly accrued: Money | null
  readonly gain: Money | null
  /** Of the cost. */
  readonly gainShare: number | null
}
