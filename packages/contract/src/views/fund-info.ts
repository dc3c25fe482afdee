import type { BlockState } from './block-state.ts'
import type { DatedLineView } from './dated-line.ts'
import type { FiguresView } from './figure.ts'
import type { FigureTableView } from './figure-table.ts'
import type { SecurityFrame } from './frame.ts'
import type { PersonView } from './person.ts'

/** A titled list of facts. */
export interface InfoSection {
  readonly key: string
  readonly title: string
  readonly figures: BlockState<FiguresView>
}

/** A policy in the words of the product's own documents. */
export interface PolicyView {
  readonly title: string
  readonly text: string
}

export interface FundInfoView {
  readonly frame: SecurityFrame
  readonly objective: string | null
  readonly website: string | null
  readonly policies: readonly PolicyView[]
  readonly sections: readonly InfoSection[]
  readonly managers: BlockState<readonly PersonView[]>
  /** What was paid out, or kept in the fund for each unit. */
  readonly distributions: BlockState<FigureTableView>
  /** Distributions of the previous 12 months over the price, each day; null where nothing has been distributed. */
  readonly yields: BlockState<DatedLineView> | null
  readonly classes: BlockState<FigureTableView>
  readonly sizes: BlockState<FigureTableView>
}

export interface TrustInfoView {
  readonly frame: SecurityFrame
  readonly objective: string | null
  readonly website: string | null
  readonly policies: readonly PolicyView[]
  readonly sections: readonly InfoSection[]
  readonly managers: BlockState<readonly PersonView[]>
  readonly board: BlockState<readonly PersonView[]>
  readonly debt: BlockState<FigureTableView>
  readonly fees: BlockState<FigureTableView>
  readonly shareHistory: BlockState<FigureTableView>
  /** Volatility and the like over three years. */
  readonly risk: BlockState<FigureTableView>
  readonly discount: BlockState<DatedLineView>
  readonly navHistory: BlockState<FigureTableView>
}
