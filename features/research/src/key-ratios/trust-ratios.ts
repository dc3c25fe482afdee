import { discountLabel } from '../securities/discount-label.ts'
import { dividendYield, dps, netGearing, row, statedPerShare } from './ratio-definition.ts'
import type { RatioGroupDefinition } from './ratio-group.ts'

export const trustRatios: readonly RatioGroupDefinition[] = [
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
