import { expect, it } from 'vitest'
import { segmentProfitTable, segmentTable } from './segment-table.ts'

const segment = (fiscalYear: number, name: string, revenue: number, profit: number | null = null) => ({
  fiscalYear,
  name,
  currency: 'GBP',
  revenue,
  profit,
})

it('puts three years side by side, the largest segment first, with its share of the latest year', () => {
  const table = segmentTable(
    [
      segment(2025, 'Homes', 75),
      segment(2025, 'Land', 25),
      segment(2024, 'Homes', 60),
      segment(2023, 'Homes', 50),
      segment(2022, 'Homes', 40),
    ],
    'Division',
  )
  expect(table?.columns.map(({ label }) => label)).toEqual(['Division', 'Share of total', '2025', '2024', '2023'])
  expect(table?.rows.map(({ key }) => key)).toEqual(['Homes', 'Land'])
  expect(table?.rows[0]?.cells[1]).toEqual({ kind: 'percent', fraction: 0.75, signed: false })
})

it('says n/a for a year in which a segment did not exist', () => {
  const table = segmentTable([segment(2025, 'Land', 25), segment(2024, 'Homes', 60)], 'Division')
  expect(table?.rows[0]?.cells[3]).toMatchObject({ kind: 'absent', absence: 'NOT_REPORTED' })
})

it('makes no table of nothing', () => {
  expect(segmentTable([], 'Division')).toBeNull()
})

it('shows profits with margins, the most profitable first, and is null where none are disclosed', () => {
  const table = segmentProfitTable([segment(2025, 'Homes', 75, 6), segment(2025, 'Land', 25, 10)], 'Division')
  expect(table?.columns.map(({ label }) => label)).toEqual(['Division', 'Margin', '2025'])
  expect(table?.rows.map(({ key }) => key)).toEqual(['Land', 'Homes'])
  expect(table?.rows[0]?.cells[1]).toEqual({ kind: 'percent', fraction: 0.4 })
  expect(segmentProfitTable([segment(2025, 'Homes', 75)], 'Division')).toBeNull()
})
