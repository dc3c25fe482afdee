import type { SecurityType } from '@bellwether/domain'

export type ScreenerFigure =
  | 'size'
  | 'yield'
  | 'priceEarnings'
  | 'return1y'
  | 'charge'
  | 'rating'
  | 'risk'
  | 'discount'
  | 'gearing'
  | 'increases'
  | 'maturity'
  | 'redemptionYield'
  | 'coupon'

/** How a figure is typed: 3.5 for 3.5%, 250 for £250m, 2.5 for years from today. */
export type ScreenerUnit = 'percent' | 'millions' | 'times' | 'stars' | 'years'

export interface ScreenerRange {
  readonly kind: 'range'
  readonly name: ScreenerFigure
  readonly label: string
  readonly unit: ScreenerUnit
}

export interface ScreenerChoice {
  readonly kind: 'choice'
  readonly name: 'sector' | 'category' | 'style' | 'income' | 'risk'
  readonly label: string
  /** Fixed ones; without them the data says which there are. */
  readonly options?: readonly { readonly value: string; readonly label: string }[]
}

export type ScreenerFilterField = ScreenerRange | ScreenerChoice

const size: ScreenerRange = { kind: 'range', name: 'size', label: 'Size', unit: 'millions' }
const incomeYield: ScreenerRange = { kind: 'range', name: 'yield', label: 'Yield', unit: 'percent' }
const return1y: ScreenerRange = { kind: 'range', name: 'return1y', label: '1-year price change', unit: 'percent' }
const charge: ScreenerRange = { kind: 'range', name: 'charge', label: 'Ongoing charge', unit: 'percent' }
const rating: ScreenerRange = { kind: 'range', name: 'rating', label: 'Star rating (1 to 5)', unit: 'stars' }
const category: ScreenerChoice = { kind: 'choice', name: 'category', label: 'Category' }

const risk: ScreenerChoice = {
  kind: 'choice',
  name: 'risk',
  label: 'Risk score',
  options: [
    { value: 'lower', label: 'Lower third' },
    { value: 'middle', label: 'Middle third' },
    { value: 'higher', label: 'Upper third' },
  ],
}

/** What each kind of security can be filtered by, in the order of the form. */
export const screenerFilters: Readonly<Record<SecurityType, readonly ScreenerFilterField[]>> = {
  EQUITY: [
    { kind: 'choice', name: 'sector', label: 'Sector' },
    { ...size, label: 'Market cap' },
    { ...incomeYield, label: 'Dividend yield' },
    { kind: 'range', name: 'priceEarnings', label: 'P/E ratio', unit: 'times' },
    return1y,
  ],
  CLOSED_END_FUND: [
    { kind: 'choice', name: 'sector', label: 'AIC sector' },
    {
      kind: 'range',
      name: 'discount',
      label: 'Discount (−) or premium (+)',
      unit: 'percent',
    },
    { kind: 'range', name: 'gearing', label: 'Net gearing', unit: 'percent' },
    incomeYield,
    charge,
    { ...size, label: 'Market cap' },
    return1y,
  ],
  FUND: [
    category,
    {
      kind: 'choice',
      name: 'style',
      label: 'Style',
      options: [
        { value: 'active', label: 'Active' },
        { value: 'passive', label: 'Passive' },
      ],
    },
    {
      kind: 'choice',
      name: 'income',
      label: 'Unit type',
      options: [
        { value: 'ACC', label: 'Accumulation units' },
        { value: 'INC', label: 'Income units' },
      ],
    },
    risk,
    charge,
    incomeYield,
    rating,
    { ...size, label: 'Class size' },
    return1y,
  ],
  ETF: [category, risk, charge, incomeYield, rating, size, return1y],
  BOND: [
    { kind: 'choice', name: 'category', label: 'Type' },
    { kind: 'range', name: 'maturity', label: 'Years to maturity', unit: 'years' },
    { kind: 'range', name: 'redemptionYield', label: 'Redemption yield', unit: 'percent' },
    { kind: 'range', name: 'coupon', label: 'Coupon', unit: 'percent' },
  ],
}

/** The figures a list shows, after name and price. */
export const screenerColumns: Readonly<Record<SecurityType, readonly ScreenerFigure[]>> = {
  EQUITY: ['size', 'priceEarnings', 'yield', 'return1y'],
  CLOSED_END_FUND: ['size', 'discount', 'gearing', 'yield', 'charge', 'increases', 'return1y'],
  FUND: ['charge', 'yield', 'rating', 'risk', 'size', 'return1y'],
  ETF: ['charge', 'yield', 'rating', 'risk', 'size', 'return1y'],
  BOND: ['maturity', 'coupon', 'redemptionYield', 'size'],
}

export const screenerLabels: Readonly<Record<ScreenerFigure, { readonly label: string; readonly definition: string }>> =
  {
    size: {
      label: 'Size',
      definition: 'Market cap of a share or trust, class size of a fund or ETF, amount in issue of a gilt.',
    },
    yield: { label: 'Yield', definition: 'Income of the last 12 months ÷ price.' },
    priceEarnings: { label: 'P/E', definition: 'Price ÷ earnings per share. Not shown without earnings.' },
    return1y: { label: '1-year price change', definition: 'Change in price over one year, excluding income.' },
    charge: { label: 'Ongoing charge', definition: 'Annual product charge, excluding dealing and platform charges.' },
    rating: { label: 'Rating', definition: 'One to five stars over five years, compared with its category.' },
    risk: {
      label: 'Risk',
      definition: 'Regulatory risk score, out of 7 or 10 depending on the rules it is published under.',
    },
    discount: { label: 'Discount', definition: '(Price − NAV) ÷ NAV; negative is a discount, positive a premium.' },
    gearing: { label: 'Gearing', definition: '(Debt − cash) ÷ net assets; negative is net cash.' },
    increases: { label: 'Years of dividend growth', definition: 'Consecutive years of dividend increases.' },
    maturity: { label: 'Maturity', definition: 'The date on which the gilt is redeemed.' },
    redemptionYield: { label: 'Redemption yield', definition: 'The annual return if held to redemption, before tax.' },
    coupon: { label: 'Coupon', definition: 'Annual interest per £100 nominal.' },
  }
