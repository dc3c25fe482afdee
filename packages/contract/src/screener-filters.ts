import { type SecurityType, wrapperFacts, wrappers } from '@bellwether/domain'

export type ScreenerFigure =
  | 'size'
  | 'yield'
  | 'cover'
  | 'dividendGrowth'
  | 'priceEarnings'
  | 'priceBook'
  | 'operatingMargin'
  | 'roce'
  | 'netDebtEbitda'
  | 'earningsGrowth'
  | 'beta'
  | 'return1y'
  | 'return6m'
  | 'totalReturn1y'
  | 'totalReturn3y'
  | 'totalReturn5y'
  | 'quartile1y'
  | 'quartile3y'
  | 'quartile5y'
  | 'charge'
  | 'chargeQuartile'
  | 'trackingDifference'
  | 'yearPosition'
  | 'rating'
  | 'risk'
  | 'discount'
  | 'discountZ'
  | 'gearing'
  | 'increases'
  | 'maturity'
  | 'redemptionYield'
  | 'afterTaxYield'
  | 'coupon'

/** How a figure is typed: 3.5 for 3.5%, 10 for 10% below NAV, 250 for £250m, 2.5 for years from today. */
export type ScreenerUnit = 'percent' | 'percentBelow' | 'millions' | 'times' | 'number' | 'years'

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
const incomeYield = range('yield', 'Yield', 'percent')
const return1y = range('return1y', '1-year price change', 'percent')
const return6m = range('return6m', 'Momentum (6-month return)', 'percent')
const yearPosition = range('yearPosition', '52-week position (0% is the low)', 'percent')
const return3y = range('totalReturn3y', '3-year total return', 'percent')
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
    more(range('discountZ', 'Discount z-score', 'number')),
    more(range('increases', 'Years of dividend growth', 'number')),
    more(return6m),
    more(yearPosition),
    more(return3y),
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
    more(return6m),
    more(return3y),
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
    more(range('trackingDifference', '1-year tracking difference', 'percent')),
    more(return6m),
    more(return3y),
  ],
  BOND: [
    choice('category', 'Type'),
    wrapper,
    range('maturity', 'Years to maturity', 'years'),
    range('redemptionYield', 'Redemption yield', 'percent'),
    range('afterTaxYield', 'Redemption yield after 40% tax', 'percent'),
    range('coupon', 'Coupon', 'percent'),
  ],
}

export const columnSetLabels = {
  overview: 'Overview',
  valuation: 'Valuation',
  quality: 'Growth and quality',
  income: 'Income',
  performance: 'Performance',
  risk: 'Risk',
  costs: 'Costs',
} as const

export type ColumnSet = keyof typeof columnSetLabels

type ColumnSets = Readonly<Partial<Record<ColumnSet, readonly ScreenerFigure[]>>> & {
  readonly overview: readonly ScreenerFigure[]
}

const returns = ['return6m', 'return1y', 'totalReturn1y', 'totalReturn3y', 'totalReturn5y'] as const
const quartiles = ['quartile1y', 'quartile3y', 'quartile5y'] as const

/** The figures a list shows after name and price, by set. */
export const screenerColumnSets: Readonly<Record<SecurityType, ColumnSets>> = {
  EQUITY: {
    overview: ['size', 'priceEarnings', 'yield', 'return1y'],
    valuation: ['size', 'priceEarnings', 'priceBook', 'netDebtEbitda'],
    quality: ['earningsGrowth', 'operatingMargin', 'roce', 'netDebtEbitda'],
    income: ['yield', 'cover', 'dividendGrowth'],
    performance: [...returns, 'yearPosition', 'quartile1y', 'quartile5y'],
    risk: ['size', 'beta', 'netDebtEbitda'],
  },
  CLOSED_END_FUND: {
    overview: ['size', 'discount', 'gearing', 'yield', 'charge', 'increases', 'return1y'],
    valuation: ['size', 'discount', 'discountZ', 'gearing'],
    income: ['yield', 'increases'],
    performance: [...returns, 'yearPosition', ...quartiles],
    costs: ['charge', 'chargeQuartile', 'size'],
  },
  FUND: {
    overview: ['charge', 'yield', 'rating', 'risk', 'size', 'return1y'],
    performance: [...returns, ...quartiles],
    risk: ['risk', 'rating'],
    costs: ['charge', 'chargeQuartile', 'size'],
  },
  ETF: {
    overview: ['charge', 'yield', 'rating', 'risk', 'size', 'return1y'],
    performance: [...returns, ...quartiles],
    risk: ['risk', 'rating'],
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

const totalReturn = 'with income reinvested, before dealing charges and tax.'
const quartileText = 'Quartile of its sector or category by total return; 1 is the best quarter.'

export const screenerLabels: Readonly<Record<ScreenerFigure, { readonly label: string; readonly definition: string }>> =
  {
    size: {
      label: 'Size',
      definition: 'Market cap of a share or trust, class size of a fund or ETF, amount in issue of a gilt.',
    },
    yield: { label: 'Yield', definition: 'Income of the last 12 months ÷ price.' },
    cover: { label: 'Cover', definition: 'Earnings per share ÷ dividend per share.' },
    dividendGrowth: {
      label: 'Dividend growth',
      definition: 'Compound annual growth of the dividend over five years.',
    },
    priceEarnings: { label: 'P/E', definition: 'Price ÷ earnings per share. Not shown without earnings.' },
    priceBook: { label: 'P/B', definition: 'Market cap ÷ net assets.' },
    operatingMargin: { label: 'Operating margin', definition: 'Operating profit ÷ revenue, last 12 months.' },
    roce: { label: 'ROCE', definition: 'Operating profit ÷ capital employed.' },
    netDebtEbitda: {
      label: 'Net debt to EBITDA',
      definition: 'Net debt ÷ EBITDA of the last 12 months; below zero is net cash.',
    },
    earningsGrowth: {
      label: 'Earnings growth',
      definition: 'Earnings per share of the last 12 months compared with the 12 months before.',
    },
    beta: {
      label: 'Beta',
      definition: 'Sensitivity to the market: at 1.2 it tends to move 1.2% when the market moves 1%.',
    },
    return1y: { label: '1-year price change', definition: 'Change in price over one year, excluding income.' },
    return6m: { label: '6 months', definition: `Total return over six months, ${totalReturn}` },
    totalReturn1y: { label: '1 year', definition: `Total return over one year, ${totalReturn}` },
    totalReturn3y: { label: '3 years', definition: `Total return over three years, not annualised, ${totalReturn}` },
    totalReturn5y: { label: '5 years', definition: `Total return over five years, not annualised, ${totalReturn}` },
    quartile1y: { label: '1-year quartile', definition: quartileText },
    quartile3y: { label: '3-year quartile', definition: quartileText },
    quartile5y: { label: '5-year quartile', definition: quartileText },
    charge: { label: 'Ongoing charge', definition: 'Annual product charge, excluding dealing and platform charges.' },
    chargeQuartile: {
      label: 'Charge quartile',
      definition: 'Quartile of its sector or category by ongoing charge; 1 is the cheapest quarter.',
    },
    trackingDifference: {
      label: 'Tracking difference',
      definition: 'Return over one year less that of the index it tracks.',
    },
    yearPosition: {
      label: '52-week position',
      definition: 'Where the price is between its lowest and its highest of 52 weeks: 0% is the low, 100% the high.',
    },
    rating: { label: 'Rating', definition: 'One to five stars over five years, compared with its category.' },
    risk: {
      label: 'Risk',
      definition: 'Regulatory risk score, out of 7 or 10 depending on the rules it is published under.',
    },
    discount: {
      label: 'Discount (−) or premium',
      definition: '(Price − NAV) ÷ NAV; negative is a discount, positive a premium.',
    },
    discountZ: {
      label: 'Discount z-score',
      definition: 'How far the discount is from its 12-month average, in standard deviations; below zero is cheaper.',
    },
    gearing: { label: 'Gearing', definition: '(Debt − cash) ÷ net assets; negative is net cash.' },
    increases: { label: 'Years of dividend growth', definition: 'Consecutive years of dividend increases.' },
    maturity: { label: 'Maturity', definition: 'The date on which the gilt is redeemed.' },
    redemptionYield: { label: 'Redemption yield', definition: 'The annual return if held to redemption, before tax.' },
    afterTaxYield: {
      label: 'Yield after 40% tax',
      definition:
        'The annual return if held to redemption, with 40% income tax on the coupons; gains on gilts are not taxed. Not shown for index-linked gilts.',
    },
    coupon: { label: 'Coupon', definition: 'Annual interest per £100 nominal.' },
  }
