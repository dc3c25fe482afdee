export type ScreenerFigure =
  | 'size'
  | 'price'
  | 'nav'
  | 'totalAssets'
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
  | 'totalReturn10y'
  | 'discrete1'
  | 'discrete2'
  | 'discrete3'
  | 'discrete4'
  | 'discrete5'
  | 'volatility3y'
  | 'maxDrawdown'
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

/** How a figure is typed: 3.5 for 3.5%, 10 for 10% below NAV, 250 for £250m, 4.50 for £4.50, 2.5 for years from today. */
export type ScreenerUnit = 'percent' | 'percentBelow' | 'millions' | 'pounds' | 'times' | 'number' | 'years'

const totalReturn = 'with income reinvested, before dealing charges and tax.'
const yearBefore = (years: string) =>
  `Total return over the 12 months that ended ${years} before the last month end, ${totalReturn}`
const quartileText = 'Quartile of its sector or category by total return; 1 is the best quarter.'

export const screenerLabels: Readonly<Record<ScreenerFigure, { readonly label: string; readonly definition: string }>> =
  {
    size: {
      label: 'Size',
      definition: 'Market cap of a share or trust, class size of a fund or ETF, amount in issue of a gilt.',
    },
    price: {
      label: 'Price in pounds',
      definition:
        'The last price in pounds; one in another currency at the rate of its day. Of a gilt per £100 nominal.',
    },
    nav: {
      label: 'NAV',
      definition: 'Net asset value per share: the newest that the trust has published, debt at fair value.',
    },
    totalAssets: { label: 'Total assets', definition: 'Net assets and borrowings of a trust, in pounds.' },
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
    totalReturn10y: { label: '10 years', definition: `Total return over ten years, not annualised, ${totalReturn}` },
    discrete1: {
      label: 'Year 1 (latest)',
      definition: `Total return over 12 months to the last month end, ${totalReturn}`,
    },
    discrete2: { label: 'Year 2', definition: yearBefore('one year') },
    discrete3: { label: 'Year 3', definition: yearBefore('two years') },
    discrete4: { label: 'Year 4', definition: yearBefore('three years') },
    discrete5: { label: 'Year 5 (earliest)', definition: yearBefore('four years') },
    volatility3y: {
      label: '3-year volatility',
      definition: 'How much monthly total returns varied over three years: their standard deviation, a year.',
    },
    maxDrawdown: {
      label: 'Maximum drawdown',
      definition: 'The largest fall from a peak over ten years, or since the first price, with income reinvested.',
    },
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
