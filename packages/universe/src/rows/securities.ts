import type { IsoDate, SecurityType } from '@bellwether/domain'

export type SecurityStatus = 'ACTIVE' | 'SUSPENDED' | 'DELISTED'

export type SecurityNameKind = 'FORMER' | 'ALIAS'

export interface SecurityRow {
  readonly id: number
  readonly type: SecurityType
  readonly name: string
  readonly short_name: string
  readonly isin: string
  readonly sedol: string | null
  readonly cfi: string | null
  readonly lei: string | null
  /** ISO 3166 alpha-2 of incorporation. */
  readonly country: string
  /** ISO 4217, the reporting or base currency. */
  readonly currency: string
  /** ICB, AIC or IA sector, by type. */
  readonly sector: string | null
  readonly industry: string | null
  /** The peer group that category figures compare with. */
  readonly category: string | null
  readonly complex: boolean
  readonly status: SecurityStatus
  readonly status_reason: string | null
  readonly listed_on: IsoDate | null
  /** No stamp duty on purchases until then. */
  readonly uk_listing_relief_until: IsoDate | null
  readonly description: string | null
  readonly website: string | null
  /** Market value or fund size in pence; ranks search and movers. */
  readonly size_gbp: number | null
  readonly source_id: number
  readonly as_at: IsoDate
}

export interface SecurityNameRow {
  readonly security_id: number
  readonly name: string
  readonly kind: SecurityNameKind
  readonly until: IsoDate | null
}

export interface ListingRow {
  readonly id: number
  readonly security_id: number
  /** Canonical, for example LSE:HVL. */
  readonly market_code: string
  /** Short exchange name, or FUND. */
  readonly exchange: string
  readonly mic: string | null
  readonly ticker: string
  /** Of a line with a SEDOL of its own. */
  readonly sedol: string | null
  readonly segment: string | null
  /** GBX, GBP, USD ...: the unit of every price of this listing. */
  readonly price_unit: string
  /** Decimal places: price = value / 10^scale. */
  readonly price_scale: number
  readonly primary_listing: boolean
  readonly streamable: boolean
  readonly normal_market_size: number | null
  readonly source_id: number
}
