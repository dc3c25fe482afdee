import { type SecurityType, wrapperFacts, wrappers } from '@bellwether/domain'
import type { ScreenerFigure, ScreenerUnit } from './screener-figure.ts'

export interface ScreenerRange {
  readonly kind: 'range'
  readonly name: ScreenerFigure
  readonly label: string
  readonly unit: ScreenerUnit
  /** Behind "More filters". */
  readonly more?: true
}

export interface ScreenerChoice {
  readonly kind: 'choice'
  readonly name:
    | 'sector'
    | 'category'
    | 'index'
    | 'market'
    | 'country'
    | 'wrapper'
    | 'style'
    | 'income'
    | 'risk'
    | 'sdrLabel'
    | 'hedged'
    | 'replication'
    | 'trackedIndex'
    | 'chargeQuartile'
    | 'quartile1y'
    | 'quartile3y'
    | 'quartile5y'
  readonly label: string
  /** Fixed ones; without them the data says which there are. */
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  readonly more?: true
}

export type ScreenerFilterField = ScreenerRange | ScreenerChoice

const range = (name: ScreenerFigure, label: string, unit: ScreenerUnit): ScreenerRange => ({
  kind: 'range',
  name,
  label,
  unit,
})
const choice = (name: ScreenerChoice['name'], label: string, options?: ScreenerChoice['options']): ScreenerChoice => ({
  kind: 'choice',
  name,
  label,
  ...(options ? { options } : {}),
})
const more = <T extends ScreenerFilterField>(field: T): T => ({ ...field, more: true })

const size = range('size', 'Size', 'millions')
const marketCap = range('size', 'Market cap', 'millions')
/** As shares are quoted in pence and abroad in other currencies, in pounds for all. */
const lastPrice = range('price', 'Price', 'pounds')
const incomeYield = range('yield', 'Yield', 'percent')
const return1y = range('return1y', '1-year price change', 'percent')
const return6m = range('return6m', 'Momentum (6-month return)', 'percent')
const yearPosition = range('yearPosition', '52-week position (0% is the low)', 'percent')
const return3y = range('totalReturn3y', '3-year total return', 'percent')
const return10y = range('totalReturn10y', '10-year total return', 'percent')
const volatility = range('volatility3y', '3-year volatility', 'percent')
const charge = range('charge', 'Ongoing charge', 'percent')
const rating = range('rating', 'Star rating (1 to 5)', 'number')
const dividendGrowth = range('dividendGrowth', '5-year dividend growth (CAGR)', 'percent')

const wrapper = choice(
  'wrapper',
  'Account',
  wrappers.map(value => ({ value, label: wrapperFacts[value].label })),
)

const risk = choice('risk', 'Risk score', [
  { value: 'lower', label: 'Lower third' },
  { value: 'middle', label: 'Middle third' },
  { value: 'higher', label: 'Upper third' },
])

const income = choice('income', 'Unit type', [
  { value: 'ACC', label: 'Accumulation units' },
  { value: 'INC', label: 'Income units' },
])

const quartile = (name: 'quartile1y' | 'quartile3y' | 'quartile5y', label: string) =>
  choice(name, label, [
    { value: '1', label: 'Top quartile' },
    { value: '2', label: 'Top half' },
    { value: '3', label: 'Top three quarters' },
  ])

const chargeQuartile = choice('chargeQuartile', 'Ongoing charge in its sector', [
  { value: '1', label: 'Cheapest quarter' },
  { value: '2', label: 'Cheaper half' },
  { value: '3', label: 'Excluding the most expensive quarter' },
])

/** What each kind of security can be filtered by, in the order of the form. */
export const screenerFilters: Readonly<Record<SecurityType, readonly ScreenerFilterField[]>> = {
  EQUITY: [
    choice('sector', 'Sector'),
    choice('index', 'Index'),
    choice('market', 'Market'),
    more(choice('country', 'Country')),
    more(wrapper),
    lastPrice,
    marketCap,
    range('yield', 'Dividend yield', 'percent'),
    range('priceEarnings', 'P/E ratio', 'times'),
    return1y,
    more(range('priceBook', 'Price to book', 'times')),
    more(range('cover', 'Dividend cover', 'times')),
    more(dividendGrowth),
    more(range('earningsGrowth', '1-year earnings growth', 'percent')),
    more(range('operatingMargin', 'Operating margin', 'percent')),
    more(range('roce', 'ROCE', 'percent')),
    more(range('netDebtEbitda', 'Net debt to EBITDA', 'times')),
    more(return6m),
    more(yearPosition),
    more(return3y),
    more(range('beta', 'Beta', 'number')),
    more(volatility),
  ],
  CLOSED_END_FUND: [
    choice('sector', 'AIC sector'),
    choice('market', 'Market'),
    wrapper,
    more(choice('index', 'Index')),
    more(chargeQuartile),
    more(quartile('quartile5y', '5-year return in its sector')),
    range('discount', 'Discount to NAV (a premium is negative)', 'percentBelow'),
    range('gearing', 'Net gearing', 'percent'),
    incomeYield,
    charge,
    marketCap,
    return1y,
    more(lastPrice),
    more(range('discountZ', 'Discount z-score', 'number')),
    more(range('totalAssets', 'Total assets', 'millions')),
    more(dividendGrowth),
    more(range('increases', 'Years of dividend growth', 'number')),
    more(return6m),
    more(yearPosition),
    more(return3y),
    more(return10y),
    more(volatility),
  ],
  FUND: [
    choice('sector', 'IA sector'),
    choice('category', 'Category'),
    choice('style', 'Style', [
      { value: 'active', label: 'Active' },
      { value: 'passive', label: 'Passive' },
    ]),
    income,
    risk,
    more(choice('sdrLabel', 'SDR label')),
    more(wrapper),
    more(chargeQuartile),
    more(quartile('quartile1y', '1-year return in its sector')),
    more(quartile('quartile3y', '3-year return in its sector')),
    more(quartile('quartile5y', '5-year return in its sector')),
    charge,
    incomeYield,
    rating,
    range('size', 'Class size', 'millions'),
    return1y,
    more(lastPrice),
    more(return6m),
    more(return3y),
    more(volatility),
  ],
  ETF: [
    choice('category', 'Category'),
    risk,
    income,
    more(choice('trackedIndex', 'Index tracked')),
    more(choice('replication', 'Replication')),
    more(
      choice('hedged', 'Currency hedging', [
        { value: 'yes', label: 'Hedged' },
        { value: 'no', label: 'Not hedged' },
      ]),
    ),
    more(wrapper),
    more(chargeQuartile),
    charge,
    incomeYield,
    rating,
    size,
    return1y,
    more(lastPrice),
    more(range('trackingDifference', '1-year tracking difference', 'percent')),
    more(return6m),
    more(return3y),
    more(volatility),
  ],
  BOND: [
    choice('category', 'Type'),
    wrapper,
    range('maturity', 'Years to maturity', 'years'),
    range('redemptionYield', 'Redemption yield', 'percent'),
    range('afterTaxYield', 'Redemption yield after 40% tax', 'percent'),
    range('coupon', 'Coupon', 'percent'),
    range('price', 'Price per £100 nominal', 'pounds'),
  ],
}
