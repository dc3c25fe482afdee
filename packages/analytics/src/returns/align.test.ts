import { formatNumber, formatPercent } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { alignTo, rebase } from './align.ts'

it('carries the last value forward, and knows nothing before the first', () => {
  const items = [
    { day: '2026-01-02', level: 1 },
    { day: '2026-01-05', level: 2 },
  ]
  const days = ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-06']
  expect(alignTo(days, items, item => item.day).map(item => item?.level ?? null)).toEqual([null, 1, 1, 2])
})

it('starts at 100 where the line starts', () => {
  expect(rebase([null, 50, 75, 25])).toEqual([null, 100, 150, 50])
  expect(rebase([null, null])).toEqual([null, null])
})

it('[RP-RETURN-12] prints as the return does: 46.304954% is 146.30 and +46.30%', () => {
  // Rounded to four decimals first it would be 146.3050, and 146.31 on the page.
  const [, end = Number.NaN] = rebase([100, 146.304954])
  expect(formatNumber(end ?? Number.NaN, 2)).toBe('146.30')
  expect(formatPercent((end ?? Number.NaN) / 100 - 1, { sign: true })).toBe('+46.30%')
})
