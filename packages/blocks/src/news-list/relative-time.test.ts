import { expect, it } from 'vitest'
import { relativeTime } from './relative-time.ts'

const now = '2026-11-13T12:00:00.000Z'

it.each([
  ['2026-11-13T11:59:30.000Z', 'just now'],
  ['2026-11-13T11:59:00.000Z', '1 minute ago'],
  ['2026-11-13T11:00:01.000Z', '59 minutes ago'],
  ['2026-11-13T09:59:00.000Z', '2 hours ago'],
  ['2026-11-12T12:00:00.000Z', '1 day ago'],
  ['2026-11-06T12:00:01.000Z', '6 days ago'],
  ['2026-11-06T12:00:00.000Z', null],
  ['2026-11-13T12:00:01.000Z', null],
])('%s is %s', (dateTime, words) => {
  expect(relativeTime(dateTime, now)).toBe(words)
})
