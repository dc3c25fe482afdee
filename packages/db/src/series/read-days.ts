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

/** The last day of a stored year until a day, with its position; null where the year starts later. */
export function lastDayUntil({ year, days }: StoredYear, until: string): { day: IsoDate; at: number } | null {
  const calendar = calendarOf(year)
  const numbers = numbersOf(days)
  const at = numbers.findLastIndex(dayOfYear => calendar.dayAt(dayOfYear) <= until)
  const dayOfYear = numbers[at]
  return dayOfYear === undefined ? null : { day: calendar.dayAt(dayOfYear), at }
}

/** A column in which every day has a number: those are not null in the tables. */
export function numbersOf(bytes: Uint8Array): readonly number[] {
  return decodeColumn(bytes) as number[]
}

/** A column in which days may have none. */
export function maybeNumbersOf(bytes: Uint8Array | null): readonly (number | null)[] {
  return bytes === null ? [] : decodeColumn(bytes)
}
