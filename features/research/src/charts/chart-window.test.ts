import { getIsoDate } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { windowStart } from './chart-window.ts'

const day = getIsoDate('2026-11-13')
const historyFrom = getIsoDate('2016-11-14')

it.each([
  ['1D', '2026-11-13'],
  ['5D', '2026-11-06'],
  ['1M', '2026-10-13'],
  ['3M', '2026-08-13'],
  ['6M', '2026-05-13'],
  ['YTD', '2025-12-31'],
  ['1Y', '2025-11-13'],
  ['3Y', '2023-11-13'],
  ['5Y', '2021-11-13'],
  ['10Y', '2016-11-13'],
  ['MAX', '2016-11-14'],
] as const)('starts %s on %s', (range, start) => {
  expect(windowStart(range, day, historyFrom)).toBe(start)
})
