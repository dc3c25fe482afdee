import type { Insertable, Selectable } from 'kysely'
import type {
  KnownDevicesTable,
  LoginFailuresTable,
  SessionsTable,
  UserIdentitiesTable,
  UsersTable,
} from './accounts.ts'
import type { AuditEventsTable, AuditHeadTable } from './audit.ts'
import type { ChargeRulesTable, CostsTable, EligibilityTable, TargetMarketsTable } from './costs.ts'
import type {
  DataVersionTable,
  SearchIndexPartsTable,
  SecurityVersionsTable,
  StoredPagesTable,
} from './data-version.ts'
import type {
  ExchangeRateDaysTable,
  ExchangeRatesTable,
  PaperAccountsTable,
  PaperEntriesTable,
  PaperOrdersTable,
  PaperPlansTable,
  PaperPositionsTable,
} from './dealing.ts'
import type { DocumentFilesTable, DocumentGroupsTable, DocumentsTable } from './documents.ts'
import type {
  ComponentConfigurationsTable,
  ConfigurationDraftsTable,
  UsageAttributesTable,
  UsageCountsTable,
} from './embedding.ts'
import type { CompanyFactsTable, FundFactsTable, GiltFactsTable, TrustFactsTable } from './facts.ts'
import type {
  BrokerViewsTable,
  EarlierStatementsTable,
  RatioInputsTable,
  SegmentsTable,
  StatementsTable,
} from './financials.ts'
import type { CorporateActionsTable, DividendsTable, EventsTable } from './income.ts'
import type {
  IndexLevelsView,
  IndexLevelYearsTable,
  IndexMembersTable,
  IndicesTable,
  ReferenceValuesTable,
} from './indices.ts'
import type {
  NamespaceInvitationsTable,
  NamespaceOwnersTable,
  NamespacesTable,
  WidgetClientsTable,
  WidgetTokenKeysTable,
} from './namespaces.ts'
import type { NewsBodiesTable, NewsCountsTable, NewsItemsTable, NewsSymbolsTable } from './news.ts'
import type {
  DirectorDealsTable,
  MajorShareholdersTable,
  PeopleTable,
  PositionsTable,
  ShortPositionsTable,
} from './people.ts'
import type {
  AssetAllocationsTable,
  ExposuresTable,
  HoldingReportsTable,
  HoldingsTable,
  ValuationGrowthTable,
} from './portfolio.ts'
import type {
  DailyPricesView,
  DailyPriceYearsTable,
  IntradayPricesTable,
  NavsView,
  NavYearsTable,
  PriceFilesTable,
  PriceRepairsTable,
  QuotesTable,
  TradesTable,
} from './prices.ts'
import type { PerformanceScenariosTable, RatingsTable, RiskMeasuresTable, RiskScoresTable } from './risk.ts'
import type {
  PopularityTable,
  SavedScreensTable,
  ScreenerColumnsTable,
  ScreenerFiguresTable,
  ScreenerStateTable,
  ScreenerSummariesTable,
} from './screening.ts'
import type {
  MarketFiguresTable,
  MarketMediansTable,
  SectorGroupsTable,
  SectorStandingsTable,
  SecurityCountsTable,
} from './sector-figures.ts'
import type {
  CurrenciesTable,
  ImportChangesTable,
  ImportRunsTable,
  ListingsTable,
  SecuritiesTable,
  SecurityNamesTable,
  SourcesTable,
  VenuesTable,
} from './securities.ts'
import type {
  FeedOrderTable,
  FeedSourcesTable,
  QuarantinedTicksTable,
  RecordedTicksTable,
  StreamingKeysTable,
  StreamingRevocationsTable,
  StreamingTokensTable,
} from './streaming.ts'
import type { WatchlistItemsTable, WatchlistsTable } from './watchlists.ts'

export interface Tables {
  sources: SourcesTable
  securities: SecuritiesTable
  security_names: SecurityNamesTable
  listings: ListingsTable
  import_changes: ImportChangesTable
  import_runs: ImportRunsTable
  venues: VenuesTable
  currencies: CurrenciesTable
  price_files: PriceFilesTable
  price_repairs: PriceRepairsTable
  indices: IndicesTable
  index_level_years: IndexLevelYearsTable
  index_levels: IndexLevelsView
  index_members: IndexMembersTable
  reference_values: ReferenceValuesTable
  quotes: QuotesTable
  daily_price_years: DailyPriceYearsTable
  daily_prices: DailyPricesView
  intraday_prices: IntradayPricesTable
  trades: TradesTable
  nav_years: NavYearsTable
  navs: NavsView
  dividends: DividendsTable
  corporate_actions: CorporateActionsTable
  events: EventsTable
  statements: StatementsTable
  earlier_statements: EarlierStatementsTable
  ratio_inputs: RatioInputsTable
  market_figures: MarketFiguresTable
  market_medians: MarketMediansTable
  sector_groups: SectorGroupsTable
  sector_standings: SectorStandingsTable
  security_counts: SecurityCountsTable
  broker_views: BrokerViewsTable
  segments: SegmentsTable
  holdings: HoldingsTable
  holding_reports: HoldingReportsTable
  asset_allocations: AssetAllocationsTable
  exposures: ExposuresTable
  valuation_growth: ValuationGrowthTable
  risk_measures: RiskMeasuresTable
  ratings: RatingsTable
  risk_scores: RiskScoresTable
  performance_scenarios: PerformanceScenariosTable
  fund_facts: FundFactsTable
  trust_facts: TrustFactsTable
  gilt_facts: GiltFactsTable
  company_facts: CompanyFactsTable
  costs: CostsTable
  charge_rules: ChargeRulesTable
  target_markets: TargetMarketsTable
  eligibility: EligibilityTable
  document_groups: DocumentGroupsTable
  documents: DocumentsTable
  document_files: DocumentFilesTable
  news_items: NewsItemsTable
  news_bodies: NewsBodiesTable
  news_symbols: NewsSymbolsTable
  news_counts: NewsCountsTable
  people: PeopleTable
  positions: PositionsTable
  director_deals: DirectorDealsTable
  major_shareholders: MajorShareholdersTable
  short_positions: ShortPositionsTable
  popularity: PopularityTable
  screener_figures: ScreenerFiguresTable
  screener_state: ScreenerStateTable
  screener_summaries: ScreenerSummariesTable
  screener_columns: ScreenerColumnsTable
  saved_screens: SavedScreensTable
  users: UsersTable
  sessions: SessionsTable
  exchange_rates: ExchangeRatesTable
  exchange_rate_days: ExchangeRateDaysTable
  paper_accounts: PaperAccountsTable
  paper_positions: PaperPositionsTable
  paper_orders: PaperOrdersTable
  paper_entries: PaperEntriesTable
  paper_plans: PaperPlansTable
  component_configurations: ComponentConfigurationsTable
  configuration_drafts: ConfigurationDraftsTable
  usage_attributes: UsageAttributesTable
  usage_counts: UsageCountsTable
  namespaces: NamespacesTable
  namespace_owners: NamespaceOwnersTable
  namespace_invitations: NamespaceInvitationsTable
  widget_clients: WidgetClientsTable
  widget_token_keys: WidgetTokenKeysTable
  streaming_tokens: StreamingTokensTable
  feed_order: FeedOrderTable
  feed_sources: FeedSourcesTable
  quarantined_ticks: QuarantinedTicksTable
  recorded_ticks: RecordedTicksTable
  streaming_keys: StreamingKeysTable
  streaming_revocations: StreamingRevocationsTable
  login_failures: LoginFailuresTable
  known_devices: KnownDevicesTable
  user_identities: UserIdentitiesTable
  audit_events: AuditEventsTable
  audit_head: AuditHeadTable
  data_version: DataVersionTable
  security_versions: SecurityVersionsTable
  stored_pages: StoredPagesTable
  search_index_parts: SearchIndexPartsTable
  watchlists: WatchlistsTable
  watchlist_items: WatchlistItemsTable
}

/** A row for each day; written by `writeDays`. */
export type DayView = 'daily_prices' | 'navs' | 'index_levels'

export type TableName = Exclude<keyof Tables, DayView>

/** A row as it is written: int8 and numeric as number, date as 'YYYY-MM-DD', timestamptz as Date or ISO string. */
export type NewRow<T extends TableName> = Insertable<Tables[T]>

/** A row as it is read: like NewRow, with timestamptz as Date and nothing optional. */
export type Row<T extends keyof Tables> = Selectable<Tables[T]>
