import { expect, it } from 'vitest'
import { mergeBars, type PriceBar } from './merge-bars.ts'

const bar = (at: string, low: number, high: number, volume = 10): PriceBar => ({
  at: `2026-11-12T${at}:00.000Z`,
  open: low,
  high,
  low,
  close: high,
  volume,
})

it('[RP-CHART-6] merges bars of five minutes into the quarter hours of the clock', () => {
  const merged = mergeBars([bar('14:30', 5, 6), bar('14:35', 3, 4), bar('14:40', 7, 9, 1), bar('14:45', 8, 9)], 15)
  expect(merged).toEqual([
    { at: '2026-11-12T14:30:00.000Z', open: 5, high: 9, low: 3, close: 9, volume: 21 },
    { at: '2026-11-12T14:45:00.000Z', open: 8, high: 9, low: 8, close: 9, volume: 10 },
  ])
})

it('keeps bars that are as long already, and a closing auction by itself', () => {
  const bars = [bar('16:00', 1, 2), bar('16:15', 2, 3), bar('16:30', 3, 3)]
  expect(mergeBars(bars, 15)).toEqual(bars)
})

it('leaves out what is not known', () => {
  const unknown = { ...bar('08:00', 1, 2), open: null, high: null, low: null, volume: null }
  expect(mergeBars([unknown, { ...unknown, at: '2026-11-12T08:05:00.000Z', close: 3 }], 15)).toEqual([
    { ...unknown, close: 3 },
  ])
  expect(mergeBars([unknown, bar('08:05', 1, 2)], 15)[0]).toMatchObject({ high: 2, low: 1, volume: 10 })
  expect(mergeBars([], 15)).toEqual([])
})
