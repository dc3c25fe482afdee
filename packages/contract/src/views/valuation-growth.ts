import type { IsoDate } from '@bellwether/domain'

export const valuationKeys = [
  'priceEarnings',
  'priceBook',
  'priceSales',
  'priceCashFlow',
  'dividendYieldFactor',
] as const

export const growthKeys = [
  'longProjectedEarningsGrowth',
  'historicalEarningsGrowth',
  'salesGrowth',
  'cashFlowGrowth',
  'bookValueGrowth',
] as const

export type ValuationKey = (typeof valuationKeys)[number]
export type GrowthKey = (typeof growthKeys)[number]

/** A column: multiples as they are, yield and growth as fractions; null was not supplied. */
export interface ValuationPeriod {
  readonly label: string
  readonly values: Readonly<Record<ValuationKey | GrowthKey, number | null>>
}

export interface ValuationGrowthView {
  /** The fund, then its category. */
  readonly periods: readonly ValuationPeriod[]
  readonly asAt: IsoDate
}
