import type { SecurityType } from '@bellwether/domain'
import type { ScreenerFigure } from './screener-figure.ts'

export const columnSetLabels = {
  overview: 'Overview',
  valuation: 'Valuation',
  quality: 'Growth and quality',
  income: 'Income',
  performance: 'Performance',
  discrete: 'Discrete years',
  risk: 'Risk',
  costs: 'Costs',
} as const

export type ColumnSet = keyof typeof columnSetLabels

type ColumnSets = Readonly<Partial<Record<ColumnSet, readonly ScreenerFigure[]>>> & {
  readonly overview: readonly ScreenerFigure[]
}

const returns = ['return6m', 'return1y', 'totalReturn1y', 'totalReturn3y', 'totalReturn5y', 'totalReturn10y'] as const
const discrete = ['discrete1', 'discrete2', 'discrete3', 'discrete4', 'discrete5'] as const
const quartiles = ['quartile1y', 'quartile3y', 'quartile5y'] as const

/** The figures a list shows after name and price, by set. */
export const screenerColumnSets: Readonly<Record<SecurityType, ColumnSets>> = {
  EQUITY: {
    overview: ['size', 'priceEarnings', 'yield', 'return1y'],
    valuation: ['size', 'priceEarnings', 'priceBook', 'netDebtEbitda'],
    quality: ['earningsGrowth', 'operatingMargin', 'roce', 'netDebtEbitda'],
    income: ['yield', 'cover', 'dividendGrowth'],
    performance: [...returns, 'yearPosition', 'quartile1y', 'quartile5y'],
    discrete,
    risk: ['beta', 'volatility3y', 'maxDrawdown', 'netDebtEbitda', 'size'],
  },
  CLOSED_END_FUND: {
    overview: ['size', 'discount', 'gearing', 'yield', 'charge', 'increases', 'return1y'],
    valuation: ['nav', 'discount', 'discountZ', 'totalAssets', 'size'],
    income: ['yield', 'dividendGrowth', 'increases'],
    performance: [...returns, 'yearPosition', ...quartiles],
    discrete,
    risk: ['risk', 'gearing', 'volatility3y', 'maxDrawdown', 'discountZ'],
    costs: ['charge', 'chargeQuartile', 'size'],
  },
  FUND: {
    overview: ['charge', 'yield', 'rating', 'risk', 'size', 'return1y'],
    income: ['yield', 'charge', 'size'],
    performance: [...returns, ...quartiles],
    discrete,
    risk: ['risk', 'rating', 'volatility3y', 'maxDrawdown'],
    costs: ['charge', 'chargeQuartile', 'size'],
  },
  ETF: {
    overview: ['charge', 'yield', 'rating', 'risk', 'size', 'return1y'],
    income: ['yield', 'charge', 'size'],
    performance: [...returns, ...quartiles],
    discrete,
    risk: ['risk', 'rating', 'volatility3y', 'maxDrawdown'],
    costs: ['charge', 'chargeQuartile', 'trackingDifference', 'size'],
  },
  BOND: { overview: ['maturity', 'coupon', 'redemptionYield', 'afterTaxYield', 'size'] },
}

export function columnSetsOf(type: SecurityType): readonly ColumnSet[] {
  return (Object.keys(columnSetLabels) as ColumnSet[]).filter(set => screenerColumnSets[type][set] !== undefined)
}

/** The set of that name, the overview where the type has none. */
export function screenerColumns(type: SecurityType, set: ColumnSet): readonly ScreenerFigure[] {
  return screenerColumnSets[type][set] ?? screenerColumnSets[type].overview
}

/** All that any set of the type shows: what its list can be sorted by. */
export function sortableColumns(type: SecurityType): readonly ScreenerFigure[] {
  return [...new Set(columnSetsOf(type).flatMap(set => screenerColumns(type, set)))]
}
