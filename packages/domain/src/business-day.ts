import type { IsoDate } from './brand.ts'
import { OutOfRangeError } from './errors.ts'
import { addDays, dateParts, daysInMonth, formatIsoDate, weekdayOf } from './iso-date.ts'

const monday = 1

/** Gregorian computus, after Meeus. */
export function easterSunday(year: number): IsoDate {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  return formatIsoDate(year, Math.floor(f / 31), (f % 31) + 1)
}

function firstMonday(year: number, month: number): IsoDate {
  const first = formatIsoDate(year, month, 1)
  return addDays(first, (monday + 7 - weekdayOf(first)) % 7)
}

function lastMonday(year: number, month: number): IsoDate {
  const last = formatIsoDate(year, month, daysInMonth(year, month))
  return addDays(last, -((weekdayOf(last) + 7 - monday) % 7))
}

// By proclamation: usual days that were moved, and days given once.
const moved: Readonly<Record<string, string>> = {
  '1995-05-01': '1995-05-08',
  '2002-05-27': '2002-06-04',
  '2012-05-28': '2012-06-04',
  '2020-05-04': '2020-05-08',
  '2022-05-30': '2022-06-02',
}
const once = ['1999-12-31', '2002-06-03', '2011-04-29', '2012-06-05', '2022-06-03', '2022-09-19', '2023-05-08']

const byYear = new Map<number, ReadonlySet<string>>()

/** Bank holidays of England and Wales as they have been since 1978. */
export function bankHolidays(year: number): ReadonlySet<string> {
  const known = byYear.get(year)
  if (known) return known
  const easter = easterSunday(year)
  const days = new Set<string>([
    addDays(easter, -2),
    addDays(easter, 1),
    ...once.filter(day => day.startsWith(`${year}-`)),
  ])
  for (const usual of [firstMonday(year, 5), lastMonday(year, 5), lastMonday(year, 8)]) days.add(moved[usual] ?? usual)
  // A holiday at a weekend is kept on the next working day that is not itself a holiday.
  for (const [month, day] of [
    [1, 1],
    [12, 25],
    [12, 26],
  ] as const) {
    let date = formatIsoDate(year, month, day)
    while (isWeekend(date) || days.has(date)) date = addDays(date, 1)
    days.add(date)
  }
  byYear.set(year, days)
  return days
}

function isWeekend(date: IsoDate): boolean {
  const weekday = weekdayOf(date)
  return weekday === 0 || weekday === 6
}

export function isBusinessDay(date: IsoDate): boolean {
  return !isWeekend(date) && !bankHolidays(dateParts(date).year).has(date)
}

/** Steps over weekends and bank holidays, backwards when negative. Zero gives the date itself, whatever day it is. */
export function addBusinessDays(date: IsoDate, days: number): IsoDate {
  if (!Number.isInteger(days)) throw new OutOfRangeError('The number of business days', days, 'a whole number')
  const step = days < 0 ? -1 : 1
  let current = date
  for (let left = Math.abs(days); left > 0; ) {
    current = addDays(current, step)
    if (isBusinessDay(current)) left -= 1
  }
  return current
}

/** The date itself when it is a business day. */
export function businessDayOnOrAfter(date: IsoDate): IsoDate {
  return isBusinessDay(date) ? date : addBusinessDays(date, 1)
}
