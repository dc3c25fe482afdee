import * as assetAllocation from './asset-allocation.ts'
import * as costCalculator from './cost-calculator.ts'
import * as directorDeals from './director-deals.ts'
import * as dividends from './dividends.ts'
import * as documents from './documents.ts'
import * as eligibility from './eligibility.ts'
import * as keyFigures from './key-figures.ts'
import * as newsList from './news-list.ts'
import * as performanceTable from './performance-table.ts'
import * as priceChart from './price-chart.ts'
import * as quoteHeader from './quote-header.ts'
import * as securitySearch from './security-search.ts'
import * as sparkline from './sparkline.ts'
import * as topHoldings from './top-holdings.ts'
import * as valuationGrowth from './valuation-growth.ts'
import * as watchlist from './watchlist.ts'

/** Every published widget, in the order in which a developer should meet them. */
export const widgets = [
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
