import { getIsoDate } from '@bellwether/domain'
import { expect, it } from 'vitest'
import type { HoldingRow } from '../rows/portfolio.ts'
import { forwardHoldings, holdingsDay } from './forward-holdings.ts'

const held = (security_id: number, rank: number, weighting: number, sector: string): HoldingRow => ({
  ...{ security_id, rank, weighting, sector, name: `Holding ${rank}`, isin: null, sedol: null, country: 'GB' },
  ...{ as_at: getIsoDate('2026-10-30'), holding_type: 'Equity', previous_weighting: null, index_weighting: null },
  ...{ first_bought: null, source_id: 1 },
})
const portfolio = (id: number) => [
  held(id, 1, 0.06, 'Banks'),
  held(id, 2, 0.055, 'Banks'),
  held(id, 3, 0.05, 'Beverages'),
  held(id, 4, 0.045, 'Banks'),
]
const asAt = getIsoDate('2026-11-30')

it('[RP-DATA-35] weights move within a sector, largest first, and remember what they were', () => {
  const rows = forwardHoldings(7, asAt, portfolio(1))
  const sumOf = (sector: string) =>
    rows.filter(row => row.sector === sector).reduce((sum, row) => sum + row.weighting, 0)
  expect(sumOf('Banks')).toBeCloseTo(0.16, 5)
  expect(sumOf('Beverages')).toBe(0.05)
  expect(rows.map(({ rank }) => rank)).toEqual([1, 2, 3, 4])
  expect(rows.map(({ weighting }) => weighting)).toEqual(
    rows.map(({ weighting }) => weighting).toSorted((a, b) => b - a),
  )
  expect(rows.find(({ name }) => name === 'Holding 1')).toMatchObject({ previous_weighting: 0.06, as_at: asAt })
  expect(rows.find(({ name }) => name === 'Holding 1')?.weighting).not.toBe(0.06)
})

it('[RP-DATA-35] share classes of one fund stay alike, and the same month gives the same weights', () => {
  const [first, second] = [1, 2].map(id => forwardHoldings(7, asAt, portfolio(id)).map(({ weighting }) => weighting))
  expect(first).toEqual(second)
  expect(forwardHoldings(7, asAt, portfolio(1))).toEqual(forwardHoldings(7, asAt, portfolio(1)))
  expect(forwardHoldings(8, asAt, portfolio(1))).not.toEqual(forwardHoldings(7, asAt, portfolio(1)))
})

it('[RP-DATA-35] those of a month are published from the first day of the next', () => {
  expect(holdingsDay(getIsoDate('2026-11-30'))).toBe('2026-10-30')
  expect(holdingsDay(getIsoDate('2026-12-01'))).toBe('2026-11-30')
})
