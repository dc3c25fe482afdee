export { openSidebar } from './layout/client/open-sidebar.ts'

/** The islands of the research pages that change in place. */
export const researchInPlace = {
  news: async () => (await import('./news/news-section.tsx')).NewsSection,
  costs: async () => (await import('./costs/costs-section.tsx')).CostsSection,
  income: async () => (await import('./dividends/client/income-island.ts')).IncomeCalculator,
  'director-deals': async () => (await import('./director-deals/deals-section.tsx')).DealsSection,
  documents: async () => (await import('./documents/documents-section.tsx')).DocumentsSection,
  'search-results': async () => (await import('./search/search-results.tsx')).SearchResults,
  screener: async () => (await import('./screener/screener.tsx')).Screener,
}

/** Their other islands, each a block of its own. */
export const researchIslands = {
  identifiers: async () => (await import('./layout/client/identifiers-island.ts')).IdentifierCodes,
  'self-check': async () => (await import('./target-market/client/self-check-island.ts')).SelfCheck,
}
