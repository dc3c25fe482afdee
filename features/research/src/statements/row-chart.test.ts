import { expect, it } from 'vitest'
import { periodsOf } from './period.ts'
import { rowChart } from './row-chart.ts'
import { forecast, statement } from './statement.fixture.ts'
import { statementRows } from './statement-table.ts'

const periods = periodsOf([
  statement(2024, { income: { revenue: 1_000 } }),
  statement(2025, { income: {} }),
  forecast(2026, { income: { revenue: 1_300 } }),
])
const rows = statementRows('income', 'GENERAL')

it('draws a line of the statement over all periods, with a gap where it was not reported', () => {
  expect(rowChart(rows, periods, 'revenue')).toMatchObject({
    title: 'Revenue',
    currency: 'GBP',
    years: [
      { label: '2024', forecast: false },
      { label: '2025', forecast: false },
      { label: '2026', forecast: true },
    ],
    bars: [{ name: 'Revenue', unit: 'MONEY', values: [1_000, null, 1_300] }],
  })
})

it('draws nothing for a line that does not exist, has no figure, or was not chosen', () => {
  for (const key of ['nonsense', 'costOfSales', null]) expect(rowChart(rows, periods, key)).toBeNull()
})
