import type { RatioPeriod } from '@bellwether/analytics'
import { getIsoDate, price } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import type { LoadedRatios } from '../key-ratios/ratio-history.ts'
import { periodsOf } from '../statements/period.ts'
import { forecast, statement } from '../statements/statement.fixture.ts'
import { latestFigures } from './latest-figures.ts'
import { measuresOf } from './measures.ts'
import { yearTable } from './year-table.ts'

const day = getIsoDate('2026-11-13')

/** Earnings of 10p rising by a penny a year, and a price of 150p throughout. */
function loaded(forecastYears: readonly number[]): LoadedRatios {
  const income = (year: number) => ({ revenue: 1000, epsBasic: (year - 2010) * 100, dps: 400, profitBeforeTax: 50 })
  const periods = periodsOf([
    ...[2020, 2021, 2022, 2023, 2024, 2025].map(year => statement(year, { income: income(year) })),
    ...forecastYears.map(year => forecast(year, { income: income(year) })),
  ])
  const years = periods.filter(({ column }) => !column.forecast)
  const ratios = (period: (typeof periods)[number], epsForward: number | null): RatioPeriod => ({
    reported: period,
    figures: period.figures,
    before: null,
    price: price(15_000, 2, 'GBX'),
    shares: 100,
    nav: null,
    epsForward,
  })
  const last = years.at(-1)
  if (!last) throw new Error('There are years')
  return {
    years,
    last,
    past: years.map(year => ratios(year, null)),
    latest: ratios(last, 1600),
    forecasts: periods
      .filter(({ column }) => column.forecast)
      .map(period => ({ period, ratios: ratios(period, null) })),
  }
}

describe('the latest figures', () => {
  const cellsOf = (from: LoadedRatios, key: string) => latestFigures(from, day).rows.find(row => row.key === key)?.cells

  it('are shown with the nearest forecast at the last price, blank where not covered', () => {
    const both = loaded([2026, 2027])
    expect(latestFigures(both, day).columns.map(({ label }) => label)).toEqual(['Figure', 'Latest', 'Forecast 2026'])
    expect(cellsOf(both, 'priceEarnings')).toEqual([
      { kind: 'text', text: 'P/E' },
      { kind: 'ratio', value: 10, digits: 1 },
      { kind: 'ratio', value: 9.375, digits: 2 },
    ])
    expect(cellsOf(both, 'priceBook')?.[2]).toEqual({ kind: 'absent', absence: 'NOT_APPLICABLE' })
    expect(cellsOf(both, 'epsBasicGrowth')?.slice(1)).toEqual([
      { kind: 'percent', fraction: expect.closeTo(1500 / 1400 - 1, 9), signed: true },
      { kind: 'percent', fraction: expect.closeTo(1600 / 1500 - 1, 9), signed: true },
    ])
  })

  it('[RP-AGE-2] say why the price was left out, as the standings and the years do', () => {
    const whyNoPrice = 'Price too old: 31 Mar 2021, accounts to 27 Sep 2025'
    const given = loaded([])
    const old = { ...given.latest, price: null, whyNoPrice }
    const dated = { ...given, latest: old, past: given.past.map(year => ({ ...year, price: null, whyNoPrice })) }
    const missing = { kind: 'absent', absence: 'NOT_REPORTED', reason: whyNoPrice }
    expect(cellsOf(dated, 'priceEarnings')?.[1]).toEqual(missing)
    const measures = measuresOf(dated, { threeMonths: null, twelveMonths: null })
    expect(measures.find(({ key }) => key === 'value')?.own).toMatchObject({ reason: whyNoPrice })
    const years = yearTable(dated).sections[0]?.rows.find(({ key }) => key === 'priceEarnings')
    expect(years?.cells[0]).toMatchObject({ reason: whyNoPrice })
  })

  it('mark growth from or to a loss as not meaningful', () => {
    const growing = loaded([])
    const [before] = periodsOf([statement(2024, { income: { epsBasic: -10 } })])
    if (!before) throw new Error('There is a year')
    expect(cellsOf({ ...growing, last: { ...growing.last, before } }, 'epsBasicGrowth')?.[1]).toMatchObject({
      kind: 'not-meaningful',
    })
  })

  it('have no column of forecasts where there is none', () => {
    const table = latestFigures(loaded([]), day)
    expect(table.columns).toHaveLength(2)
    expect(table.rows.every(({ cells }) => cells.length === 2)).toBe(true)
    expect(table.basis).not.toContain('Forecasts')
  })
})

describe('the years', () => {
  const rowOf = (from: LoadedRatios, key: string) => yearTable(from).sections[0]?.rows.find(row => row.key === key)

  it('are five years and the forecasts, each with its own year-end price', () => {
    const table = yearTable(loaded([2026, 2027]))
    expect(table.columns.map(({ fiscalYear }) => fiscalYear)).toEqual([2021, 2022, 2023, 2024, 2025, 2026, 2027])
    expect(rowOf(loaded([2026]), 'priceEarnings')?.cells[0]).toEqual({ value: expect.closeTo(150 / 11, 9) })
    expect(rowOf(loaded([2026]), 'dividendYield')?.cells.at(-1)).toEqual({ value: expect.closeTo(4 / 150, 9) })
  })

  it('look a year ahead for PEG, and leave the last empty', () => {
    const peg = rowOf(loaded([2026]), 'priceEarningsGrowth')?.cells
    expect(peg?.[0]).toEqual({ value: expect.closeTo(150 / 11 / ((12 / 11 - 1) * 100), 6) })
    expect(peg?.at(-1)).toMatchObject({ absent: expect.any(String) })
  })

  it('are only the reported ones without forecasts', () => {
    expect(yearTable(loaded([])).columns.some(({ forecast: expected }) => expected)).toBe(false)
  })
})
