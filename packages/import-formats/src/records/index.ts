import type { DirectorDealRecord } from './director-deal.ts'
import type { DocumentRecord } from './document.ts'
import type { ExchangeRateRecord } from './exchange-rate.ts'
import type {
  FundFactsRecord,
  PerformanceScenariosRecord,
  ProductCostsRecord,
  RiskScoreRecord,
  TargetMarketRecord,
} from './fund-disclosure.ts'
import type { HoldingsRecord } from './holdings.ts'
import type { NewsRecord } from './news.ts'
import type { PriceEventsRecord } from './price-events.ts'
import type { PriceSeriesRecord } from './price-series.ts'
import type { ReferenceValueRecord } from './reference-value.ts'
import type { CurrencyRecord, SecurityRecord, TypeOverrideRecord, VenueRecord } from './security.ts'
import type { StatementRecord } from './statement.ts'

/** Everything that a format can find. A new kind has a writer in apps/importer: the compiler asks for it. */
export type ImportRecord =
  | DirectorDealRecord
  | DocumentRecord
  | ExchangeRateRecord
  | FundFactsRecord
  | HoldingsRecord
  | NewsRecord
  | PerformanceScenariosRecord
  | ProductCostsRecord
  | ReferenceValueRecord
  | RiskScoreRecord
  | StatementRecord
  | TargetMarketRecord
  | SecurityRecord
  | TypeOverrideRecord
  | VenueRecord
  | CurrencyRecord
  | PriceEventsRecord
  | PriceSeriesRecord

export type RecordKind = ImportRecord['kind']
export type { DealKind, DirectorDealRecord } from './director-deal.ts'
export type { DocumentRecord } from './document.ts'
export type { ExchangeRateRecord } from './exchange-rate.ts'
export type {
  CostItem,
  DisclosedSecurity,
  FundFactsRecord,
  PerformanceScenariosRecord,
  ProductCostsRecord,
  RiskScoreRecord,
  ScenarioName,
  TargetMarketRecord,
} from './fund-disclosure.ts'
export type { HoldingsRecord, HoldingType, ReportedHolding } from './holdings.ts'
export type { NewsRecord, NewsSecurity } from './news.ts'
export type { PriceEventsRecord } from './price-events.ts'
export type { PriceColumns, PriceRepair, PriceSeriesRecord, SeriesDividend, SeriesSplit } from './price-series.ts'
export type { ReferenceSeries, ReferenceValueRecord } from './reference-value.ts'
export type { CurrencyRecord, ListingRecord, SecurityRecord, TypeOverrideRecord, VenueRecord } from './security.ts'
export type { ReportedLines, StatementRecord } from './statement.ts'
