import type { IsoDate } from '@bellwether/domain'
import { decodeColumn } from './column-codec.ts'
import { calendarOf } from './year-calendar.ts'

export interface StoredYear {
  readonly year: number
  readonly days: Uint8Array
}

/** Visits the days of a stored year from one to another, both included, each with its position in the year's columns. */
export function eachDay(
  { year, days }: StoredYear,
  from: string,
  to: string,
  visit: (day: IsoDate, at: number) => void,
): void {
  const calendar = calendarOf(year)
  for (const [at, dayOfYear] of numbersOf(days).entries()) {
    const day = calendar.dayAt(dayOfYear)
    if (day >= from && day <= to) visit(day, at)
  }
}

/** The last day of a stored year until a day that counts, with its position; null where the year starts later. */
export function lastDayUntil(
  { year, days }: StoredYear,
  until: string,
  counts: (position: number) => boolean = () => true,
): { day: IsoDate; at: number } | null {
  const calendar = calendarOf(year)
  const numbers = numbersOf(days)
  const at = numbers.findLastIndex((dayOfYear, position) => calendar.dayAt(dayOfYear) <= until && counts(position))
  const dayOfYear = numbers[at]
  return dayOfYear === undefined ? null : { day: calendar.dayAt(dayOfYear), at }
}

/** Whether the value at a position of a year was published by an instant; one without a time was. */
export function publishedIn(published: Uint8Array | null, at: Date): (position: number) => boolean {
  const seconds = maybeNumbersOf(published)
  return position => (seconds[position] ?? 0) * 1000 <= at.getTime()
}

/** A column in which every day has a number: those are not null in the tables. */
export function numbersOf(bytes: Uint8Array): readonly number[] {
  return decodeColumn(bytes) as number[]
}

/** A column in which days may have none. */
export function maybeNumbersOf(bytes: Uint8Array | null): readonly (number | null)[] {
  return bytes === null ? [] : decodeColumn(bytes)
}
