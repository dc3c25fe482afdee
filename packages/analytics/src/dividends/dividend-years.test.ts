import { getIsoDate, price } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { dividendRecord } from './dividend-record.ts'
import { dividendYears, type HistoricDividend, wholeYears, withChanges } from './dividend-years.ts'
import { toPerShareFigure, totalPaid } from './total-paid.ts'

const dividend = (
  financialYear: number,
  kind: string,
  pence: number,
  exOn: string,
  estimated = false,
): HistoricDividend => ({
  kind,
  amount: price(pence * 100, 2, 'GBX'),
  financialYear,
  exOn: getIsoDate(exOn),
  estimated,
})

it('sums each financial year and compares complete ones', () => {
  const years = dividendYears([
    dividend(2025, 'Final', 12, '2026-04-09'),
    dividend(2025, 'Interim', 6, '2025-10-02'),
    dividend(2024, 'Final', 10, '2025-04-10'),
    dividend(2024, 'Interim', 5, '2024-10-03'),
    dividend(2023, 'Final', 9, '2024-04-11'),
  ])
  expect(years.map(({ financialYear, total, extent }) => [financialYear, total?.value, extent])).toEqual([
    [2025, 1800, 'complete'],
    [2024, 1500, 'complete'],
    [2023, 900, 'part'],
  ])
  expect(years[0]?.change).toBeCloseTo(0.2, 12)
  expect(years[1]?.change).toBeNull()
})

it('compares no year that is still open or partly estimated', () => {
  const years = dividendYears([
    dividend(2026, 'Interim', 7, '2026-10-01'),
    dividend(2026, 'Final', 13, '2027-04-08', true),
    dividend(2025, 'Final', 12, '2026-04-09'),
  ])
  expect(years[0]).toMatchObject({ extent: 'running', change: null })
})

it('does not add across currencies', () => {
  const [year] = dividendYears([
    dividend(2025, 'Interim', 6, '2025-10-02'),
    { ...dividend(2025, 'Final', 6, '2026-04-02'), amount: price(900, 4, 'USD') },
  ])
  expect(year?.total).toBeNull()
})

it('[RP-PARTIAL-6] goes by calendar years of the ex-dividend dates where a financial year is not known', () => {
  const unknown = (pence: number, exOn: string) => ({ ...dividend(0, 'Dividend', pence, exOn), financialYear: null })
  const paid = [unknown(4, '2021-02-05'), unknown(4, '2020-11-06'), unknown(3, '2020-02-07'), unknown(3, '2019-11-07')]
  const years = dividendYears(paid)
  expect(years.map(({ financialYear, total }) => [financialYear, total?.value])).toEqual([
    [2021, 400],
    [2020, 700],
    [2019, 300],
  ])
  // One basis for all: a payment with a financial year among others without one counts by its date too.
  expect(dividendYears([...paid, dividend(2018, 'Final', 2, '2019-04-11')]).at(-1)?.total?.value).toBe(500)
  expect(dividendRecord([...paid, unknown(2, '2018-11-08')])).toMatchObject({
    basis: 'calendar',
    last: { financialYear: 2020 },
  })
})

it('has no year where nothing was paid', () => {
  expect(dividendYears([])).toEqual([])
})

it('leaves out a year at the end that is not paid in full, and keeps one that is estimated in full', () => {
  const paid = [
    dividend(2027, 'Interim', 8, '2027-10-01', true),
    dividend(2026, 'Final', 13, '2027-04-08', true),
    dividend(2026, 'Interim', 7, '2026-10-01'),
    dividend(2025, 'Final', 12, '2026-04-09'),
    dividend(2025, 'Interim', 6, '2025-10-02'),
  ]
  expect(wholeYears(paid).map(({ financialYear }) => financialYear)).toEqual([2025, 2026])
  expect(wholeYears(paid.slice(1)).map(({ financialYear }) => financialYear)).toEqual([2025, 2026])
})

it('sums what was paid across years, in ten-thousandths of the pound', () => {
  const sum = totalPaid([dividend(2026, 'Interim', 7, '2026-10-01'), dividend(2025, 'Final', 12, '2026-04-09')])
  expect(sum).toEqual(price(1900, 2, 'GBX'))
  expect(toPerShareFigure(sum, 'GBP')).toBe(1900)
  expect(toPerShareFigure(sum, 'USD')).toBeNull()
})

it('compares each payment with the one of the same kind and turn a year before, never an estimate', () => {
  const years = withChanges(
    dividendYears([
      dividend(2026, 'Final', 14, '2027-04-09', true),
      dividend(2026, 'Interim', 9, '2026-10-02'),
      dividend(2025, 'Final', 12, '2026-04-09'),
      dividend(2025, 'Distribution', 3, '2025-12-01'),
      dividend(2025, 'Distribution', 2, '2025-06-02'),
      dividend(2025, 'Interim', 6, '2025-10-02'),
      dividend(2024, 'Distribution', 2, '2024-12-02'),
      dividend(2024, 'Distribution', 1, '2024-06-03'),
    ]),
  )
  const changes = years.flatMap(({ financialYear, dividends }) =>
    dividends.map(({ kind, onYearBefore }) => [financialYear, kind, onYearBefore]),
  )
  expect(changes).toEqual([
    [2026, 'Final', null],
    [2026, 'Interim', 0.5],
    [2025, 'Final', null],
    [2025, 'Distribution', 0.5],
    [2025, 'Interim', null],
    [2025, 'Distribution', 1],
    [2024, 'Distribution', null],
    [2024, 'Distribution', null],
  ])
})
