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

describe('zonedTime', () => {
  it.each([
    ['2026-03-29T00:59:59Z', 'Europe/London', '2026-03-29 0:59:59', 0],
    ['2026-03-29T01:00:00Z', 'Europe/London', '2026-03-29 2:0:0', 60],
    ['2026-10-25T00:59:59Z', 'Europe/London', '2026-10-25 1:59:59', 60],
    ['2026-10-25T01:00:00Z', 'Europe/London', '2026-10-25 1:0:0', 0],
    ['2026-10-03T15:29:59Z', 'Australia/Lord_Howe', '2026-10-04 1:59:59', 630],
    ['2026-10-03T15:30:00Z', 'Australia/Lord_Howe', '2026-10-04 2:30:0', 660],
    ['2026-11-13T18:20:00Z', 'Asia/Kathmandu', '2026-11-14 0:5:0', 345],
  ])('%s in %s is %s', (instant, zone, shown, offset) => {
    const at = zonedTime(new Date(instant), zone)
    const date = `${zonedDate(new Date(instant), zone)} ${at.hour}:${at.minute}:${at.second}`
    expect([date, at.offsetMinutes]).toEqual([shown, offset])
  })

  it('knows the day of the week there, and refuses what is no instant', () => {
    expect(zonedTime(new Date('2026-11-13T23:30:00Z'), 'Asia/Tokyo').weekday).toBe(6)
    expect(() => zonedTime(new Date(Number.NaN), 'Asia/Tokyo')).toThrow('a valid Date')
  })
})
