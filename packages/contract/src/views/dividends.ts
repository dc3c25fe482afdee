import type { Money, TaxBand } from '@bellwether/domain'
import type { BlockState } from './block-state.ts'
import type { DatedLineView } from './dated-line.ts'
import type { DividendYearView, NextDividendView } from './dividend.ts'
import type { FiguresView } from './figure.ts'
import type { FigureTableView } from './figure-table.ts'
import type { SecurityFrame } from './frame.ts'
import type { YearChartView } from './year-chart.ts'

export type HoldingUnit = 'shares' | 'pounds'

export interface IncomeField {
  readonly given: string
  readonly error: string | null
}

/** What a holding would have paid over the last twelve months. */
export interface IncomeResultView {
  readonly shares: number
  readonly value: Money
  readonly income: Money
  readonly tax: Money
  readonly afterTax: Money
  readonly months: readonly { readonly month: string; readonly amount: Money }[]
  readonly taxYear: string
}

export interface IncomeCalculatorView {
  readonly holding: IncomeField
  readonly unit: HoldingUnit
  readonly sheltered: boolean
  readonly band: TaxBand
  readonly result: IncomeResultView | null
  /** Why nothing can be calculated. */
  readonly empty: string | null
}

export interface DividendsView {
  readonly frame: SecurityFrame
  readonly next: BlockState<NextDividendView>
  readonly figures: BlockState<FiguresView>
  readonly growth: BlockState<YearChartView>
  /** The yield of the twelve months before, over five years. */
  readonly yields: BlockState<DatedLineView>
  readonly history: BlockState<readonly DividendYearView[]>
  readonly income: BlockState<IncomeCalculatorView>
  /** Sector rank by yield; null when too few pay a dividend. */
  readonly sector: BlockState<FigureTableView> | null
  readonly dripable: boolean
  /** Of reinvesting one dividend; null where none is known. */
  readonly dripCharge: Money | null | 'FAILED'
  /** The board's dividend policy; trusts only. */
  readonly policy: string | null
}
