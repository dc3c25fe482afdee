import type { ChartEvent, ChartPoint } from '@bellwether/contract'
import { addDays, getIsoDate } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { eventMarks } from './event-marks.ts'

const start = getIsoDate('2026-01-01')
const points: ChartPoint[] = Array.from({ length: 101 }, (_, index) => ({
  at: addDays(start, index),
  open: null,
  high: null,
  low: null,
  close: 1,
  volume: null,
  totalReturn: null,
}))
const event = (kind: ChartEvent['kind'], after: number): ChartEvent => ({
  kind,
  day: addDays(start, after),
  title: '',
  amount: null,
})

it('gives each event type a row and each event its position in time', () => {
  const { rows, marks } = eventMarks([event('results', 25), event('ex-dividend', 50)], points)
  expect(rows).toEqual(['ex-dividend', 'results'])
  expect(marks).toEqual([
    { kind: 'ex-dividend', at: 0.5, row: 0 },
    { kind: 'results', at: 0.25, row: 1 },
  ])
})

it('omits a mark that would overlap another of its type', () => {
  const { marks } = eventMarks(
    [event('results', 10), event('split', 10), event('results', 11), event('results', 40)],
    points,
  )
  expect(marks.map(({ kind, at }) => [kind, at])).toEqual([
    ['results', 0.1],
    ['results', 0.4],
    ['split', 0.1],
  ])
})
