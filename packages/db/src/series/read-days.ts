import type { IsoDate } from '@bellwether/domain'
import { decodeColumn } from './column-codec.ts'
import { daysOf, type StoredYear } from './days-of-year.ts'

/** Visits the days of a stored year from one to another, both included, each with its position in the year's columns. */
export function eachDay(year: StoredYear, from: string, to: string, visit: (day: IsoDate, at: number) => void): void {
  const days = daysOf(year)
  let [start, end] = [0, days.length]
  while (start < end && (days[start] as IsoDate) < from) start += 1
  while (end > start && (days[end - 1] as IsoDate) > to) end -= 1
  for (let at = start; at < end; at++) visit(days[at] as IsoDate, at)
}

/** The last day of a stored year until a day that counts, with its position; null where the year starts later. */
export function lastDayUntil(
  year: StoredYear,
  until: string,
  counts: (position: number) => boolean = () => true,
): { day: IsoDate; at: number } | null {
  const days = daysOf(year)
  const at = days.findLastIndex((day, position) => day <= until && counts(position))
  const day = days[at]
  return day === undefined ? null : { day, at }
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
