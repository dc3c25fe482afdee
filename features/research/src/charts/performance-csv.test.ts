import type { ReturnsView, ReturnTable } from '@bellwether/contract'
import { getIsoDate } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { returnsCsv } from './performance-csv.ts'

const table: ReturnTable = {
  periods: [{ label: '1 year', from: getIsoDate('2025-11-13'), to: getIsoDate('2026-11-13') }],
  rows: [
    { name: 'Fund', kind: 'security', returns: [0.12345] },
    { name: 'Index', kind: 'benchmark', returns: [0.10114] },
    { name: 'Difference vs index', kind: 'difference', returns: [0.0224] },
  ],
  ranks: null,
}
const none: ReturnTable = { periods: [], rows: [], ranks: null }

it('[RP-FORMAT-17] has the returns unrounded, and no difference of rounded ones', () => {
  const view = { cumulative: table, annualised: none, discrete: none, calendar: none } as unknown as ReturnsView
  expect(returnsCsv('file', view, 'nominal').rows.map(row => [row[1], row[5]])).toEqual([
    ['Fund', 0.12345],
    ['Index', 0.10114],
  ])
})
