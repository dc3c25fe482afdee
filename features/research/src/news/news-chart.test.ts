import { expect, it } from 'vitest'
import { findMarker } from './news-chart.ts'

it.each([
  ['2026-11-12', { marker: 0, outside: 'before' }],
  ['2026-11-13', { marker: 0, outside: null }],
  ['2026-11-14', { marker: 0, outside: null }],
  ['2026-11-16', { marker: 1, outside: null }],
  ['2026-11-17', { marker: 1, outside: 'after' }],
])('marks %s among a Friday and a Monday', (at, found) => {
  expect(findMarker(['2026-11-13', '2026-11-16'], at)).toEqual(found)
})
