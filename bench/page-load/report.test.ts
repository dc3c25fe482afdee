import { expect, it } from 'vitest'
import { type PageLoad, toTable, usual } from './report.ts'

const good: PageLoad = {
  path: '/',
  status: 200,
  htmlBytes: 12_340,
  scriptBytes: 2_100,
  scriptBytesBefore: 700,
  styleBytes: 9_000,
  requests: 6,
  layoutShift: 0,
  longestTaskMs: 31.4,
  longestTaskCpuMs: 20,
  largestPaintMs: 512,
  largestPaintFromServer: true,
  largestPaint: 'h1',
}

it('shows kilobytes and misses nothing on a good page', () => {
  const { table, missed } = toTable([good])
  expect(table).toContain('| / | 12.3 | 2.1 | 0.7 | 9.0 | 6 | 0.000 | 31 | 20 | 512 | h1 |')
  expect(missed).toEqual([])
})

it('names every target that a page misses', () => {
  const bad = { ...good, status: 500, scriptBytes: 110_001, longestTaskMs: 51, largestPaintFromServer: false }
  expect(toTable([bad]).missed).toHaveLength(4)
})

it('takes the median of the times and the worst of the shifts', () => {
  const visits = [70, 30, 40].map(longestTaskMs => ({ ...good, longestTaskMs, layoutShift: longestTaskMs / 1000 }))
  const [first, ...others] = visits as [PageLoad, ...PageLoad[]]
  expect(usual([first, ...others])).toMatchObject({ longestTaskMs: 40, layoutShift: 0.07 })
})
