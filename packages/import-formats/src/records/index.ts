import type { ExchangeRateRecord } from './exchange-rate.ts'
import type { PriceSeriesRecord } from './price-series.ts'
import type { CurrencyRecord, SecurityRecord, TypeOverrideRecord, VenueRecord } from './security.ts'

/** Everything that a format can find. A new kind has a writer in apps/importer: the compiler asks for it. */
export type ImportRecord =
  | ExchangeRateRecord
  | SecurityRecord
  | TypeOverrideRecord
  | VenueRecord
  | CurrencyRecord
  | PriceSeriesRecord

export type RecordKind = ImportRecord['kind']
export type { ExchangeRateRecord } from './exchange-rate.ts'
export type { PriceBar, PriceRepair, PriceSeriesRecord, SeriesDividend, SeriesSplit } from './price-series.ts'
export type { CurrencyRecord, ListingRecord, SecurityRecord, TypeOverrideRecord, VenueRecord } from './security.ts'
