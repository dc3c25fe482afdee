import { describe, expect, it } from 'vitest'
import { lastCompletedDay } from './last-close.ts'

describe('lastCompletedDay', () => {
  it.each([
    ['a Sunday', '2026-11-15T12:00:00Z', '2026-11-13'],
    ['a Friday before the close', '2026-11-13T16:34:59Z', '2026-11-12'],
    ['a Friday after the closing auction', '2026-11-13T16:35:00Z', '2026-11-13'],
    ['a summer evening, by London’s clock', '2026-07-15T15:35:00Z', '2026-07-15'],
    ['a summer afternoon, by London’s clock', '2026-07-15T15:34:00Z', '2026-07-14'],
    ['Boxing Day kept on a Monday', '2026-12-28T18:00:00Z', '2026-12-24'],
    ['the small hours of a Monday', '2026-11-16T00:30:00Z', '2026-11-13'],
  ])('on %s', (_, now, day) => {
    expect(lastCompletedDay(new Date(now))).toBe(day)
  })
})
