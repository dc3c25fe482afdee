import { getIsoDate, price } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { consecutiveIncreases, dividendRecord } from './dividend-record.ts'
import type { HistoricDividend } from './dividend-years.ts'

/** One final dividend for each year, in pence; the first year is known in part. */
const paid = (byYear: Readonly<Record<number, number>>, kind = 'Final'): HistoricDividend[] =>
  Object.entries(byYear).map(([year, pence]) => ({
    kind,
    amount: price(pence * 100, 2, 'GBX'),
    financialYear: Number(year),
    exOn: getIsoDate(`${year}-09-01`),
    estimated: false,
  }))

it('counts increases back from the last complete year, and growth a year', () => {
  const record = dividendRecord(paid({ 2019: 9, 2020: 10, 2021: 8, 2022: 9, 2023: 10, 2024: 12.1 }))
  expect(record?.increases).toBe(3)
  expect(record?.growth[1]).toBeCloseTo(0.21)
  expect(record?.growth[3]).toBeCloseTo((12.1 / 8) ** (1 / 3) - 1)
  // 2019 is where our history begins, and may lack a payment.
  expect([record?.growth[5], record?.growth[10]]).toEqual([null, null])
})

it('excludes special dividends, and is null for a single year', () => {
  const ordinary = paid({ 2021: 5, 2022: 5, 2023: 6 })
  expect(dividendRecord([...ordinary, ...paid({ 2023: 100 }, 'Special')])?.growth[1]).toBeCloseTo(0.2)
  expect(dividendRecord(paid({ 2022: 5, 2023: 6 }))).toBeNull()
})

it('counts increases in a row, the latest first, up to a cut, a pause or the end of what is known', () => {
  expect(consecutiveIncreases([5, 4, 3, 3, 1])).toBe(2)
  expect(consecutiveIncreases([5, 4, null, 3])).toBe(1)
  expect(consecutiveIncreases([5, 4, 3])).toBe(2)
  expect(consecutiveIncreases([])).toBe(0)
})
