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
