import type { IsoDate } from '@bellwether/domain'

export type AssetClass = 'STOCK' | 'BOND' | 'CASH' | 'OTHER' | 'PROPERTY'

export type ExposureKind =
  | 'SECTOR'
  | 'REGION'
  | 'COUNTRY'
  | 'CURRENCY'
  | 'MARKET_CAP'
  | 'STYLE'
  | 'CREDIT'
  | 'MATURITY'
  | 'COUPON'
  | 'BOND_TYPE'

export type ValuationMeasure =
  | 'priceEarnings'
  | 'priceBook'
  | 'priceSales'
  | 'priceCashFlow'
  | 'dividendYieldFactor'
  | 'longProjectedEarningsGrowth'
  | 'historicalEarningsGrowth'
  | 'salesGrowth'
  | 'cashFlowGrowth'
  | 'bookValueGrowth'

export interface HoldingRow {
  readonly security_id: number
  readonly as_at: IsoDate
  readonly rank: number
  readonly name: string
  readonly isin: string | null
  readonly sedol: string | null
  /** Equity, Bond, Cash, Fund, Property, Other. */
  readonly holding_type: string
  readonly sector: string | null
  readonly country: string | null
  readonly weighting: number
  readonly previous_weighting: number | null
  /** What the index that the product follows gives it. */
  readonly index_weighting: number | null
  readonly first_bought: IsoDate | null
  readonly source_id: number
}

export interface AssetAllocationRow {
  readonly security_id: number
  readonly as_at: IsoDate
  readonly asset: AssetClass
  readonly long: number
  readonly short: number
  readonly net: number
  readonly category: number | null
  readonly source_id: number
}

export interface ExposureRow {
  readonly security_id: number
  readonly as_at: IsoDate
  readonly kind: ExposureKind
  readonly name: string
  readonly position: number
  readonly weighting: number
  readonly category: number | null
  readonly source_id: number
}

export interface ValuationGrowthRow {
  readonly security_id: number
  readonly as_at: IsoDate
  readonly measure: ValuationMeasure
  readonly fund: number | null
  readonly category: number | null
  readonly source_id: number
}
