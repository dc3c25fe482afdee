import type { IsoDate } from '@bellwether/domain'
import type { BlockState } from './block-state.ts'
import type { FiguresView } from './figure.ts'
import type { SecurityFrame } from './frame.ts'

/** `no` is outside the target market; `neutral` is neither in it nor outside. */
export type TargetAnswer = 'yes' | 'no' | 'neutral'

export interface TargetMarketRow {
  /** EMT field number. */
  readonly field: string
  readonly label: string
  readonly answer: TargetAnswer | null
  /** What the manager answered, in words. */
  readonly words: string
}

export interface TargetMarketGroup {
  readonly title: string
  readonly rows: readonly TargetMarketRow[]
}

/** A question for the visitor, with the manager's answer for each option; null when there is none. */
export interface SelfCheckQuestion {
  readonly key: string
  readonly label: string
  readonly options: readonly {
    readonly value: string
    readonly label: string
    readonly verdict: TargetAnswer | null
  }[]
}

export interface TargetMarketBody {
  /** One sentence made from the manager's positive answers. */
  readonly designedFor: string
  readonly notFor: readonly string[]
  readonly groups: readonly TargetMarketGroup[]
  readonly reference: FiguresView
  readonly costs: FiguresView | null
  /** Costs charged in the past, over the period in the file. */
  readonly charged: FiguresView | null
  /** Answered in the browser; never sent. */
  readonly selfCheck: readonly SelfCheckQuestion[]
  readonly asAt: IsoDate
  readonly producer: string
  readonly templateVersion: string
}

export interface TargetMarketView {
  readonly frame: SecurityFrame
  readonly market: BlockState<TargetMarketBody>
}
