import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isBusinessDay } from '../business-day.ts'
import { addDays, daysBetween, getIsoDate } from '../iso-date.ts'
import { isRegularDay, nextRegularDate, regularDays } from './regular-date.ts'

it.each([
  [10, '2026-11-09', '2026-11-10'],
  [10, '2026-11-10', '2026-12-10'],
  [15, '2026-11-13', '2026-11-16'],
  [15, '2026-11-16', '2026-12-15'],
  [25, '2026-12-24', '2026-12-29'],
  [5, '2026-12-31', '2027-01-05'],
] as const)('[RP-ORDER-9] day %i after %s is %s', (day, after, next) => {
  expect(nextRegularDate(day, getIsoDate(after))).toBe(next)
})

it('[RP-ORDER-9] is a business day, later than the day before it, and never misses a month', () => {
  fc.assert(
    fc.property(fc.constantFrom(...regularDays), fc.nat(20_000), (day, offset) => {
      const after = addDays(getIsoDate('2020-01-01'), offset)
      const next = nextRegularDate(day, after)
      expect(isBusinessDay(next)).toBe(true)
      expect(daysBetween(after, next)).toBeGreaterThan(0)
      expect(daysBetween(after, next)).toBeLessThan(37)
      expect(nextRegularDate(day, next).slice(0, 7)).not.toBe(next.slice(0, 7))
    }),
  )
})

it('knows its days', () => {
  expect([5, 10, 28].map(isRegularDay)).toEqual([true, true, false])
})
