import type { CostRow, EligibilityRow, TargetMarketRow } from './costs.ts'
import type { DocumentFileRow, DocumentRow } from './documents.ts'
import type { CompanyFactsRow, FundFactsRow, GiltFactsRow, TrustFactsRow } from './facts.ts'
import type { BrokerViewRow, RatioInputsRow, SegmentRow, StatementRow } from './financials.ts'
import type { CorporateActionRow, DividendRow, EventRow } from './income.ts'
import type { IndexLevelRow, IndexMemberRow, IndexRow } from './indices.ts'
import type { NewsBodyRow, NewsItemRow, NewsSymbolRow } from './news.ts'
import type { DirectorDealRow, MajorShareholderRow, PersonRow, PositionRow, ShortPositionRow } from './people.ts'
import type {
  ChargeRuleRow,
  DocumentGroupRow,
  ExchangeRateDayRow,
  ExchangeRateRow,
  PopularityRow,
  SourceRow,
} from './platform.ts'
import type { AssetAllocationRow, ExposureRow, HoldingRow, ValuationGrowthRow } from './portfolio.ts'
import type { IntradayPriceRow, NavRow, PriceHistoryRow, QuoteRow, TradeRow } from './prices.ts'
import type { RatingRow, RiskMeasureRow, RiskScoreRow } from './risk.ts'
import type { ListingRow, SecurityNameRow, SecurityRow } from './securities.ts'

/** Everything the simulated market consists of, one dataset for each subject. */
export interface UniverseRows {
  readonly sources: SourceRow
  readonly document_groups: DocumentGroupRow
  readonly charge_rules: ChargeRuleRow
  readonly exchange_rates: ExchangeRateRow
  readonly exchange_rate_days: ExchangeRateDayRow
  readonly popularity: PopularityRow
  readonly securities: SecurityRow
  readonly security_names: SecurityNameRow
  readonly listings: ListingRow
  readonly indices: IndexRow
  readonly index_levels: IndexLevelRow
  readonly index_members: IndexMemberRow
  readonly quotes: QuoteRow
  readonly price_histories: PriceHistoryRow
  readonly intraday_prices: IntradayPriceRow
  readonly trades: TradeRow
  readonly navs: NavRow
  readonly dividends: DividendRow
  readonly corporate_actions: CorporateActionRow
  readonly events: EventRow
  readonly statements: StatementRow
  readonly ratio_inputs: RatioInputsRow
  readonly broker_views: BrokerViewRow
  readonly segments: SegmentRow
  readonly people: PersonRow
  readonly positions: PositionRow
  readonly director_deals: DirectorDealRow
  readonly major_shareholders: MajorShareholderRow
  readonly short_positions: ShortPositionRow
  readonly holdings: HoldingRow
  readonly asset_allocations: AssetAllocationRow
  readonly exposures: ExposureRow
  readonly valuation_growth: ValuationGrowthRow
  readonly risk_measures: RiskMeasureRow
  readonly ratings: RatingRow
  readonly risk_scores: RiskScoreRow
  readonly fund_facts: FundFactsRow
  readonly trust_facts: TrustFactsRow
  readonly gilt_facts: GiltFactsRow
  readonly company_facts: CompanyFactsRow
  readonly costs: CostRow
  readonly target_markets: TargetMarketRow
  readonly eligibility: EligibilityRow
  readonly documents: DocumentRow
  readonly document_files: DocumentFileRow
  readonly news_items: NewsItemRow
  readonly news_bodies: NewsBodyRow
  readonly news_symbols: NewsSymbolRow
}

export type Dataset = keyof UniverseRows
