import type { BlockState } from './block-state.ts'
import type { CostCalculatorView } from './cost-calculator.ts'
import type { SecurityFrame } from './frame.ts'

export interface CostsView {
  readonly frame: SecurityFrame
  readonly calculator: BlockState<CostCalculatorView>
}
