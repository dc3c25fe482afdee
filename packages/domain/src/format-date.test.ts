import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDate, formatDateNumeric, formatDateTime, formatTime, parseDateNumeric } from './format-date.ts'
import { fromEpochDay } from './iso-date.ts'

describe('dates in words of the page', () => {
  it('are short and British', () => {
    expect(formatDate('2025-11-27')).toBe('27 Nov 2025')
    expect(formatDate('2025-09-01')).toBe('1 Sep 2025')
    expect(() => formatDate('2025-02-30')).toThrow(expect.objectContaining({ code: 'DOMAIN_INVALID_DATE' }))
  })

  it('[RP-NEWS-7] filters write DD/MM/YYYY and read it back', () => {
    expect(formatDateNumeric('2025-11-27')).toBe('27/11/2025')
    fc.assert(
      fc.property(fc.integer({ min: -30_000, max: 60_000 }), day => {
        const date = fromEpochDay(day)
        expect(parseDateNumeric(formatDateNumeric(date))).toBe(date)
      }),
    )
  })

  it.each([
    ['1/2/2026', '2026-02-01'],
    [' 01/02/2026 ', '2026-02-01'],
    ['31/02/2026', null],
    ['11/27/2025', null],
    ['2025-11-27', null],
    ['27/11/25', null],
    ['', null],
  ])('[RP-NEWS-7] %j is read as %s', (text, date) => {
    expect(parseDateNumeric(text)).toBe(date)
  })

  it.each([
    ['2025-11-27T14:32:07Z', 'Europe/London', '14:32:07 GMT'],
    ['2025-07-27T14:32:07Z', 'Europe/London', '15:32:07 BST'],
    ['2025-07-27T23:00:00Z', 'Europe/London', '00:00:00 BST'],
    ['2025-11-27T14:32:07Z', 'America/New_York', '09:32:07 EST'],
    ['2025-07-27T14:32:07Z', 'America/New_York', '10:32:07 EDT'],
    ['2025-07-27T14:32:07Z', 'Europe/Paris', '16:32:07 CEST'],
    ['2025-07-27T14:32:07Z', 'Asia/Tokyo', '23:32:07 JST'],
    ['2025-07-27T14:32:07Z', 'Asia/Kolkata', '20:02:07 UTC+05:30'],
    ['2025-07-27T14:32:07Z', 'America/Sao_Paulo', '11:32:07 UTC−03:00'],
  ])('%s in %s is %s', (instant, zone, text) => {
    expect(formatTime(new Date(instant), zone)).toBe(text)
  })

  it('a date and time belong to the same zone', () => {
    expect(formatDateTime(new Date('2025-07-27T23:30:00Z'), 'Europe/London')).toBe('28 Jul 2025, 00:30:00 BST')
  })
})
