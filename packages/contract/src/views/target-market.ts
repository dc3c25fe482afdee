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

export interface TargetMarketBody {
  /** One sentence made from what the manager answered with yes. */
  readonly designedFor: string
  readonly notFor: readonly string[]
  /** Said before everything else: it may not be sold to private investors without advice or a test. */
  readonly notWithoutAdvice: string | null
  readonly groups: readonly TargetMarketGroup[]
  readonly reference: FiguresView
  readonly costs: FiguresView | null
  readonly asAt: IsoDate
  readonly producer: string
  readonly templateVersion: string
}

export interface TargetMarketView {
  readonly frame: SecurityFrame
  readonly market: BlockState<TargetMarketBody>
}
