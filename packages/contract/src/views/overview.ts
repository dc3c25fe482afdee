import type { IsoDate, MarketCode, Price } from '@bellwether/domain'
import type { FiguresView } from './figure.ts'
import type { SecurityFrame } from './frame.ts'
import type { PerformanceView } from './performance.ts'
import type { PriceChartView } from './price-chart.ts'

export interface HeadlineView {
  readonly id: string
  readonly title: string
  readonly dateTime: string
  readonly source: string
  readonly kind: 'Company' | 'Regulatory'
  readonly type: string
  readonly href: string
}

export interface HoldingView {
  readonly name: string
  readonly href: string | null
  readonly holdingType: string
  readonly weighting: number
}

export interface TopHoldingsView {
  readonly holdings: readonly HoldingView[]
  readonly totalWeighting: number
  readonly holdingsCount: number | null
  readonly asAt: IsoDate
}

export type AssetClass = 'Stock' | 'Bond' | 'Cash' | 'Other' | 'Property'

export interface AssetAllocationView {
  readonly rows: readonly { readonly asset: AssetClass; readonly long: number; readonly short: number; readonly net: number; readonly category: number | null }[]
  readonly asAt: IsoDate
}

export interface RiskScoreView {
  readonly score: number
  readonly scale: number
  readonly regime: string
  readonly asAt: IsoDate
  readonly words: string
}

export interface DocumentLink {
  readonly title: string
  readonly type: string
  readonly fileFormat: 'HTM' | 'PDF'
  readonly language: string
  readonly effectiveDate: IsoDate
  readonly url: string
  readonly regime: string | null
}

export interface PeerView {
  readonly name: string
  readonly marketCode: MarketCode
  readonly lastPrice: Price | null
  readonly dayChangePct: number | null
  readonly priceEarnings: number | null
  readonly yield: number | null
}

export interface CalendarEntry {
  readonly day: IsoDate
  readonly title: string
  readonly confirmed: boolean
}

export interface CashFlowEntry {
  readonly day: IsoDate
  readonly exOn: IsoDate | null
  readonly kind: 'Coupon' | 'Coupon and redemption'
  /** Pence, for the nominal of the view. */
  readonly amount: number
}

export interface CashFlowsView {
  /** Pence of nominal that the amounts are for. */
  readonly nominal: number
  readonly entries: readonly CashFlowEntry[]
}

/** A block either has its view, has nothing to show with a reason, or failed to load; the rest of the page never notices. */
export type BlockState<T> =
  | { readonly state: 'ready'; readonly view: T }
  | { readonly state: 'empty'; readonly reason: string }
  | { readonly state: 'failed' }

/** Null blocks do not apply to the security's type. */
export interface OverviewView {
  readonly frame: SecurityFrame
  /** One sentence made from the figures; clauses without data are left out. */
  readonly summary: string | null
  readonly chart: BlockState<PriceChartView>
  readonly keyFigures: BlockState<FiguresView>
  readonly valuation: BlockState<FiguresView> | null
  readonly income: BlockState<FiguresView> | null
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
  readonly kiid: DocumentLink | null
  readonly about: string | null
  readonly website: string | null
}
