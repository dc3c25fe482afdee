import type { SettingsOf } from './settings-type.ts'
import type { WidgetDescription } from './widget-description.ts'
import { assetAllocation } from './widgets/asset-allocation.ts'
import { costCalculator } from './widgets/cost-calculator.ts'
import { directorDeals } from './widgets/director-deals.ts'
import { dividends } from './widgets/dividends.ts'
import { documents } from './widgets/documents.ts'
import { eligibility } from './widgets/eligibility.ts'
import { keyFigures } from './widgets/key-figures.ts'
import { newsList } from './widgets/news-list.ts'
import { performanceTable } from './widgets/performance-table.ts'
import { priceChart } from './widgets/price-chart.ts'
import { quoteHeader } from './widgets/quote-header.ts'
import { securitySearch } from './widgets/security-search.ts'
import { sparkline } from './widgets/sparkline.ts'
import { topHoldings } from './widgets/top-holdings.ts'
import { valuationGrowth } from './widgets/valuation-growth.ts'
import { watchlist } from './widgets/watchlist.ts'

const widgets = [
  quoteHeader,
  priceChart,
  sparkline,
  watchlist,
  securitySearch,
  keyFigures,
  performanceTable,
  costCalculator,
  dividends,
  topHoldings,
  assetAllocation,
  valuationGrowth,
  newsList,
  directorDeals,
  documents,
  eligibility,
] as const

type Described = (typeof widgets)[number]

export type WidgetType = Described['type']

/** What may stand in `settings`, by component type. */
export type SettingsByType = { readonly [W in Described as W['type']]: SettingsOf<W> }

/** By component type, in the order in which a developer should meet them. */
export const catalogue: Readonly<Record<string, WidgetDescription>> = Object.fromEntries(
  widgets.map(widget => [widget.type, widget]),
)

export function findWidget(type: string): WidgetDescription | null {
  return Object.hasOwn(catalogue, type) ? (catalogue[type] ?? null) : null
}
