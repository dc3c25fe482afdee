import type { PageOf } from '@bellwether/web/page'
import { ChartsAndPerformancePage } from './charts/charts-and-performance-page.tsx'
import { CompanyInfoPage } from './company-info/company-info-page.tsx'
import { CostsPage } from './costs/costs-page.tsx'
import { DirectorDealsPage } from './director-deals/director-deals-page.tsx'
import { DividendsPage } from './dividends/dividends-page.tsx'
import { DocumentsPage } from './documents/documents-page.tsx'
import { FinancialSummaryPage } from './financials/financial-summary-page.tsx'
import { FundInfoPage } from './fund-info/fund-info-page.tsx'
import { TrustInfoPage } from './fund-info/trust-info-page.tsx'
import { HomePage } from './home/home-page.tsx'
import { IdeasPage } from './ideas/ideas-page.tsx'
import { KeyRatiosPage } from './key-ratios/key-ratios-page.tsx'
import { NewsItemPage } from './news/news-item-page.tsx'
import { NewsPage } from './news/news-page.tsx'
import { NotFoundPage } from './not-found/not-found-page.tsx'
import { OverviewPage } from './overview/overview-page.tsx'
import { PortfolioPage } from './portfolio/portfolio-page.tsx'
import { RisksAndRatingsPage } from './risk/risks-and-ratings-page.tsx'
import { ScreenerPage } from './screener/screener-page.tsx'
import { SearchResultsPage } from './search/search-results-page.tsx'
import { StatementPage } from './statements/statement-page.tsx'
import { SummaryPage } from './summary/summary-page.tsx'
import { TargetMarketPage } from './target-market/target-market-page.tsx'

/** The pages of this package, by kind. */
export const researchPages = {
  'charts-and-performance': ChartsAndPerformancePage,
  'company-info': CompanyInfoPage,
  costs: CostsPage,
  'director-deals': DirectorDealsPage,
  dividends: DividendsPage,
  documents: DocumentsPage,
  'financial-summary': FinancialSummaryPage,
  'fund-info': FundInfoPage,
  home: HomePage,
  ideas: IdeasPage,
  'key-ratios': KeyRatiosPage,
  news: NewsPage,
  'news-item': NewsItemPage,
  'not-found': NotFoundPage,
  overview: OverviewPage,
  portfolio: PortfolioPage,
  'risks-and-ratings': RisksAndRatingsPage,
  screener: ScreenerPage,
  'search-results': SearchResultsPage,
  statement: StatementPage,
  summary: SummaryPage,
  'target-market': TargetMarketPage,
  'trust-info': TrustInfoPage,
}

export type ResearchPage = PageOf<typeof researchPages>
