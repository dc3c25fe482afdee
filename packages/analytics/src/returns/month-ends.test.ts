import { getIsoDate } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { lastMonthEnd, monthEndsBetween } from './month-ends.ts'

it('takes a month as complete on its last day', () => {
  expect(lastMonthEnd(getIsoDate('2026-11-13'))).toBe('2026-10-31')
  expect(lastMonthEnd(getIsoDate('2024-02-29'))).toBe('2024-02-29')
})

it('lists ends without drifting over short months', () => {
  expect(monthEndsBetween(getIsoDate('2023-12-31'), getIsoDate('2024-04-15'))).toEqual([
    '2023-12-31',
    '2024-01-31',
    '2024-02-29',
    '2024-03-31',
  ])
})
