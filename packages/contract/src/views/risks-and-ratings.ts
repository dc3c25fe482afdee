import type { BlockState } from './block-state.ts'
import type { DatedLineView } from './dated-line.ts'
import type { FiguresView } from './figure.ts'
import type { FigureTableView } from './figure-table.ts'
import type { SecurityFrame } from './frame.ts'
import type { RiskReturnView } from './risk-return.ts'
import type { RiskScatterView } from './risk-scatter.ts'
import type { RiskScoreView } from './risk-score.ts'

export const riskYears = [1, 3, 5, 10] as const
export type RiskYears = (typeof riskYears)[number]

export interface RiskMeasuresView {
  readonly years: RiskYears
  readonly available: readonly RiskYears[]
  readonly table: FigureTableView
}

export interface MaterialRisk {
  readonly name: string
  readonly words: string | null
}

export interface RisksAndRatingsView {
  readonly frame: SecurityFrame
  /** One for each regime that has a document: each has a scale of its own. */
  readonly scores: BlockState<readonly RiskScoreView[]>
  /** What holding it may bring, by its key document; left out of the page of a product that gives none. */
  readonly scenarios: BlockState<FigureTableView>
  readonly materialRisks: BlockState<readonly MaterialRisk[]>
  readonly ratings: BlockState<FigureTableView>
  readonly measures: BlockState<RiskMeasuresView>
  readonly scatter: BlockState<RiskScatterView>
  readonly falls: BlockState<RiskReturnView>
  readonly underwater: BlockState<DatedLineView>
  readonly extremes: BlockState<FigureTableView>
  readonly sustainability: BlockState<FiguresView>
}
