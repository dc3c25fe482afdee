import Type, { type Static } from 'typebox'
import { IsoDate, MarketCode, Price, WrapperVerdict } from '../schema/domain-schema.ts'
import { list, nullable, strictObject } from '../schema/strict-schema.ts'
import { AssetAllocationView } from './asset-allocation.ts'
import { BlockState } from './block-state.ts'
import { CostCalculatorView } from './cost-calculator.ts'
import { DividendYearView, NextDividendView } from './dividend.ts'
import { DocumentLink } from './document-link.ts'
import { FiguresView } from './figure.ts'
import { FigureTableView } from './figure-table.ts'
import { HeadlineView } from './headline.ts'
import { HeadlineFigure } from './headline-figure.ts'
import { PerformanceView } from './performance.ts'
import { Identity, QuoteView, SparklineView } from './quote.ts'
import { securityChartFields } from './security-chart.ts'
import { TopHoldingsView } from './top-holdings.ts'
import { ValuationGrowthView } from './valuation-growth.ts'
import { watchedFields } from './watched.ts'

export const WidgetSourceView = strictObject({
  name: Type.String({ description: 'Who supplied the data.' }),
  asAt: IsoDate,
})
export type WidgetSourceView = Static<typeof WidgetSourceView>

/** What every widget's view has. URLs are absolute, because the widget runs on another site's page. */
const widgetFields = {
  name: Type.String({ description: 'Name of the security, or of the site.' }),
  href: Type.String({ description: 'Our page about the security, or our home page.' }),
  simulated: Type.Boolean({ description: 'The data is simulated.' }),
  sources: Type.Optional(list(WidgetSourceView, 'For imported data: each source with the last day it covers.')),
}

export const QuoteHeaderWidgetView = strictObject({
  ...widgetFields,
  identity: Identity,
  quote: nullable(QuoteView),
  headline: list(HeadlineFigure),
  streamed: Type.Boolean({ description: 'Live prices are available.' }),
})
export type QuoteHeaderWidgetView = Static<typeof QuoteHeaderWidgetView>

export const TopHoldingsWidgetView = strictObject({ ...widgetFields, holdings: BlockState(TopHoldingsView) })
export type TopHoldingsWidgetView = Static<typeof TopHoldingsWidgetView>

export const NewsListWidgetView = strictObject({ ...widgetFields, headlines: BlockState(list(HeadlineView)) })
export type NewsListWidgetView = Static<typeof NewsListWidgetView>

export const ValuationGrowthWidgetView = strictObject({ ...widgetFields, valuation: BlockState(ValuationGrowthView) })
export type ValuationGrowthWidgetView = Static<typeof ValuationGrowthWidgetView>

export const AssetAllocationWidgetView = strictObject({ ...widgetFields, allocation: BlockState(AssetAllocationView) })
export type AssetAllocationWidgetView = Static<typeof AssetAllocationWidgetView>

export const PerformanceTableWidgetView = strictObject({ ...widgetFields, performance: BlockState(PerformanceView) })
export type PerformanceTableWidgetView = Static<typeof PerformanceTableWidgetView>

export const CostCalculatorWidgetView = strictObject({ ...widgetFields, calculator: BlockState(CostCalculatorView) })
export type CostCalculatorWidgetView = Static<typeof CostCalculatorWidgetView>

export const WatchlistWidgetRow = strictObject({
  ...watchedFields,
  href: nullable(Type.String(), 'Our page about it; null for a code that we do not list.'),
  sparkline: nullable(SparklineView),
})
export type WatchlistWidgetRow = Static<typeof WatchlistWidgetRow>

export const WatchlistWidgetView = strictObject({ ...widgetFields, rows: BlockState(list(WatchlistWidgetRow)) })
export type WatchlistWidgetView = Static<typeof WatchlistWidgetView>

export const FoundSecurity = strictObject({
  marketCode: MarketCode,
  name: Type.String(),
  details: Type.String({ description: 'Code, type, exchange and price unit, in one line.' }),
  href: Type.String(),
})
export type FoundSecurity = Static<typeof FoundSecurity>

export const SecuritySearchWidgetView = strictObject({ ...widgetFields, found: list(FoundSecurity) })
export type SecuritySearchWidgetView = Static<typeof SecuritySearchWidgetView>

export const LinedPriceView = strictObject({
  sparkline: SparklineView,
  lastPrice: nullable(Price),
  dayChangePct: nullable(Type.Number(), 'A fraction: 0.0146 is 1.46%.'),
})
export type LinedPriceView = Static<typeof LinedPriceView>

export const SparklineWidgetView = strictObject({ ...widgetFields, line: BlockState(LinedPriceView) })
export type SparklineWidgetView = Static<typeof SparklineWidgetView>

export const KeyFiguresWidgetView = strictObject({ ...widgetFields, figures: BlockState(FiguresView) })
export type KeyFiguresWidgetView = Static<typeof KeyFiguresWidgetView>

export const DividendsWidgetView = strictObject({
  ...widgetFields,
  next: BlockState(NextDividendView),
  years: BlockState(list(DividendYearView)),
})
export type DividendsWidgetView = Static<typeof DividendsWidgetView>

export const DirectorDealsWidgetView = strictObject({ ...widgetFields, deals: BlockState(FigureTableView) })
export type DirectorDealsWidgetView = Static<typeof DirectorDealsWidgetView>

export const DocumentsWidgetView = strictObject({ ...widgetFields, documents: BlockState(list(DocumentLink)) })
export type DocumentsWidgetView = Static<typeof DocumentsWidgetView>

export const EligibilityWidgetView = strictObject({ ...widgetFields, wrappers: BlockState(list(WrapperVerdict)) })
export type EligibilityWidgetView = Static<typeof EligibilityWidgetView>

/** The chart's fields are the view's own; when there is no chart, `empty` says why. */
export const PriceChartWidgetView = Type.Union([
  strictObject({ ...widgetFields, ...securityChartFields }, 'Loaded.'),
  strictObject(
    {
      ...widgetFields,
      empty: Type.String({ description: 'Why there is no chart; empty when it could not be loaded.' }),
    },
    'There is no chart, or it could not be loaded.',
  ),
])
export type PriceChartWidgetView = Static<typeof PriceChartWidgetView>

/** What `/api/widgets/{widget}/{code}` answers as `data`, by widget. */
export const securityWidgetViews = {
  'quote-header': QuoteHeaderWidgetView,
  'top-holdings': TopHoldingsWidgetView,
  'news-list': NewsListWidgetView,
  'valuation-growth': ValuationGrowthWidgetView,
  'asset-allocation': AssetAllocationWidgetView,
  'performance-table': PerformanceTableWidgetView,
  'cost-calculator': CostCalculatorWidgetView,
  sparkline: SparklineWidgetView,
  'key-figures': KeyFiguresWidgetView,
  dividends: DividendsWidgetView,
  'director-deals': DirectorDealsWidgetView,
  documents: DocumentsWidgetView,
  eligibility: EligibilityWidgetView,
}

/** What `/api/widgets/{widget}` answers as `data`: widgets that are not about one security. */
export const marketWidgetViews = {
  watchlist: WatchlistWidgetView,
  'security-search': SecuritySearchWidgetView,
}

/** The schema of every widget's view. */
export const widgetViewSchemas = {
  ...securityWidgetViews,
  ...marketWidgetViews,
  'price-chart': PriceChartWidgetView,
}

type ViewsOf<Schemas extends Readonly<Record<string, object>>> = {
  readonly [Name in keyof Schemas]: Static<Schemas[Name]>
}

export type SecurityWidgetViews = ViewsOf<typeof securityWidgetViews>
export type MarketWidgetViews = ViewsOf<typeof marketWidgetViews>
export type WidgetViews = ViewsOf<typeof widgetViewSchemas>
export type WidgetName = keyof WidgetViews
