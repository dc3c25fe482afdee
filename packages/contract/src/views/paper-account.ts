import type { IsoDate, Money, Price, Quantity, SterlingRate, Wrapper } from '@bellwether/domain'
import type { BlockState } from './block-state.ts'

export interface PaperHoldingView {
  readonly marketCode: string
  readonly name: string
  readonly href: string | null
  readonly quantity: Quantity
  readonly price: Price | null
  readonly value: Money | null
  /** By which the value was converted; null where its price is in pounds or pence. */
  readonly rate: SterlingRate | null
  /** Accrued interest within the value of a gilt; null for others. */
  readonly accrued: Money | null
  readonly cost: Money
  readonly gain: Money | null
  /** Of the cost. */
  readonly gainShare: number | null
  readonly sellHref: string | null
  readonly buyHref: string | null
}

export interface PaperAccountView {
  readonly id: number
  readonly wrapper: Wrapper
  readonly label: string
  readonly openedOn: IsoDate
  readonly cash: Money
  readonly reserved: Money
  readonly holdings: readonly PaperHoldingView[]
  /** Cash and everything that has a price. */
  readonly value: Money
  readonly gain: Money
}

export interface OpenableWrapper {
  readonly wrapper: Wrapper
  readonly label: string
  readonly path: string
  readonly cash: Money
}

export interface PaperAccountsView {
  readonly simulated: boolean
  readonly accounts: BlockState<readonly PaperAccountView[]>
  readonly total: Money | null
  readonly openable: readonly OpenableWrapper[]
  /** Of each currency in the total that was converted, by its code. */
  readonly rates: readonly SterlingRate[]
  /** Day of the oldest price in it. */
  readonly pricedAt: IsoDate | null
  /** Confirms what was just done. */
  readonly notice: string | null
}
