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
  netGearing,
  pe,
  priceBook,
  returnOnAssets,
  returnOnCapital,
  returnOnEquity,
  row,
  stated,
  statedPerShare,
} from './ratio-definition.ts'
import type { RatioGroupDefinition } from './ratio-group.ts'

export const reitRatios: readonly RatioGroupDefinition[] = [
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
