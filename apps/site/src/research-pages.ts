import { chartRanges } from '@bellwether/contract'
import type { PageId, Viewer } from '@bellwether/domain'
import type { Csv } from './csv.ts'
import type { Ics } from './ics.ts'
import type { Page } from './pages/registry.tsx'
import type { Security, SiteContext } from './site-context.ts'
import { chartsAndPerformanceCsv, chartsAndPerformanceView } from './views/charts/charts-and-performance.ts'
import { companyInfoView } from './views/company-info/company-info.ts'
import { companyInfoCsv, companyInfoIcs } from './views/company-info/company-info-files.ts'
import { costsFile, costsView } from './views/costs/costs.ts'
import { directorDealsCsv, directorDealsView, directorHoldingsCsv } from './views/director-deals/director-deals.ts'
import { dividendsCsv, dividendsView } from './views/dividends/dividends.ts'
import { documentsPageView } from './views/documents/documents-page.ts'
import { financialsPages } from './views/financials/financials-pages.ts'
import { fundInfoView } from './views/fund-info/fund-info.ts'
import { trustInfoFile, trustInfoView } from './views/fund-info/trust-info.ts'
import { newsCsv, newsView } from './views/news/news.ts'
import { newsItemView } from './views/news/news-item.ts'
import { overviewView } from './views/overview/overview.ts'
import { portfolioFile, portfolioView } from './views/portfolio/portfolio-page.ts'
import { risksAndRatingsView } from './views/risks/risks-and-ratings.ts'
import { summaryView } from './views/summary/summary.ts'
import { targetMarketView } from './views/target-market/target-market.ts'

export interface ResearchRequest {
  readonly security: Security
  readonly viewer: Viewer
  readonly query: URLSearchParams
  /** Names the news item; null on every other page. */
  readonly id: string | null
}

/** Makes one page of a security, or the table behind it as a file; null where the address names something that does not exist. */
export type ResearchPage = (context: SiteContext, request: ResearchRequest) => Promise<Page | Csv | Ics | null>

function directorDealsPage(page: PageId): ResearchPage {
  return async (context, { security, viewer, query }) => {
    if (query.get('format') === 'csv')
      return query.get('table') === 'holdings'
        ? directorHoldingsCsv(context, security, { viewer, page })
        : directorDealsCsv(context, security)
    return { kind: 'director-deals', view: await directorDealsView(context, security, { viewer, query, page }) }
  }
}

/** The pages of a security, by id. Which of them a security has is the domain's to say. */
export const researchPages: Readonly<Partial<Record<PageId, ResearchPage>>> = {
  overview: async (context, { security, viewer, query }) => {
    const range = chartRanges.find(known => known === query.get('range')?.toUpperCase()) ?? '1Y'
    return { kind: 'overview', view: await overviewView(context, security, { range, viewer }) }
  },
  'charts-and-performance': async (context, request) =>
    request.query.get('format') === 'csv'
      ? chartsAndPerformanceCsv(context, request)
      : { kind: 'charts-and-performance', view: await chartsAndPerformanceView(context, request) },
  'company-info': async (context, { security, viewer, query }) => {
    const format = query.get('format')
    if (format === 'ics') return companyInfoIcs(context, security, { event: query.get('event') })
    if (format === 'csv') return companyInfoCsv(context, security, { table: query.get('table'), viewer })
    return { kind: 'company-info', view: await companyInfoView(context, security, { viewer }) }
  },
  costs: async (context, request) =>
    request.query.get('format') === 'csv'
      ? costsFile(context, request)
      : { kind: 'costs', view: await costsView(context, request) },
  'director-deals': directorDealsPage('director-deals'),
  'fund-info/director-deals': directorDealsPage('fund-info/director-deals'),
  dividends: async (context, { security, viewer, query }) =>
    query.get('format') === 'csv'
      ? dividendsCsv(context, security)
      : { kind: 'dividends', view: await dividendsView(context, security, { viewer, query }) },
  ...financialsPages,
  news: async (context, { security, viewer, query }) =>
    query.get('format') === 'csv'
      ? newsCsv(context, security, { query })
      : { kind: 'news', view: await newsView(context, security, { query, viewer }) },
  'news-item': async (context, { security, viewer, query, id }) => {
    const view = id === null ? null : await newsItemView(context, security, { id, query, viewer })
    return view && { kind: 'news-item', view }
  },
  portfolio: async (context, request) =>
    request.query.get('format') === 'csv'
      ? portfolioFile(context, request)
      : { kind: 'portfolio', view: await portfolioView(context, request) },
  'fund-info/documents': async (context, request) => ({
    kind: 'documents',
    view: await documentsPageView(context, request),
  }),
  'fund-info': async (context, request) => ({ kind: 'fund-info', view: await fundInfoView(context, request) }),
  'fund-info/trust-info': async (context, request) =>
    request.query.get('format') === 'csv'
      ? trustInfoFile(context, request)
      : { kind: 'trust-info', view: await trustInfoView(context, request) },
  'risks-and-ratings': async (context, request) => ({
    kind: 'risks-and-ratings',
    view: await risksAndRatingsView(context, request),
  }),
  summary: async (context, { security, viewer }) => ({
    kind: 'summary',
    view: await summaryView(context, security, { viewer }),
  }),
  'fund-info/target-market': async (context, request) => ({
    kind: 'target-market',
    view: await targetMarketView(context, request),
  }),
}
