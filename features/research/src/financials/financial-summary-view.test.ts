import { adjustedIncome } from '@bellwether/analytics'
import { statementTemplateNames, statementTemplates } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import { type Period, periodsOf } from '../statements/period.ts'
import { forecast, statement } from '../statements/statement.fixture.ts'
import { summaryTable } from './financial-summary-view.ts'
import { summaryCharts } from './summary-charts.ts'
import { summaryRows } from './summary-rows.ts'

const years = periodsOf([
  ...[2020, 2021, 2022, 2023, 2024, 2025].map((year, index) =>
    statement(year, {
      income: {
        revenue: 1000 * 1.1 ** index,
        operatingProfit: 100,
        ebitda: 200,
        epsBasic: index === 0 ? -50 : 100,
        epsAdjusted: 120,
        weightedSharesBasic: 1000,
        weightedSharesDiluted: 1200,
        dps: 40,
      },
      balance: { totalAssets: 2000, totalCurrentLiabilities: 400, currentBorrowings: 500, cash: 100 },
    }),
  ),
  forecast(2026, { income: { revenue: 1700, operatingProfit: 170, epsBasic: 130 } }),
  forecast(2027, { income: { revenue: 1800, operatingProfit: 180, epsBasic: 140 } }),
])

const find = (periods: readonly Period[], key: string) =>
  summaryTable(periods)
    ?.sections.flatMap(({ rows }) => rows)
    .find(row => row.key === key)

describe('the financial summary', () => {
  it('has six past years and two forecasts, and leaves empty what a forecast does not cover', () => {
    const table = summaryTable(years)
    expect(table?.columns.map(({ fiscalYear, forecast: expected }) => [fiscalYear, expected])).toEqual([
      [2020, false],
      [2021, false],
      [2022, false],
      [2023, false],
      [2024, false],
      [2025, false],
      [2026, true],
      [2027, true],
    ])
    expect(find(years, 'returnOnCapitalEmployed')?.cells.at(-1)).toEqual({ absent: 'NOT_APPLICABLE' })
  })

  it('ends with growth a year of sums and the average of ratios, over reported years only', () => {
    expect(find(years, 'revenue')?.over).toEqual({ kind: 'CAGR', value: { value: expect.closeTo(0.1, 9) }, years: 5 })
    expect(find(years, 'returnOnCapitalEmployed')?.over).toEqual({
      kind: 'AVERAGE',
      value: { value: expect.closeTo(100 / 1600, 12) },
      years: 6,
    })
    expect(find(years, 'epsBasic')?.over?.value).toMatchObject({ notMeaningful: expect.any(String) })
  })

  it('[RP-STMT-5] has the adjusted diluted earnings of the adjusted income statement, a loss undiluted', () => {
    const income = { epsAdjusted: -120, weightedSharesBasic: 1000, weightedSharesDiluted: 1200 }
    const [cell] = find(periodsOf([statement(2025, { income })]), 'epsAdjustedDiluted')?.cells ?? []
    expect(cell).toEqual({ value: adjustedIncome(statementTemplates.GENERAL.income, income).epsDiluted })
    expect(cell).toEqual({ value: -120 })
  })

  it('dilutes adjusted earnings, and compares earnings with the year before', () => {
    expect(find(years, 'epsAdjustedDiluted')?.cells[0]).toEqual({ value: 100 })
    const growth = find(years, 'epsGrowth')?.cells
    expect(growth?.slice(0, 3)).toEqual([
      { notMeaningful: 'Earnings are zero or negative' },
      { notMeaningful: 'The sign changed' },
      { value: 0 },
    ])
    expect(growth?.[6]).toEqual({ value: expect.closeTo(0.3, 12) })
  })

  it('draws three charts, and only the years that a chart has figures for', () => {
    const charts = summaryCharts(years)
    expect(charts.map(({ title }) => title)).toEqual([
      'Revenue and operating margin',
      'Earnings and dividend per share',
      'Net debt to EBITDA',
    ])
    expect(charts[0]?.years).toHaveLength(8)
    expect(charts[2]?.years).toHaveLength(6)
    expect(charts[2]?.bars[0]?.values).toEqual([2, 2, 2, 2, 2, 2])
  })

  it.each(statementTemplateNames)('%s has rows and charts from its own template', name => {
    const lines = (kind: 'income' | 'balance' | 'cashFlow') =>
      Object.fromEntries(statementTemplates[name][kind].map(({ key }) => [key, 7]))
    const year = { template: name, income: lines('income'), balance: lines('balance'), cashFlow: lines('cashFlow') }
    const periods = periodsOf([statement(2024, year), statement(2025, year)])
    expect(summaryTable(periods)?.sections.flatMap(({ rows }) => rows)).toHaveLength(summaryRows[name].length)
    expect(summaryCharts(periods)).toHaveLength(3)
  })

  it('is nothing without a year', () => {
    expect(summaryTable([])).toBeNull()
    expect(summaryCharts([])).toEqual([])
  })
})
