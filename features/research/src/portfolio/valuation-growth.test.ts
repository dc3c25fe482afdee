import { getIsoDate } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import { toPeriods, type ValuationRow } from './valuation-growth.ts'

const asAt = getIsoDate('2026-10-31')
const rows: readonly ValuationRow[] = [
  { measure: 'priceEarnings', fund: 15.5, category: 16.25, asAt },
  { measure: 'dividendYieldFactor', fund: 2.5, category: null, asAt },
  { measure: 'salesGrowth', fund: -4, category: 5, asAt },
]

describe('toPeriods', () => {
  it('[RP-VAL-3] has a column for the fund and one for its category', () => {
    const [own, category] = toPeriods(rows, 'FUND')
    expect([own?.values.priceEarnings, category?.values.priceEarnings]).toEqual([15.5, 16.25])
  })

  it('[RP-COMPARE-26] heads the column of the security by its type', () => {
    expect(toPeriods(rows, 'CLOSED_END_FUND')[0]?.label).toBe('Investment trust')
    expect(toPeriods(rows, 'ETF')[0]?.label).toBe('ETF')
  })

  it('[RP-VAL-4] is a label and values by key', () => {
    expect(toPeriods(rows, 'FUND').map(({ label }) => label)).toEqual(['Fund', 'Category'])
    expect(Object.keys(toPeriods(rows, 'FUND')[0]?.values ?? {})).toEqual([
      'priceEarnings',
      'priceBook',
      'priceSales',
      'priceCashFlow',
      'dividendYieldFactor',
      'longProjectedEarningsGrowth',
      'historicalEarningsGrowth',
      'salesGrowth',
      'cashFlowGrowth',
      'bookValueGrowth',
    ])
  })

  it('turns per cent into fractions, and leaves multiples and gaps alone', () => {
    const [own, category] = toPeriods(rows, 'FUND')
    expect(own?.values).toMatchObject({ dividendYieldFactor: 0.025, salesGrowth: -0.04, priceBook: null })
    expect(category?.values.dividendYieldFactor).toBeNull()
  })
})
