import type { SecurityType } from '@bellwether/domain'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Day, Instant, JsonObject, MaybeDay, MaybeInstant } from './column.ts'

export type SecurityStatus = 'ACTIVE' | 'SUSPENDED' | 'DELISTED'

export type SecurityNameKind = 'FORMER' | 'ALIAS'

export interface SourcesTable {
  id: number
  code: string
  name: string
  simulated: Generated<boolean>
  licence: string | null
}

export interface SecuritiesTable {
  id: Generated<number>
  type: SecurityType
  name: string
  short_name: string
  /** Null of securities that are known by CIK and ticker, or by series. */
  isin: string | null
  sedol: string | null
  /** Of the SEC, without leading zeros. */
  cik: string | null
  /** Of a fund that reports to the SEC. */
  series_id: string | null
  /** OPERATOR: no file may change the type. */
  type_source: Generated<'FILE' | 'OPERATOR'>
  cfi: string | null
  lei: string | null
  /** ISO 3166 alpha-2 of incorporation. */
  country: string
  /** ISO 4217, the reporting or base currency. */
  currency: string
  /** ICB, AIC or IA sector, by type. */
  sector: string | null
  industry: string | null
  /** The peer group that category figures compare with. */
  category: string | null
  complex: Generated<boolean>
  status: Generated<SecurityStatus>
  status_reason: string | null
  listed_on: MaybeDay
  /** No stamp duty on purchases until then. */
  uk_listing_relief_until: MaybeDay
  description: string | null
  website: string | null
  /** Market value or fund size in pence; ranks search and movers. */
  size_gbp: number | null
  source_id: number
  as_at: Day
}

export interface SecurityNamesTable {
  security_id: number
  name: string
  kind: SecurityNameKind
  until: MaybeDay
}

export interface ListingsTable {
  id: Generated<number>
  security_id: number
  /** Canonical, for example LSE:HVL. */
  market_code: string
  /** Short exchange name, or FUND. */
  exchange: string
  mic: string | null
  ticker: string
  /** Of a line with a SEDOL of its own; null where it is that of the security. */
  sedol: string | null
  segment: string | null
  /** GBX, GBP, USD ...: the unit of every price of this listing. */
  price_unit: string
  /** Decimal places: price = value / 10^scale. */
  price_scale: number
  primary_listing: Generated<boolean>
  streamable: Generated<boolean>
  normal_market_size: number | null
  ended_on: MaybeDay
  /** The day of what was last said of it; null: that of its security. */
  as_at: MaybeDay
  source_id: number
}

export interface ImportRunsTable {
  id: GeneratedAlways<number>
  /** Null: of a file that no format recognised. */
  source_id: number | null
  started_at: Instant
  finished_at: MaybeInstant
  parameters: Generated<JsonObject>
  counts: Generated<JsonObject>
  report: ColumnType<JsonObject | null, JsonObject | null | undefined, JsonObject | null>
  findings: ColumnType<JsonObject | null, JsonObject | null | undefined, JsonObject | null>
  failed_at: MaybeInstant
  error: ColumnType<JsonObject | null, JsonObject | null | undefined, JsonObject | null>
  /** Null: none, or more than are kept. */
  security_ids: ColumnType<number[] | null, readonly number[] | null | undefined, readonly number[] | null>
  /** Rows that can be brought back; null: the run cannot be undone. */
  changes: ColumnType<number | null, number | null | undefined, number | null>
  /** The run that this one took back. */
  undoes: ColumnType<number | null, number | null | undefined, number | null>
}

/** Written by triggers; see migration 0053. */
export interface ImportChangesTable {
  run_id: number
  table_name: string
  key: ColumnType<readonly unknown[], never, never>
  before: ColumnType<JsonObject | null, never, never>
  after: ColumnType<number | null, never, never>
}

export interface VenuesTable {
  mic: string
  operating_mic: string
  name: string
  /** ISO 3166 alpha-2. */
  country: string
  city: string | null
  website: string | null
  status: string
  as_at: Day
  source_id: number
}

export interface CurrenciesTable {
  code: string
  number: string | null
  name: string
  /** Null: has none, such as gold. */
  minor_digits: number | null
  /** As the standard says it: 2014-01. */
  withdrawn: string | null
  as_at: Day
  source_id: number
}
