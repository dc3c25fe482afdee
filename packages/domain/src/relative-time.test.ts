import { expect, it } from 'vitest'
import { relativeTime, relativeTimeLasts } from './relative-time.ts'

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

it.each([
  '2026-11-13T11:59:30.000Z',
  '2026-11-13T11:20:10.000Z',
  '2026-11-13T09:59:00.000Z',
  '2026-11-12T12:00:00.000Z',
  '2026-11-06T12:00:01.000Z',
  '2026-11-13T12:10:00.000Z',
])('says the same of %s until its time is over, and then something else', dateTime => {
  const later = (ms: number) => new Date(Date.parse(now) + ms).toISOString()
  const lasts = relativeTimeLasts(dateTime, now)
  expect(relativeTime(dateTime, later(lasts - 1))).toBe(relativeTime(dateTime, now))
  expect(relativeTime(dateTime, later(lasts))).not.toBe(relativeTime(dateTime, now))
})

it('says the same for ever of what is older than a week', () => {
  expect(relativeTimeLasts('2026-11-06T12:00:00.000Z', now)).toBe(Number.POSITIVE_INFINITY)
})
