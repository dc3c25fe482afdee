import { getIsoDate } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { type IndexLevels, isLike, likeSeries } from './like-series.ts'

const days = [getIsoDate('2026-11-12'), getIsoDate('2026-11-13')]
const levels = (values: Partial<Omit<IndexLevels, 'day'>>): readonly IndexLevels[] =>
  days.map(day => ({ day, price: null, totalReturn: null, netTotalReturn: null, ...values }))

it('[RP-COMPARE-20] picks the series that counts income as the return beside it does', () => {
  const all = levels({ price: 1, totalReturn: 2, netTotalReturn: 3 })
  expect(likeSeries(all, 'price')).toEqual({ basis: 'price', days: days.map(day => ({ day, close: 1 })) })
  expect(likeSeries(all, 'total-return')?.days[0]?.close).toBe(2)
  expect(likeSeries(all, 'net-total-return')?.days[0]?.close).toBe(3)
})

it('[RP-COMPARE-20] prefers another series with income to one without', () => {
  expect(likeSeries(levels({ price: 1, totalReturn: 2 }), 'net-total-return')?.basis).toBe('total-return')
  expect(likeSeries(levels({ price: 1, netTotalReturn: 3 }), 'total-return')?.basis).toBe('net-total-return')
})

it('[RP-COMPARE-21] says that only prices are published', () => {
  const found = likeSeries(levels({ price: 1 }), 'total-return')
  expect(found?.basis).toBe('price')
  expect(isLike('total-return', found?.basis ?? 'total-return')).toBe(false)
})

it('does not use a series with gaps, nor one without days', () => {
  const [whole, gap] = levels({ price: 1, totalReturn: 2 })
  if (!whole || !gap) throw new Error('expected two days')
  expect(likeSeries([whole, { ...gap, totalReturn: null }], 'total-return')?.basis).toBe('price')
  expect(likeSeries([], 'price')).toBeNull()
})
