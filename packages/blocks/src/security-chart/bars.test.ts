import type { ChartPoint } from '@bellwether/contract'
import { expect, it } from 'vitest'
import { groupBars } from './bars.ts'

const point = (
  at: string,
  open: number,
  high: number,
  low: number,
  close: number,
  volume: number | null,
): ChartPoint => ({
  at,
  open,
  high,
  low,
  close,
  volume,
  totalReturn: null,
})

const days = [
  point('2026-11-09', 10, 14, 9, 12, 100),
  point('2026-11-10', 12, 13, 8, 9, 50),
  point('2026-11-11', 9, 20, 9, 18, null),
]

it('keeps bars unmerged while they fit', () => {
  expect(groupBars(days, 3).map(bar => bar.close)).toEqual([12, 9, 18])
})

it('merges neighbours: first open, last close, extremes, summed volume', () => {
  expect(groupBars(days, 2)).toEqual([
    { from: '2026-11-09', open: 10, high: 14, low: 8, close: 9, volume: 150 },
    { from: '2026-11-11', open: 9, high: 20, low: 9, close: 18, volume: null },
  ])
})
