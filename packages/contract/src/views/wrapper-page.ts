import type { IsoDate, Wrapper } from '@bellwether/domain'
import type { FiguresView } from './figure.ts'

/** One kind of account for people who think about opening one. */
export interface WrapperPageView {
  readonly wrapper: Wrapper
  readonly label: string
  readonly path: string
  readonly lead: string
  readonly points: readonly string[]
  readonly who: readonly string[]
  readonly holds: readonly string[]
  readonly allowances: FiguresView
  readonly charges: FiguresView
  readonly day: IsoDate
  readonly others: readonly { readonly label: string; readonly path: string }[]
  /** Where a paper account of this kind is opened, or looked at. */
  readonly open: { readonly href: string; readonly label: string }
  readonly simulated: boolean
}
