import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  dateParts,
  daysBetween,
  fromEpochDay,
  getIsoDate,
  isIsoDate,
  toEpochDay,
  toIsoDate,
  weekdayOf,
} from './iso-date.ts'

const anyDay = fc.integer({ min: -200_000, max: 500_000 })
const d = getIsoDate

describe('iso date', () => {
  it.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '26-01-01', '2026-1-1', '2026-01-01T00:00', ''])(
    'refuses %j',
    text => {
      expect(isIsoDate(text)).toBe(false)
      expect(() => getIsoDate(text)).toThrow(expect.objectContaining({ code: 'DOMAIN_INVALID_DATE' }))
    },
  )

  it.each(['2024-02-29', '2000-02-29', '1970-01-01', '0050-06-01'])('accepts %s', text => {
    expect(isIsoDate(text)).toBe(true)
    expect(fromEpochDay(toEpochDay(text))).toBe(text)
  })

  it('agrees with the clock of the engine on every day', () => {
    fc.assert(
      fc.property(anyDay, day => {
        const date = fromEpochDay(day)
        const reference = new Date(day * 86_400_000)
        expect(date).toBe(reference.toISOString().slice(0, 10))
        expect(toEpochDay(date)).toBe(day)
        expect(weekdayOf(date)).toBe(reference.getUTCDay())
        expect(toIsoDate(reference)).toBe(date)
      }),
    )
  })

  it('adds days and takes them away', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -5000, max: 5000 }), (day, days) => {
        const from = fromEpochDay(day)
        expect(daysBetween(from, addDays(from, days))).toBe(days)
      }),
    )
  })

  it('adds months, keeping to the end of a short one', () => {
    expect(addMonths(d('2026-08-31'), -6)).toBe('2026-02-28')
    expect(addMonths(d('2024-08-31'), -6)).toBe('2024-02-29')
    expect(addMonths(d('2026-01-15'), -1)).toBe('2025-12-15')
    expect(addMonths(d('2025-12-31'), 2)).toBe('2026-02-28')
    expect(() => addMonths(d('9999-12-01'), 1)).toThrow(expect.objectContaining({ code: 'DOMAIN_OUT_OF_RANGE' }))
  })

  it('gives its parts as numbers', () => {
    expect(dateParts('2026-07-09')).toEqual({ year: 2026, month: 7, day: 9 })
  })
})
