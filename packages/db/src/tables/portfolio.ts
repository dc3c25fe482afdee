import type { Day, MaybeDay } from './column.ts'

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

export interface HoldingsTable {
  security_id: number
  as_at: Day
  rank: number
  name: string
  isin: string | null
  sedol: string | null
  /** Equity, Bond, Cash, Fund, Property, Derivative, Other. */
  holding_type: string
  sector: string | null
  country: string | null
  weighting: number
  previous_weighting: number | null
  /** What the index that the product follows gives it. */
  index_weighting: number | null
  first_bought: MaybeDay
  source_id: number
}

/** When a report of holdings was made. */
export interface HoldingReportsTable {
  security_id: number
  as_at: Day
  issued_on: Day
  source_id: number
}

export interface AssetAllocationsTable {
  security_id: number
  as_at: Day
  asset: AssetClass
  long: number
  short: number
  net: number
  category: number | null
  source_id: number
}

export interface ExposuresTable {
  security_id: number
  as_at: Day
  kind: ExposureKind
  name: string
  position: number
  weighting: number
  category: number | null
  source_id: number
}

export interface ValuationGrowthTable {
  security_id: number
  as_at: Day
  measure: ValuationMeasure
  fund: number | null
  category: number | null
  source_id: number
}
