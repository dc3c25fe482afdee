import type { ComponentProps, ComponentType } from 'react'
import { AccountPage } from './account-page.tsx'
import { ApiReferencePage } from './api-reference-page.tsx'
import { ChartsAndPerformancePage } from './charts-and-performance-page.tsx'
import { CompanyInfoPage } from './company-info-page.tsx'
import { CostsPage } from './costs-page.tsx'
import { DevelopersHomePage } from './developers/developers-home-page.tsx'
import { GuidePage } from './developers/guide-page.tsx'
import { PlaygroundPage } from './developers/playground-page.tsx'
import { WidgetCataloguePage } from './developers/widget-catalogue-page.tsx'
import { WidgetReferencePage } from './developers/widget-reference-page.tsx'
import { DirectorDealsPage } from './director-deals-page.tsx'
import { DividendsPage } from './dividends-page.tsx'
import { DocumentsPage } from './documents-page.tsx'
import { FaultPage } from './fault-page.tsx'
import { FinancialSummaryPage } from './financial-summary-page.tsx'
import { FundInfoPage } from './fund-info-page.tsx'
import { HomePage } from './home-page.tsx'
import { IdeasPage } from './ideas-page.tsx'
import { KeyRatiosPage } from './key-ratios-page.tsx'
import { LoginPage } from './login-page.tsx'
import { NamespaceAccessPage } from './namespaces/namespace-access-page.tsx'
import { NamespaceConfigurationPage } from './namespaces/namespace-configuration-page.tsx'
import { NamespaceDeletionPage } from './namespaces/namespace-deletion-page.tsx'
import { NamespaceHistoryPage } from './namespaces/namespace-history-page.tsx'
import { NamespaceOwnersPage } from './namespaces/namespace-owners-page.tsx'
import { NamespaceUsagePage } from './namespaces/namespace-usage-page.tsx'
import { NamespacesPage } from './namespaces/namespaces-page.tsx'
import { NewsItemPage } from './news-item-page.tsx'
import { NewsPage } from './news-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { OrderPage } from './order-page.tsx'
import { OrdersPage } from './orders-page.tsx'
import { OverviewPage } from './overview-page.tsx'
import { PaperAccountPage } from './paper-account-page.tsx'
import { PortfolioPage } from './portfolio-page.tsx'
import { RefusedPage } from './refused-page.tsx'
import { RegularInvestmentsPage } from './regular-investments-page.tsx'
import { ReinvestmentsPage } from './reinvestments-page.tsx'
import { RisksAndRatingsPage } from './risks-and-ratings-page.tsx'
import { ScreenerPage } from './screener-page.tsx'
import { SearchResultsPage } from './search-results-page.tsx'
import { StatementPage } from './statement-page.tsx'
import { SummaryPage } from './summary-page.tsx'
import { TargetMarketPage } from './target-market-page.tsx'
import { TradePage } from './trade-page.tsx'
import { TrustInfoPage } from './trust-info-page.tsx'
import { WatchlistsPage } from './watchlists-page.tsx'
import { WrapperPage } from './wrapper-page.tsx'

/** Every page the server can show, by kind. */
export const pages = {
  account: AccountPage,
  'api-reference': ApiReferencePage,
  'charts-and-performance': ChartsAndPerformancePage,
  'company-info': CompanyInfoPage,
  costs: CostsPage,
  'developers-home': DevelopersHomePage,
  'director-deals': DirectorDealsPage,
  dividends: DividendsPage,
  documents: DocumentsPage,
  fault: FaultPage,
  'financial-summary': FinancialSummaryPage,
  'fund-info': FundInfoPage,
  guide: GuidePage,
  home: HomePage,
  ideas: IdeasPage,
  'key-ratios': KeyRatiosPage,
  login: LoginPage,
  'namespace-access': NamespaceAccessPage,
  'namespace-configuration': NamespaceConfigurationPage,
  'namespace-deletion': NamespaceDeletionPage,
  'namespace-history': NamespaceHistoryPage,
  'namespace-owners': NamespaceOwnersPage,
  'namespace-usage': NamespaceUsagePage,
  namespaces: NamespacesPage,
  news: NewsPage,
  'news-item': NewsItemPage,
  'not-found': NotFoundPage,
  overview: OverviewPage,
  playground: PlaygroundPage,
  portfolio: PortfolioPage,
  refused: RefusedPage,
  'risks-and-ratings': RisksAndRatingsPage,
  screener: ScreenerPage,
  'search-results': SearchResultsPage,
  statement: StatementPage,
  summary: SummaryPage,
  'target-market': TargetMarketPage,
  'trust-info': TrustInfoPage,
  watchlists: WatchlistsPage,
  'widget-catalogue': WidgetCataloguePage,
  'widget-reference': WidgetReferencePage,
  order: OrderPage,
  orders: OrdersPage,
  'paper-account': PaperAccountPage,
  'regular-investments': RegularInvestmentsPage,
  reinvestments: ReinvestmentsPage,
  trade: TradePage,
  wrapper: WrapperPage,
} satisfies Record<string, ComponentType<never>>

type Pages = typeof pages

/** A kind of page with the view that it shows. */
export type Page = {
  [Kind in keyof Pages]: { readonly kind: Kind; readonly view: ComponentProps<Pages[Kind]>['view'] }
}[keyof Pages]
