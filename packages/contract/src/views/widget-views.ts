import type { MarketCode, Price, WrapperVerdict } from '@bellwether/domain'
import type { AssetAllocationView } from './asset-allocation.ts'
import type { BlockState } from './block-state.ts'
import type { CostCalculatorView } from './costs.ts'
import type { DividendYearView, NextDividendView } from './dividends.ts'
import type { DocumentLink } from './document-link.ts'
import type { FiguresView } from './figure.ts'
import type { FigureTableView } from './figure-table.ts'
import type { SecurityFrame } from './frame.ts'
import type { HeadlineView } from './headline.ts'
import type { PerformanceView } from './performance.ts'
import type { SparklineView } from './quote.ts'
import type { SecurityChartView } from './security-chart.ts'
import type { TopHoldingsView } from './top-holdings.ts'
import type { ValuationGrowthView } from './valuation-growth.ts'
import type { WatchedView } from './watchlists.ts'

/** What is true of every widget's view: addresses in it have an origin, because the widget stands on somebody else's page. */
interface WidgetView {
  readonly name: string
  /** Our page of the security, or our first page. */
  readonly href: string
  readonly simulated: boolean
}

export interface QuoteHeaderWidgetView extends WidgetView, Pick<SecurityFrame, 'identity' | 'quote' | 'headline'> {
  /** Whether its price can be followed live. */
  readonly streamed: boolean
}

export interface TopHoldingsWidgetView extends WidgetView {
  readonly holdings: BlockState<TopHoldingsView>
}

export interface NewsListWidgetView extends WidgetView {
  readonly headlines: BlockState<readonly HeadlineView[]>
}

export interface ValuationGrowthWidgetView extends WidgetView {
  readonly valuation: BlockState<ValuationGrowthView>
}

export interface AssetAllocationWidgetView extends WidgetView {
  readonly allocation: BlockState<AssetAllocationView>
}

export interface PerformanceTableWidgetView extends WidgetView {
  readonly performance: BlockState<PerformanceView>
}

export interface CostCalculatorWidgetView extends WidgetView {
  readonly calculator: BlockState<CostCalculatorView>
}

export interface WatchlistWidgetRow extends WatchedView {
  /** Our page of it; null for a code we do not list. */
  readonly href: string | null
  readonly sparkline: SparklineView | null
}

export interface WatchlistWidgetView extends WidgetView {
  readonly rows: BlockState<readonly WatchlistWidgetRow[]>
}

export interface FoundSecurity {
  readonly marketCode: MarketCode
  readonly name: string
  /** Code, kind, exchange and unit of the price, in a line. */
  readonly details: string
  readonly href: string
}

export interface SecuritySearchWidgetView extends WidgetView {
  readonly found: readonly FoundSecurity[]
}

export interface LinedPriceView {
  readonly sparkline: SparklineView
  readonly lastPrice: Price | null
  readonly dayChangePct: number | null
}

export interface SparklineWidgetView extends WidgetView {
  readonly line: BlockState<LinedPriceView>
}

export interface KeyFiguresWidgetView extends WidgetView {
  readonly figures: BlockState<FiguresView>
}

export interface DividendsWidgetView extends WidgetView {
  readonly next: BlockState<NextDividendView>
  readonly years: BlockState<readonly DividendYearView[]>
}

export interface DirectorDealsWidgetView extends WidgetView {
  readonly deals: BlockState<FigureTableView>
}

export interface DocumentsWidgetView extends WidgetView {
  readonly documents: BlockState<readonly DocumentLink[]>
}

export interface EligibilityWidgetView extends WidgetView {
  readonly wrappers: BlockState<readonly WrapperVerdict[]>
}

/** What `/api/widgets/{widget}/{code}` answers as `data`, by widget. */
export interface SecurityWidgetViews {
  readonly 'quote-header': QuoteHeaderWidgetView
  readonly 'top-holdings': TopHoldingsWidgetView
  readonly 'news-list': NewsListWidgetView
  readonly 'valuation-growth': ValuationGrowthWidgetView
  readonly 'asset-allocation': AssetAllocationWidgetView
  readonly 'performance-table': PerformanceTableWidgetView
  readonly 'cost-calculator': CostCalculatorWidgetView
  readonly sparkline: SparklineWidgetView
  readonly 'key-figures': KeyFiguresWidgetView
  readonly dividends: DividendsWidgetView
  readonly 'director-deals': DirectorDealsWidgetView
  readonly documents: DocumentsWidgetView
  readonly eligibility: EligibilityWidgetView
}

/** What `/api/widgets/{widget}` answers as `data`: widgets of no one security. */
export interface MarketWidgetViews {
  readonly watchlist: WatchlistWidgetView
  readonly 'security-search': SecuritySearchWidgetView
}

/** The chart has a query of its own, and says why there is none in place of it. */
export type PriceChartWidgetView = WidgetView & (SecurityChartView | { readonly empty: string })

export interface WidgetViews extends SecurityWidgetViews, MarketWidgetViews {
  readonly 'price-chart': PriceChartWidgetView
}

export type WidgetName = keyof WidgetViews
