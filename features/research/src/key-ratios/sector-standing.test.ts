import type { financials } from '@bellwether/db'
import { getIsoDate, present, type RateOn } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import { ratioGroups } from './ratio-groups.ts'
import { medianOf, memberRatios, type Sector, standingOf } from './sector-standing.ts'

const member = (given: Partial<financials.SectorMember>): financials.SectorMember => ({
  securityId: 1,
  asAt: getIsoDate('2026-06-30'),
  last: 1000,
  priceDay: getIsoDate('2026-11-13'),
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

const sector = (given: Partial<Sector>): Sector => ({
  name: 'Retailers',
  members: 9,
  asAt: getIsoDate('2026-11-13'),
  medians: {},
  standings: {},
  ...given,
})

const priceEarnings = ratioGroups.GENERAL[0]?.rows[0]
if (!priceEarnings) throw new Error('Valuation begins with the P/E')

it('[RP-COMPARE-10] calculates the ratios of a member at its last price', () => {
  const noRates = () => null
  expect(memberRatios(member({}), noRates).priceEarnings).toEqual({ value: 20 })
  expect(memberRatios(member({ last: null }), noRates).priceEarnings).toMatchObject({ absent: 'NOT_REPORTED' })
})

it('[RP-RATIO-4] calculates them in the currency of the accounts', () => {
  const dollars = member({ currency: 'USD' })
  const rateOn: RateOn = (currency, day) => ({ currency, day, sterling: 0.8, source: 'Bank' })
  expect(memberRatios(dollars, rateOn).priceEarnings).toEqual({ value: 25 })
  expect(memberRatios(dollars, () => null).priceEarnings).toMatchObject({ absent: 'NOT_REPORTED' })
})

describe('the place in the sector', () => {
  const standing = (below: number, others: number) => sector({ standings: { priceEarnings: [below, others] } })

  it('[RP-COMPARE-9] is the share of the others with a lower figure', () => {
    expect(standingOf(standing(2, 4), 'priceEarnings', present(14))).toEqual({ above: 0.5, others: 4 })
    expect(standingOf(standing(5, 5), 'priceEarnings', present(100))).toEqual({ above: 1, others: 5 })
  })

  it('[RP-COMPARE-9] is null for fewer than five members or a figure that is not meaningful', () => {
    expect(standingOf(standing(1, 3), 'priceEarnings', present(10))).toBeNull()
    expect(standingOf(standing(2, 4), 'priceEarnings', { notMeaningful: 'A loss' })).toBeNull()
    expect(standingOf(standing(2, 4), 'altmanZ', present(3))).toBeNull()
  })

  it('[RP-COMPARE-8] has a median, or none of fewer than five', () => {
    const of = (members: number) => sector({ medians: { priceEarnings: [14, members] } })
    expect(medianOf(of(5), priceEarnings, 'GBP')).toMatchObject({ value: 14 })
    expect(medianOf(of(4), priceEarnings, 'GBP')).toBeNull()
    expect(medianOf(sector({}), priceEarnings, 'GBP')).toBeNull()
  })
})
