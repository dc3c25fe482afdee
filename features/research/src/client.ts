import { copyIdentifiers } from './layout/client/copy-identifiers.ts'

export { openSidebar } from './layout/client/open-sidebar.ts'

/** The client scripts of the research pages, each started where its element is present. */
export function startResearch(document: Document): void {
  copyIdentifiers(document)
  if (document.querySelector('[data-bw-chart]'))
    import('./charts/client/chart-block.ts').then(({ chartBlock }) => chartBlock(document))
  const check = document.querySelector<HTMLElement>('[data-bw-self-check]')
  if (check) import('./target-market/client/self-check.ts').then(module => module.selfCheck(check, () => localStorage))
}

/** The islands of the research pages that change in place. */
export const researchIslands = {
  news: async () => (await import('./news/news-section.tsx')).NewsSection,
  costs: async () => (await import('./costs/costs-section.tsx')).CostsSection,
  income: async () => (await import('@bellwether/blocks')).IncomeCalculator,
  'director-deals': async () => (await import('./director-deals/deals-section.tsx')).DealsSection,
  documents: async () => (await import('./documents/documents-section.tsx')).DocumentsSection,
  'search-results': async () => (await import('./search/search-results.tsx')).SearchResults,
  screener: async () => (await import('./screener/screener.tsx')).Screener,
}
