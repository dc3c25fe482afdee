import type { AssetAllocationView } from './asset-allocation.ts'
import type { BlockState } from './block-state.ts'
import type { BreakdownView } from './breakdown.ts'
import type { FiguresView } from './figure.ts'
import type { SecurityFrame } from './frame.ts'
import type { OverlapView } from './overlap.ts'
import type { StyleBoxView } from './style-box.ts'
import type { TopHoldingsView } from './top-holdings.ts'
import type { ValuationGrowthView } from './valuation-growth.ts'

export const breakdownKinds = [
  'sectors',
  'regions',
  'countries',
  'currencies',
  'marketCaps',
  'styles',
  'credit',
  'maturity',
  'coupons',
  'bondTypes',
] as const

export type BreakdownKind = (typeof breakdownKinds)[number]

/** How many of the largest holdings are listed. */
export const holdingChoices = ['10', '20', 'all'] as const

export type HoldingChoice = (typeof holdingChoices)[number]

export interface PortfolioView {
  readonly frame: SecurityFrame
  /** The category that everything is held against. */
  readonly category: string | null
  readonly allocation: BlockState<AssetAllocationView>
  readonly structure: BlockState<FiguresView>
  readonly holdings: BlockState<TopHoldingsView>
  readonly holdingChoice: HoldingChoice
  readonly valuation: BlockState<ValuationGrowthView>
  /** Kinds that say nothing of this portfolio are left out: a share fund has no credit ratings. */
  readonly breakdowns: BlockState<Readonly<Partial<Record<BreakdownKind, BreakdownView>>>>
  readonly styleBox: StyleBoxView | null
  readonly overlap: BlockState<OverlapView>
}
