import { expect, it } from 'vitest'
import { inSterling } from './in-sterling.ts'

it('[RP-STMT-3] turns money and per-share figures into pounds, and leaves counts and percentages', () => {
  const dollars = {
    template: 'GENERAL',
    periodEnd: '2025-12-31',
    months: 12,
    currency: 'USD',
    income: { revenue: 1_000, epsBasic: 5_000, weightedSharesBasic: 700, effectiveTaxRate: 2_500 },
    balance: { totalAssets: 2_001, sharesInIssue: 710 },
    cashFlow: null,
  } as const
  expect(inSterling(dollars, 0.78)).toMatchObject({
    currency: 'GBP',
    income: { revenue: 780, epsBasic: 3_900, weightedSharesBasic: 700, effectiveTaxRate: 2_500 },
    balance: { totalAssets: 1_561, sharesInIssue: 710 },
    cashFlow: null,
  })
})
