import type { StatementTemplateName } from '@bellwether/domain'
import {
  bookPerShare,
  currentRatio,
  dividendCover,
  dividendYield,
  dps,
  earningsYield,
  eps,
  forwardPe,
  freeCashPerShare,
  interestCover,
  netGearing,
  netMargin,
  operatingMargin,
  pe,
  peg,
  priceBook,
  priceSales,
  priceTangibleBook,
  type RatioDefinition,
  returnOnAssets,
  returnOnCapital,
  returnOnEquity,
  row,
  stated,
  statedPerShare,
  tangiblePerShare,
} from './ratio-definition.ts'

export interface RatioGroupDefinition {
  readonly key: 'valuation' | 'profitability' | 'health' | 'efficiency'
  readonly title: string
  readonly rows: readonly RatioDefinition[]
}

const general: readonly RatioGroupDefinition[] = [
  {
    key: 'valuation',
    title: 'Valuation',
    rows: [
      pe,
      forwardPe,
      peg,
      priceBook,
      priceTangibleBook,
      priceSales,
      row(
        'priceFreeCashFlow',
        'Price to free cash flow',
        'multiple',
        'Years of free cash flow that the price pays for.',
      ),
      row('evToEbitda', 'EV/EBITDA', 'multiple', 'Price of the whole business, debt included, beside its cash profit.'),
      row('evToSales', 'EV/Sales', 'multiple', 'Price of the whole business, debt included, beside its revenue.'),
      earningsYield,
      row(
        'freeCashFlowYield',
        'Free cash flow yield',
        'percent',
        'Cash left after investment as a share of the price.',
      ),
      dividendYield,
      dividendCover,
    ],
  },
  {
    key: 'profitability',
    title: 'Profitability',
    rows: [
      row('grossMargin', 'Gross margin', 'percent', 'What is left of each pound of revenue after the cost of goods.'),
      row('ebitdaMargin', 'EBITDA margin', 'percent', 'Cash profit of each pound of revenue.'),
      operatingMargin,
      netMargin,
      returnOnEquity,
      returnOnAssets,
      returnOnCapital,
      row('returnOnInvestedCapital', 'ROIC', 'percent', 'Profit after tax on all money invested, whoever lent it.'),
    ],
  },
  {
    key: 'health',
    title: 'Financial health',
    rows: [
      row(
        'netDebtToEbitda',
        'Net debt to EBITDA',
        'times',
        'Years of cash profit to repay the debt; below zero is net cash.',
      ),
      netGearing,
      interestCover,
      currentRatio,
      row('quickRatio', 'Quick ratio', 'multiple', 'The current ratio without stock, which may not sell.'),
      row(
        'altmanZ',
        'Altman Z',
        'multiple',
        'Risk of failure: above 2.99 safe, below 1.81 in distress. Made for industrial companies.',
      ),
      row(
        'piotroskiF',
        'Piotroski F',
        'score',
        'Nine signs of improving health; 8 or 9 is strong, 0 to 2 weak.',
        'FULL_YEARS',
      ),
    ],
  },
  {
    key: 'efficiency',
    title: 'Efficiency and per share',
    rows: [
      row('assetTurnover', 'Asset turnover', 'multiple', 'Revenue from each pound of assets.'),
      row('inventoryDays', 'Inventory days', 'days', 'How long stock lies before it is sold.'),
      row('receivableDays', 'Receivable days', 'days', 'How long customers take to pay.'),
      row('payableDays', 'Payable days', 'days', 'How long the company takes to pay suppliers.'),
      row('cashConversionCycle', 'Cash conversion cycle', 'days', 'Days between paying suppliers and being paid.'),
      eps,
      dps,
      freeCashPerShare,
      bookPerShare,
    ],
  },
]

const bank: readonly RatioGroupDefinition[] = [
  {
    key: 'valuation',
    title: 'Valuation',
    rows: [pe, forwardPe, peg, priceBook, priceTangibleBook, earningsYield, dividendYield, dividendCover],
  },
  {
    key: 'profitability',
    title: 'Profitability',
    rows: [
      stated('income', 'netInterestMargin', 'Net interest margin', 'Net interest earned on what was lent.'),
      row('costIncome', 'Cost to income', 'percent', 'What it costs to earn a pound of income; lower is leaner.'),
      netMargin,
      returnOnEquity,
      row(
        'returnOnTangibleEquity',
        'Return on tangible equity',
        'percent',
        'Return on equity without intangible assets.',
      ),
      returnOnAssets,
    ],
  },
  {
    key: 'health',
    title: 'Financial health',
    rows: [
      stated('balance', 'cet1Ratio', 'CET1 ratio', 'Core capital beside assets counted by their risk.'),
      stated(
        'balance',
        'liquidityCoverageRatio',
        'Liquidity coverage',
        'Assets to be sold at once beside a month’s outflows under stress.',
      ),
      row('loansToDeposits', 'Loans to deposits', 'percent', 'How much of what customers deposit is lent out.'),
      row('equityToAssets', 'Equity to assets', 'percent', 'Owners’ funds beside everything the bank owns.'),
    ],
  },
  { key: 'efficiency', title: 'Per share', rows: [eps, dps, bookPerShare, tangiblePerShare] },
]

const insurer: readonly RatioGroupDefinition[] = [
  {
    key: 'valuation',
    title: 'Valuation',
    rows: [pe, forwardPe, peg, priceBook, priceTangibleBook, priceSales, earningsYield, dividendYield, dividendCover],
  },
  {
    key: 'profitability',
    title: 'Profitability',
    rows: [
      stated(
        'income',
        'combinedRatio',
        'Combined ratio',
        'Claims and expenses beside premiums; below 100% insuring was profitable.',
      ),
      netMargin,
      returnOnEquity,
      returnOnAssets,
    ],
  },
  {
    key: 'health',
    title: 'Financial health',
    rows: [
      stated('balance', 'solvencyRatio', 'Solvency coverage', 'Own funds beside the capital the regulator asks for.'),
      row('equityToAssets', 'Equity to assets', 'percent', 'Owners’ funds beside everything the insurer owns.'),
    ],
  },
  { key: 'efficiency', title: 'Per share', rows: [eps, dps, bookPerShare, tangiblePerShare] },
]

const reit: readonly RatioGroupDefinition[] = [
  {
    key: 'valuation',
    title: 'Valuation',
    rows: [
      row(
        'priceTangibleAssets',
        'Premium or discount to EPRA NTA',
        'percent',
        'The price beside property at market value less debt.',
      ),
      pe,
      forwardPe,
      priceBook,
      earningsYield,
      dividendYield,
      dividendCover,
    ],
  },
  {
    key: 'profitability',
    title: 'Profitability',
    rows: [
      row(
        'recurringMargin',
        'Recurring margin',
        'percent',
        'What renting earns of each pound of rent, before changes in value, interest and tax.',
      ),
      returnOnEquity,
      returnOnAssets,
      returnOnCapital,
    ],
  },
  {
    key: 'health',
    title: 'Financial health',
    rows: [
      stated('balance', 'loanToValue', 'Loan to value', 'Net debt beside the value of the property.'),
      netGearing,
      row(
        'recurringInterestCover',
        'Interest cover by rent',
        'times',
        'How often profit from renting would pay the interest.',
      ),
      currentRatio,
    ],
  },
  {
    key: 'efficiency',
    title: 'Per share',
    rows: [
      eps,
      statedPerShare(
        'income',
        'epraEps',
        'EPRA earnings per share',
        'Recurring rental profit, without changes in value.',
      ),
      dps,
      freeCashPerShare,
      bookPerShare,
      statedPerShare('balance', 'epraNtaPerShare', 'EPRA NTA per share', 'Net tangible assets at market value.'),
    ],
  },
]

const trust: readonly RatioGroupDefinition[] = [
  {
    key: 'valuation',
    title: 'Valuation',
    rows: [
      row(
        'priceNetAssets',
        'Premium or discount',
        'percent',
        'The price beside net asset value; below zero the shares cost less than what they own.',
      ),
      dividendYield,
    ],
  },
  {
    key: 'profitability',
    title: 'Returns and costs',
    rows: [
      row(
        'totalReturnOnAssets',
        'Total return on net assets',
        'percent',
        'Income and gains of the year beside net assets.',
      ),
      row(
        'runningCosts',
        'Running costs',
        'percent',
        'Fees and expenses of the accounts beside net assets; not the published ongoing charge.',
      ),
    ],
  },
  {
    key: 'health',
    title: 'Gearing and cover',
    rows: [
      netGearing,
      row('revenueCover', 'Dividend cover by revenue', 'times', 'Whether the year’s income paid for the dividend.'),
      row(
        'revenueReserveYears',
        'Revenue reserve, years of dividend',
        'multiple',
        'How long kept-back income could pay the dividend alone.',
      ),
    ],
  },
  {
    key: 'efficiency',
    title: 'Per share',
    rows: [
      statedPerShare('income', 'revenueReturnPerShare', 'Revenue return', 'Income after costs, for one share.'),
      statedPerShare('income', 'capitalReturnPerShare', 'Capital return', 'Gains after costs, for one share.'),
      dps,
      statedPerShare(
        'balance',
        'navPerSharePar',
        'NAV, debt at par',
        'Net assets with debt at the amount to be repaid.',
      ),
      statedPerShare(
        'balance',
        'navPerShareFair',
        'NAV, debt at fair value',
        'Net assets with debt at its market value.',
      ),
    ],
  },
]

/** Each kind of company is judged by its own ratios: a bank has no gross margin, a trust no P/E. */
export const ratioGroups: Readonly<Record<StatementTemplateName, readonly RatioGroupDefinition[]>> = {
  GENERAL: general,
  BANK: bank,
  INSURER: insurer,
  REIT: reit,
  TRUST: trust,
}
