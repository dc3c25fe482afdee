import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addBusinessDays, bankHolidays, businessDayOnOrAfter, easterSunday, isBusinessDay } from './business-day.ts'
import { addDays, fromEpochDay, getIsoDate, toEpochDay } from './iso-date.ts'

const d = getIsoDate
const anyDay = fc.integer({ min: toEpochDay('1995-01-01'), max: toEpochDay('2060-12-31') }).map(fromEpochDay)

describe('business days of England and Wales', () => {
  it.each([
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2011, '2011-04-24'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2038, '2038-04-25'],
  ])('Easter %i is %s', (year, date) => {
    expect(easterSunday(year)).toBe(date)
  })

  it.each([
    [2020, ['01-01', '04-10', '04-13', '05-08', '05-25', '08-31', '12-25', '12-28']],
    [2021, ['01-01', '04-02', '04-05', '05-03', '05-31', '08-30', '12-27', '12-28']],
    [2022, ['01-03', '04-15', '04-18', '05-02', '06-02', '06-03', '08-29', '09-19', '12-26', '12-27']],
    [2023, ['01-02', '04-07', '04-10', '05-01', '05-08', '05-29', '08-28', '12-25', '12-26']],
    [2026, ['01-01', '04-03', '04-06', '05-04', '05-25', '08-31', '12-25', '12-28']],
    [2027, ['01-01', '03-26', '03-29', '05-03', '05-31', '08-30', '12-27', '12-28']],
  ])('holidays of %i', (year, days) => {
    expect([...bankHolidays(year)].sort()).toEqual(days.map(day => `${year}-${day}`))
  })

  it('steps over weekends and holidays', () => {
    expect(addBusinessDays(d('2026-04-02'), 1)).toBe('2026-04-07')
    expect(addBusinessDays(d('2026-04-07'), -1)).toBe('2026-04-02')
    expect(addBusinessDays(d('2026-12-24'), 1)).toBe('2026-12-29')
    expect(addBusinessDays(d('2026-12-31'), 1)).toBe('2027-01-04')
    expect(addBusinessDays(d('2026-04-04'), 0)).toBe('2026-04-04')
    expect(businessDayOnOrAfter(d('2026-04-04'))).toBe('2026-04-07')
    expect(businessDayOnOrAfter(d('2026-04-02'))).toBe('2026-04-02')
    expect(() => addBusinessDays(d('2026-04-04'), 0.5)).toThrow(
      expect.objectContaining({ code: 'DOMAIN_OUT_OF_RANGE' }),
    )
  })

  it('always lands on a business day, with exactly that many in between, and comes back', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 60 }), (from, days) => {
        const start = businessDayOnOrAfter(from)
        const to = addBusinessDays(start, days)
        expect(isBusinessDay(to)).toBe(true)
        let counted = 0
        for (let day = addDays(start, 1); day <= to; day = addDays(day, 1)) counted += isBusinessDay(day) ? 1 : 0
        expect(counted).toBe(days)
        expect(addBusinessDays(to, -days)).toBe(start)
      }),
    )
  })
})
