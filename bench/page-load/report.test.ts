import { expect, it } from 'vitest'
import { type PageLoad, toTable } from './report.ts'

const good: PageLoad = {
  path: '/',
  status: 200,
  htmlBytes: 12_340,
  scriptBytes: 2_100,
  styleBytes: 9_000,
  requests: 6,
  layoutShift: 0,
  longestTaskMs: 0,
  largestPaintMs: 512,
  largestPaintFromServer: true,
  largestPaint: 'h1',
}

it('shows kilobytes and misses nothing on a good page', () => {
  const { table, missed } = toTable([good])
  expect(table).toContain('| / | 12.3 | 2.1 | 9.0 | 6 | 0.000 | none | 512 | h1 |')
  expect(missed).toEqual([])
})

it('names every target that a page misses', () => {
  const bad = { ...good, status: 500, scriptBytes: 110_001, longestTaskMs: 51, largestPaintFromServer: false }
  expect(toTable([bad]).missed).toHaveLength(4)
})
