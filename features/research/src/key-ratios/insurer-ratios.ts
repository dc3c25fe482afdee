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
  priceSales,
  priceTangibleBook,
  returnOnAssets,
  returnOnEquity,
  row,
  stated,
  tangiblePerShare,
} from './ratio-definition.ts'
import type { RatioGroupDefinition } from './ratio-group.ts'

export const insurerRatios: readonly RatioGroupDefinition[] = [
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
