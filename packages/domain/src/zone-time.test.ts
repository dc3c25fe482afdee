import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromEpochDay, getIsoDate } from './iso-date.ts'
import { startOfDay, zonedDate, zonedTime } from './zone-time.ts'

describe('startOfDay', () => {
  it.each([
    ['2026-01-15', '2026-01-15T00:00:00.000Z'],
    ['2026-07-15', '2026-07-14T23:00:00.000Z'],
    ['2026-03-29', '2026-03-29T00:00:00.000Z'],
    ['2026-03-30', '2026-03-29T23:00:00.000Z'],
    ['2026-10-25', '2026-10-24T23:00:00.000Z'],
    ['2026-10-26', '2026-10-26T00:00:00.000Z'],
  ])('%s begins in London at %s', (day, instant) => {
    expect(startOfDay(getIsoDate(day), 'Europe/London').toISOString()).toBe(instant)
  })

  it('is midnight of that day and no earlier, in every zone of ours', () => {
    const zones = ['Europe/London', 'America/New_York', 'Asia/Tokyo', 'Australia/Sydney', 'UTC']
    fc.assert(
      fc.property(fc.integer({ min: 3_000, max: 30_000 }), fc.constantFrom(...zones), (epochDay, zone) => {
        const day = fromEpochDay(epochDay)
        const begin = startOfDay(day, zone)
        const { hour, minute } = zonedTime(begin, zone)
        expect([zonedDate(begin, zone), hour, minute]).toEqual([day, 0, 0])
        expect(zonedDate(new Date(begin.getTime() - 1), zone) < day).toBe(true)
      }),
    )
  })
})
