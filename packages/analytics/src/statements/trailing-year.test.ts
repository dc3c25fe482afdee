import { describe, expect, it } from 'vitest'
import type { ReportedPeriod } from './statement-figures.ts'
import { trailingYear } from './trailing-year.ts'

const period = (periodEnd: string, months: number, revenue: number, shares: number, dps: number): ReportedPeriod => ({
  template: 'GENERAL',
  currency: 'GBP',
  periodEnd,
  months,
  income: { revenue, profitToEquityHolders: revenue / 10, weightedSharesBasic: shares, dps, effectiveTaxRate: 2500 },
  balance: { cash: revenue },
  cashFlow: { capex: -revenue / 100 },
})

const year = period('2025-12-31', 12, 100_000, 1000, 300)
const half = period('2026-06-30', 6, 60_000, 900, 110)
const halfBefore = period('2025-06-30', 6, 45_000, 1020, 100)

describe('the last twelve months', () => {
  it('[IM-STMT-4] are found in years of 52 weeks, whose parts end on a weekday and in another month', () => {
    const weeks = period('2025-09-27', 12, 100_000, 1000, 300)
    const quarter = period('2026-01-03', 3, 30_000, 960, 80)
    const quarterBefore = period('2024-12-28', 3, 25_000, 1000, 75)
    expect(trailingYear(weeks, [quarter, quarterBefore])).toMatchObject({
      periodEnd: '2026-01-03',
      income: { revenue: 105_000, weightedSharesBasic: 990 },
    })
  })

  it('[RP-RATIO-2] are the year, plus the half since, less the half before', () => {
    const trailing = trailingYear(year, [half, halfBefore])
    expect(trailing).toMatchObject({
      periodEnd: '2026-06-30',
      months: 12,
      income: { revenue: 115_000, dps: 310, weightedSharesBasic: 940 },
      balance: { cash: 60_000 },
      cashFlow: { capex: -1150 },
    })
  })

  it('earn per share what the twelve months earned, and keep no percentage of the year', () => {
    const { income } = trailingYear(year, [half, halfBefore])
    // £115.00 over 940 shares, in ten-thousandths of a pound.
    expect(income.epsBasic).toBe(Math.round((115 / 940) * 10_000))
    expect(income.effectiveTaxRate).toBeUndefined()
  })

  it.each([
    ['nothing was reported since', [halfBefore]],
    ['the half before is missing', [half]],
    ['the parts of the year differ in length', [half, { ...halfBefore, months: 3 }]],
    ['the currency changed', [{ ...half, currency: 'USD' }, halfBefore]],
  ])('are the year itself when %s', (_, interims) => {
    expect(trailingYear(year, interims)).toBe(year)
  })
})
