import type { IsoDate } from './brand.ts'
import { InvalidDateError, OutOfRangeError } from './errors.ts'

const hyphen = 45
const dayMs = 86_400_000

/** Joins the parts without checking that the day exists. */
export function formatIsoDate(year: number, month: number, day: number): IsoDate {
  const pad = (n: number, width: number) => String(n).padStart(width, '0')
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}` as IsoDate
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

export interface DateParts {
  readonly year: number
  readonly month: number
  readonly day: number
}

function findParts(text: string): DateParts | null {
  if (text.length !== 10 || text.charCodeAt(4) !== hyphen || text.charCodeAt(7) !== hyphen) return null
  const year = readDigits(text, 0, 4)
  const month = readDigits(text, 5, 7)
  const day = readDigits(text, 8, 10)
  return year >= 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
    ? { year, month, day }
    : null
}

/** Files have millions of dates: this takes half the time of an expression. NaN where one is no digit. */
function readDigits(text: string, from: number, to: number): number {
  let number = 0
  for (let at = from; at < to; at += 1) {
    const digit = text.charCodeAt(at) - 48
    if (digit < 0 || digit > 9) return Number.NaN
    number = number * 10 + digit
  }
  return number
}

export function isIsoDate(text: string): text is IsoDate {
  return findParts(text) !== null
}

export function parseIsoDate(text: string): IsoDate | null {
  return isIsoDate(text) ? text : null
}

export function getIsoDate(text: string): IsoDate {
  if (!isIsoDate(text)) throw new InvalidDateError(text)
  return text
}

export function dateParts(date: string): DateParts {
  const parts = findParts(date)
  if (parts === null) throw new InvalidDateError(date)
  return parts
}

/** Days since 1970-01-01. */
export function toEpochDay(date: string): number {
  const { year, month, day } = dateParts(date)
  // Date.UTC reads the years 0 to 99 as 1900 to 1999; setUTCFullYear does not.
  const instant = year > 99 ? Date.UTC(year, month - 1, day) : new Date(0).setUTCFullYear(year, month - 1, day)
  return instant / dayMs
}

// Histories share their days: making one takes ten times as long as finding it.
const days = new Map<number, IsoDate>()
const maxDays = 50_000

export function fromEpochDay(epochDay: number): IsoDate {
  const known = days.get(epochDay)
  if (known) return known
  const date = new Date(epochDay * dayMs)
  const year = date.getUTCFullYear()
  if (!(year >= 0 && year <= 9999)) throw new OutOfRangeError('The day number', epochDay, 'within the years 0 to 9999')
  const day = formatIsoDate(year, date.getUTCMonth() + 1, date.getUTCDate())
  if (days.size >= maxDays) days.clear()
  days.set(epochDay, day)
  return day
}

/** The UTC calendar day of an instant. */
export function toIsoDate(instant: Date): IsoDate {
  return fromEpochDay(Math.floor(instant.getTime() / dayMs))
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return fromEpochDay(toEpochDay(date) + days)
}

/** Keeps the day of the month where it exists, else takes the month's last day: 31 Aug − 6 months is 28 or 29 Feb. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const { year, month, day } = dateParts(date)
  const index = year * 12 + (month - 1) + months
  const toYear = Math.floor(index / 12)
  const toMonth = index - toYear * 12 + 1
  if (toYear < 0 || toYear > 9999) throw new OutOfRangeError('The year', toYear, 'from 0 to 9999')
  return formatIsoDate(toYear, toMonth, Math.min(day, daysInMonth(toYear, toMonth)))
}

/** Positive when `to` is later. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return toEpochDay(to) - toEpochDay(from)
}

/** Sunday = 0. */
export function weekdayOf(date: IsoDate): number {
  return (((toEpochDay(date) + 4) % 7) + 7) % 7
}
