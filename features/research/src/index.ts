export { resolveCompared } from './charts/compared.ts'
export { performanceView } from './charts/performance-view.ts'
export { securityChartView } from './charts/security-chart.ts'
export { calculatorOf } from './costs/costs-view.ts'
export { latestDeals } from './director-deals/director-deals-view.ts'
export { historyOf, nextOf } from './dividends/dividends-view.ts'
export { documentsView } from './documents/security-documents.ts'
export { UnknownSecurityError } from './errors.ts'
export { headlineOf } from './layout/headline.ts'
export { identityOf } from './layout/identity.ts'
export { instrumentOf, type KnownInstrument } from './layout/instrument.ts'
export { dataOfPage } from './layout/page-sources.ts'
export { type Subject, subjectOf } from './layout/subject.ts'
export { marketResearchRoutes } from './market-research-route.ts'
export { latestHeadlines } from './news/headlines.ts'
export { isNewsDay, newsToday, newsZone } from './news/news-day.ts'
export { notFoundView, unknownSecurityView } from './not-found/not-found-view.ts'
export { dataOfBlock } from './overview/data-of-block.ts'
export { keyFiguresView } from './overview/overview-view.ts'
export { assetAllocationView, topHoldingsView } from './portfolio/holdings-view.ts'
export { valuationGrowthView } from './portfolio/valuation-growth.ts'
export { registerResearch } from './register-research.ts'
export {
  createResearchContext,
  forAudience,
  forViewer,
  type ResearchContext,
  type Security,
} from './research-context.ts'

export { savedScreenRoutes } from './screener/saved-screen-route.ts'
export { findByText } from './search/find-by-text.ts'
export { hitQuotes } from './search/hit-quotes.ts'
export type { ListedSecurity } from './search/listed-security.ts'
export { describeHit, toSearchDescription } from './search/search-description.ts'
export {
  maxSearchResults,
  minSearchCharacters,
  searchSecurities,
  suggestSecurities,
} from './search/search-securities.ts'
export { openSecuritySearch } from './search/security-search.ts'
export { keepFigures } from './sector-figures/keep-figures.ts'
export { toDocumentLink } from './securities/document-link.ts'
export { streamsFor } from './securities/live-access.ts'
export { priceIn, quoteView, zoneOf } from './securities/quote.ts'
export { staleSince } from './securities/stale-quote.ts'
export { watchedFigures, watchedLines, watchedViews } from './securities/watched-views.ts'
export { notFor } from './target-market/designed-for.ts'
export { parseAnswer } from './target-market/emt-labels.ts'
