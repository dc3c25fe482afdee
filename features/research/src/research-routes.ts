import type { PageId } from '@bellwether/domain'
import { chartsAndPerformanceRoute } from './charts/charts-and-performance-route.ts'
import { companyInfoRoute } from './company-info/company-info-route.ts'
import { costsRoute } from './costs/costs-route.ts'
import { directorDealsRoute } from './director-deals/director-deals-route.ts'
import { dividendsRoute } from './dividends/dividends-route.ts'
import { documentsPageRoute } from './documents/documents-page-route.ts'
import { financialSummaryRoute } from './financials/financial-summary-route.ts'
import { fundInfoRoute, trustInfoRoute } from './fund-info/fund-info-route.ts'
import { keyRatiosRoute } from './key-ratios/key-ratios-route.ts'
import { newsItemRoute, newsRoute } from './news/news-route.ts'
import { overviewRoute } from './overview/overview-route.ts'
import { portfolioRoute } from './portfolio/portfolio-route.ts'
import type { ResearchRoute } from './research-route.ts'
import { risksAndRatingsRoute } from './risk/risks-and-ratings-route.ts'
import { statementRoute } from './statements/statement-route.ts'
import { summaryRoute } from './summary/summary-route.ts'
import { targetMarketRoute } from './target-market/target-market-route.ts'

/** The pages of a security, by id. The domain decides which of them a security has. */
export const researchRoutes: Readonly<Partial<Record<PageId, ResearchRoute>>> = {
  overview: overviewRoute,
  'charts-and-performance': chartsAndPerformanceRoute,
  'company-info': companyInfoRoute,
  costs: costsRoute,
  'director-deals': directorDealsRoute('director-deals'),
  'fund-info/director-deals': directorDealsRoute('fund-info/director-deals'),
  dividends: dividendsRoute,
  'financials/summary': financialSummaryRoute,
  'financials/income-statement': statementRoute('income'),
  'financials/balance-sheet': statementRoute('balance'),
  'financials/cash-flow': statementRoute('cashFlow'),
  'financials/key-ratios': keyRatiosRoute,
  news: newsRoute,
  'news-item': newsItemRoute,
  portfolio: portfolioRoute,
  'fund-info': fundInfoRoute,
  'fund-info/documents': documentsPageRoute,
  'fund-info/trust-info': trustInfoRoute,
  'fund-info/target-market': targetMarketRoute,
  'risks-and-ratings': risksAndRatingsRoute,
  summary: summaryRoute,
}
