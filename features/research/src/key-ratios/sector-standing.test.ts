import type { financials } from '@bellwether/db'
import { present } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import { ratioGroups } from './ratio-groups.ts'
import { medianOf, memberRatios, type Sector, standingOf } from './sector-standing.ts'

const member = (given: Partial<financials.SectorMember>): financials.SectorMember => ({
  securityId: 1,
  last: 1000,
  priceUnit: 'GBX',
  priceScale: 0,
  currency: 'GBP',
  sharesInIssue: 100,
  revenue: 50_000,
  grossProfit: 20_000,
  ebitda: 10_000,
  operatingProfit: 8_000,
  netProfit: 5_000,
  freeCashFlow: 4_000,
  netDebt: 20_000,
  minorityInterest: 10_000,
  netAssets: 40_000,
  tangibleNetAssets: 25_000,
  capitalEmployed: 80_000,
  interestCost: 1_000,
  eps: 5_000,
  epsForward: 6_000,
  epsPrevious: null,
  dps: 2_500,
  ...given,
})

const sector = (values: readonly (number | null)[], medians: Sector['medians'] = new Map()): Sector => ({
  name: 'Retailers',
  members: values.map((value, index) => ({
    securityId: index + 1,
    ratios: { priceEarnings: value === null ? { notMeaningful: 'A loss' } : present(value) },
  })),
  medians,
})

const priceEarnings = ratioGroups.GENERAL[0]?.rows[0]
if (!priceEarnings) throw new Error('Valuation begins with the P/E')

it('[RP-COMPARE-10] calculates the ratios of a member at its last price', () => {
  expect(memberRatios(member({})).priceEarnings).toEqual({ value: 20 })
  expect(memberRatios(member({ last: null })).priceEarnings).toMatchObject({ absent: 'NOT_REPORTED' })
})

describe('the place in the sector', () => {
  it('[RP-COMPARE-9] is the share of the others with a lower figure; who makes a loss is not counted', () => {
    const five = sector([10, 12, null, 14, 16, 18])
    expect(standingOf(five, 4, 'priceEarnings', present(14))).toEqual({ above: 0.5, others: 4 })
    expect(standingOf(five, 99, 'priceEarnings', present(100))).toEqual({ above: 1, others: 5 })
  })

  it('[RP-COMPARE-9] is null for fewer than five members or a figure that is not meaningful', () => {
    expect(standingOf(sector([10, 12, 14, 16]), 1, 'priceEarnings', present(10))).toBeNull()
    expect(standingOf(sector([10, 12, 14, 16, 18]), 1, 'priceEarnings', { notMeaningful: 'A loss' })).toBeNull()
    expect(standingOf(sector([10, 12, 14, 16, 18]), 1, 'altmanZ', present(3))).toBeNull()
  })

  it('[RP-COMPARE-8] has the stored median, or a calculated one, or none with fewer than five', () => {
    expect(medianOf(sector([10, 12, 14, 16, 18]), priceEarnings, 'GBP')).toMatchObject({ value: 14 })
    expect(medianOf(sector([10, 12, 14, 16, 18, 20]), priceEarnings, 'GBP')).toMatchObject({ value: 15 })
    expect(medianOf(sector([10, 12, 14, null, 18]), priceEarnings, 'GBP')).toBeNull()
    const stored = (members: number) => new Map([['priceEarnings', { value: 13.3, members }]])
    expect(medianOf(sector([10, 12, 14, 16, 18], stored(9)), priceEarnings, 'GBP')).toMatchObject({ value: 13.3 })
    expect(medianOf(sector([10, 12, 14, 16, 18], stored(4)), priceEarnings, 'GBP')).toBeNull()
  })
})
