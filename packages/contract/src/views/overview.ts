import type { AssetAllocationView } from './asset-allocation.ts'
import type { BlockState } from './block-state.ts'
import type { CalendarEntry } from './calendar.ts'
import type { CashFlowsView } from './cash-flows.ts'
import type { DatedLineView } from './dated-line.ts'
import type { DocumentLink } from './document-link.ts'
import type { FiguresView } from './figure.ts'
import type { FigureTableView } from './figure-table.ts'
import type { SecurityFrame } from './frame.ts'
import type { HeadlineView } from './headline.ts'
import type { KeyDocumentView } from './key-document.ts'
import type { PeerView } from './peer.ts'
import type { PerformanceView } from './performance.ts'
import type { PeriodTableView } from './period-table.ts'
import type { PriceChartView } from './price-chart.ts'
import type { RiskScoreView } from './risk-score.ts'
import type { BrokersView } from './summary.ts'
import type { TopHoldingsView } from './top-holdings.ts'

/** Null blocks do not apply to the security's type. */
export interface OverviewView {
  readonly frame: SecurityFrame
  /** One sentence made from the figures; clauses without data are left out. */
  readonly summary: string | null
  readonly chart: BlockState<PriceChartView>
  readonly keyFigures: BlockState<FiguresView>
  /** What income tax leaves of a conventional gilt's yield, below its key figures. */
  readonly afterTax: FigureTableView | null
  readonly valuation: BlockState<FiguresView> | null
  readonly income: BlockState<FiguresView> | null
  readonly growth: BlockState<PeriodTableView> | null
  readonly brokers: BlockState<BrokersView> | null
  /** What directors bought and sold in the last twelve months. */
  readonly deals: BlockState<FiguresView> | null
  readonly heldBy: BlockState<FigureTableView> | null
  readonly facts: BlockState<FiguresView> | null
  readonly costs: BlockState<FiguresView> | null
  readonly risk: BlockState<RiskScoreView> | null
  readonly performance: BlockState<PerformanceView> | null
  readonly news: BlockState<readonly HeadlineView[]> | null
  readonly holdings: BlockState<TopHoldingsView> | null
  readonly allocation: BlockState<AssetAllocationView> | null
  readonly documents: BlockState<readonly DocumentLink[]> | null
  readonly peers: BlockState<readonly PeerView[]> | null
  readonly calendar: BlockState<readonly CalendarEntry[]> | null
  readonly cashFlows: BlockState<CashFlowsView> | null
  /** Discount or premium of a trust over a year. */
  readonly discount: BlockState<DatedLineView> | null
  /** Redemption yield of a gilt over a year; of an index-linked one the real yield. */
  readonly yields: BlockState<DatedLineView> | null
  /** Gilts that are repaid a little sooner and a little later. */
  readonly curve: BlockState<FigureTableView> | null
  /** Managers, and the board of a trust. */
  readonly people: BlockState<FigureTableView> | null
  /** Where an ETF trades: every line with its ticker, currency and SEDOL. */
  readonly lines: BlockState<FigureTableView> | null
  readonly kiid: KeyDocumentView | null
  readonly about: string | null
  readonly website: string | null
}
