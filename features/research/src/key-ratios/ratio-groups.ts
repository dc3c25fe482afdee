import type { StatementTemplateName } from '@bellwether/domain'
import { discountLabel } from '../securities/discount-label.ts'
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
        'The price paid for each pound of annual free cash flow.',
      ),
      row('evToEbitda', 'EV/EBITDA', 'multiple', 'Value of the whole business, including debt, relative to EBITDA.'),
      row('evToSales', 'EV/Sales', 'multiple', 'Value of the whole business, including debt, relative to revenue.'),
      earningsYield,
      row(
        'freeCashFlowYield',
        'Free cash flow yield',
        'percent',
        'Cash left after investment as a percentage of the price.',
      ),
      dividendYield,
      dividendCover,
    ],
  },
  {
    key: 'profitability',
    title: 'Profitability',
    rows: [
      row('grossMargin', 'Gross margin', 'percent', 'Gross profit as a percentage of revenue.'),
      row('ebitdaMargin', 'EBITDA margin', 'percent', 'EBITDA as a percentage of revenue.'),
      operatingMargin,
      netMargin,
      returnOnEquity,
      returnOnAssets,
      returnOnCapital,
      row(
        'returnOnInvestedCapital',
        'ROIC',
        'percent',
        'Profit after tax as a percentage of all capital invested, debt and equity.',
      ),
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
        'Years of EBITDA needed to repay net debt; below zero means net cash.',
      ),
      netGearing,
      interestCover,
      currentRatio,
      row('quickRatio', 'Quick ratio', 'multiple', 'The current ratio excluding inventories, which may not sell.'),
      row(
        'altmanZ',
        'Altman Z',
        'multiple',
        'Risk of insolvency: above 2.99 is safe, below 1.81 distressed. Designed for industrial companies.',
      ),
      row(
        'piotroskiF',
        'Piotroski F',
        'score',
        'Nine tests of financial strength: 8 or 9 is strong, 0 to 2 weak.',
        'FULL_YEARS',
      ),
    ],
  },
  {
    key: 'efficiency',
    title: 'Efficiency and per share',
    rows: [
      row('assetTurnover', 'Asset turnover', 'multiple', 'Revenue from each pound of assets.'),
      row('inventoryDays', 'Inventory days', 'days', 'Average days inventory is held before sale.'),
      row('receivableDays', 'Receivable days', 'days', 'Average days customers take to pay.'),
      row('payableDays', 'Payable days', 'days', 'Average days the company takes to pay suppliers.'),
      row(
        'cashConversionCycle',
        'Cash conversion cycle',
        'days',
        'Days between paying suppliers and being paid by customers.',
      ),
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
      stated('income', 'netInterestMargin', 'Net interest margin', 'Net interest income as a percentage of lending.'),
      row(
        'costIncome',
        'Cost to income',
        'percent',
        'Operating costs as a percentage of income; lower is more efficient.',
      ),
      netMargin,
      returnOnEquity,
      row(
        'returnOnTangibleEquity',
        'Return on tangible equity',
        'percent',
        'Return on equity excluding intangible assets.',
      ),
      returnOnAssets,
    ],
  },
  {
    key: 'health',
    title: 'Financial health',
    rows: [
      stated('balance', 'cet1Ratio', 'CET1 ratio', 'Core capital as a percentage of risk-weighted assets.'),
      stated(
        'balance',
        'liquidityCoverageRatio',
        'Liquidity coverage',
        'Liquid assets as a percentage of 30-day outflows under stress.',
      ),
      row('loansToDeposits', 'Loans to deposits', 'percent', 'Loans as a percentage of customer deposits.'),
      row('equityToAssets', 'Equity to assets', 'percent', 'Shareholders’ equity as a percentage of total assets.'),
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
        'Claims and expenses as a percentage of premiums; below 100% means an underwriting profit.',
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
      stated('balance', 'solvencyRatio', 'Solvency coverage', 'Own funds as a percentage of required capital.'),
      row('equityToAssets', 'Equity to assets', 'percent', 'Shareholders’ equity as a percentage of total assets.'),
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
        `${discountLabel} to EPRA NTA`,
        'percent',
        'Price compared with net tangible assets at market value.',
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
        'Recurring profit as a percentage of rental income, before revaluations, interest and tax.',
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
      stated('balance', 'loanToValue', 'Loan to value', 'Net debt as a percentage of property value.'),
      netGearing,
      row(
        'recurringInterestCover',
        'Interest cover (rental profit)',
        'times',
        'How many times rental profit covers interest.',
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
        'Recurring rental profit, excluding revaluations.',
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
        discountLabel,
        'percent',
        'Price compared with net asset value; below zero the shares trade at a discount.',
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
        'Income and gains for the year as a percentage of net assets.',
      ),
      row(
        'runningCosts',
        'Running costs',
        'percent',
        'Fees and expenses in the accounts as a percentage of net assets; not the published ongoing charge.',
      ),
    ],
  },
  {
    key: 'health',
    title: 'Gearing and cover',
    rows: [
      netGearing,
      row('revenueCover', 'Revenue dividend cover', 'times', 'How many times the year’s income covers the dividend.'),
      row(
        'revenueReserveYears',
        'Revenue reserve (years of dividends)',
        'multiple',
        'How long retained income alone could pay the dividend.',
      ),
    ],
  },
  {
    key: 'efficiency',
    title: 'Per share',
    rows: [
      statedPerShare('income', 'revenueReturnPerShare', 'Revenue return', 'Income after costs, per share.'),
      statedPerShare('income', 'capitalReturnPerShare', 'Capital return', 'Gains after costs, per share.'),
      dps,
      statedPerShare('balance', 'navPerSharePar', 'NAV, debt at par', 'Net assets with debt at the amount repayable.'),
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
