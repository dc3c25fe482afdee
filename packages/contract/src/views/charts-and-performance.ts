import type { BlockState } from './block-state.ts'
import type { CompareFormView } from './compare-form.ts'
import type { DatedLineView } from './dated-line.ts'
import type { SecurityFrame } from './frame.ts'
import type { GrowthView } from './growth.ts'
import type { PriceHistoryView } from './price-history.ts'
import type { ReturnsShown, ReturnsView } from './returns.ts'
import type { RiskReturnView } from './risk-return.ts'
import type { ChartChoices, SecurityChartView } from './security-chart.ts'

export interface ChartsAndPerformanceView {
  readonly frame: SecurityFrame
  /** As requested; the chart's own choices say what could be followed. */
  readonly asked: ChartChoices
  readonly compareForm: CompareFormView
  readonly chart: BlockState<SecurityChartView>
  readonly history: BlockState<PriceHistoryView>
  readonly returns: BlockState<ReturnsView>
  readonly returnsShown: ReturnsShown
  /** The money of returns, growth and risk. */
  readonly money: Pick<ChartChoices, 'terms' | 'currency'>
  readonly growth: BlockState<GrowthView>
  readonly risk: BlockState<RiskReturnView>
  /** Of a gilt: its redemption yield over ten years. */
  readonly yields: BlockState<DatedLineView> | null
}
