import type { financials } from '@bellwether/db'
import { getIsoDate } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { statement } from '../statements/statement.fixture.ts'
import { statedRatios } from './sector-ratios.ts'

const noRates = () => null

const member = (securityId: number) => ({
  securityId,
  last: 1_000,
  priceDay: getIsoDate('2026-11-13'),
  priceUnit: 'GBX',
  priceScale: 2,
  sharesInIssue: 100,
  epsForward: null,
})
const balance = { totalAssets: 2_000, totalCurrentAssets: 900, inventories: 300, totalCurrentLiabilities: 400 }
const of = (securityId: number, given: financials.Statement): financials.SectorStatement => ({ securityId, ...given })

it('[RP-COMPARE-10] works the ratios of each member out of its own statements', () => {
  const ratios = statedRatios(
    [member(1), member(2), member(3)],
    [
      of(1, statement(2025, { income: { revenue: 1_000, epsBasic: 7 }, balance })),
      of(2, statement(2025, { income: { revenue: 3_000 }, balance: { ...balance, totalCurrentLiabilities: 0 } })),
    ],
    noRates,
  )
  expect(ratios.get(1)).toMatchObject({
    currentRatio: { value: 2.25 },
    quickRatio: { value: 1.5 },
    assetTurnover: { value: 0.5 },
  })
  expect(ratios.get(2)).toMatchObject({ assetTurnover: { value: 1.5 } })
  expect(ratios.get(2)).not.toHaveProperty('currentRatio')
  expect(ratios.has(3)).toBe(false)
})

it('[RP-COMPARE-10] takes the last twelve months where half a year has been reported since, and leaves out amounts per share', () => {
  const half = (year: number, revenue: number) =>
    of(
      1,
      statement(year, {
        period: 'INTERIM',
        months: 6,
        periodEnd: getIsoDate(`${year}-06-30`),
        income: { revenue, epsBasic: 3 },
        balance,
      }),
    )
  const ratios = statedRatios(
    [member(1)],
    [of(1, statement(2025, { income: { revenue: 1_000, epsBasic: 7 }, balance })), half(2025, 400), half(2026, 600)],
    noRates,
  )
  expect(ratios.get(1)).toMatchObject({ assetTurnover: { value: 0.6 } })
  expect(ratios.get(1)).not.toHaveProperty('earningsPerShare')
})

it('has no price ratios for members without a price', () => {
  const trust = statement(2025, {
    template: 'TRUST',
    income: { investmentIncome: 50, revenueReturn: 40, profitForPeriod: 100, dps: 200 },
    balance: { totalEquity: 1_000, netAssets: 1_000, sharesInIssue: 10 },
  })
  const ratios = statedRatios([], [of(7, trust)], noRates).get(7)
  expect(ratios).toMatchObject({ totalReturnOnAssets: { value: 0.1 } })
  expect(ratios).not.toHaveProperty('dividendYield')
})
