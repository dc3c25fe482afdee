import type { IsoDate } from '@bellwether/domain'
import { decodeColumn } from './column-codec.ts'
import { calendarOf } from './year-calendar.ts'

export interface StoredYear {
  readonly year: number
  readonly days: Uint8Array
}

/** Listings of one exchange have the same days of a year, but for those that came or went in it. */
const maxKept = 64

const known = new Map<number, Map<string, readonly IsoDate[]>>()

/** The days of a stored year, oldest first. Read once for all listings that have the same ones. */
export function daysOf({ year, days }: StoredYear): readonly IsoDate[] {
  const ofYear = known.get(year) ?? new Map<string, readonly IsoDate[]>()
  known.set(year, ofYear)
  const key = Buffer.from(days.buffer, days.byteOffset, days.byteLength).toString('latin1')
  const kept = ofYear.get(key)
  if (kept !== undefined) return kept
  if (ofYear.size === maxKept) ofYear.clear()
  const { dayAt } = calendarOf(year)
  const read = (decodeColumn(days) as number[]).map(dayAt)
  ofYear.set(key, read)
  return read
}
