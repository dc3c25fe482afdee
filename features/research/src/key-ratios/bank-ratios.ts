import {
  bookPerShare,
  dividendCover,
  dividendYield,
  dps,
  earningsYield,
  eps,
  forwardPe,
  netMargin,
  pe,
  peg,
  priceBook,
  priceTangibleBook,
  returnOnAssets,
  returnOnEquity,
  row,
  stated,
  tangiblePerShare,
} from './ratio-definition.ts'
import type { RatioGroupDefinition } from './ratio-group.ts'

export const bankRatios: readonly RatioGroupDefinition[] = [
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
