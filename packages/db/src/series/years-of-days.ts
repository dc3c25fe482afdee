import { InvalidValueError } from '../errors.ts'
import { decodeColumn, encodeColumn } from './column-codec.ts'
import { type DaySeriesName, daySeries } from './day-series.ts'
import { calendarOf, yearOf } from './year-calendar.ts'

type Fields = Readonly<Record<string, unknown>>

/** Days of one owner and one calendar year. */
export interface Year {
  readonly owner: readonly unknown[]
  readonly year: number
  /** By day of the year. */
  readonly days: Map<number, Fields>
}

/** The days by owner and year; of two for the same day the later one counts. */
export function groupByYear(name: DaySeriesName, rows: Iterable<Fields>): readonly Year[] {
  const owners = Object.keys(daySeries[name].owner)
  const years = new Map<string, Year>()
  let found: Year | undefined
  for (const row of rows) {
    const day = String(row.day)
    const year = yearOf(day)
    const dayOfYear = Number.isInteger(year) ? calendarOf(year).dayOfYear(day) : undefined
    if (dayOfYear === undefined) throw new InvalidValueError(name, 'day', row.day, 'a date such as 2026-11-13')
    // Most rows follow one of the same year.
    if (found?.year !== year || !isOwner(found, owners, row)) {
      const owner = owners.map(column => row[column])
      const key = `${owner.join(' ')} ${year}`
      found = years.get(key) ?? { owner, year, days: new Map() }
      years.set(key, found)
    }
    found.days.set(dayOfYear, row)
  }
  return [...years.values()]
}

const isOwner = ({ owner }: Year, owners: readonly string[], row: Fields) =>
  owners.every((column, index) => row[column] === owner[index])

/** A year as it is stored. */
export function toYearRow(name: DaySeriesName, { owner, year, days }: Year): Fields {
  const { owner: owners, fields, required } = daySeries[name]
  const ordered = [...days].toSorted(([a], [b]) => a - b)
  const rows = ordered.map(([, row]) => row)
  const columns = Object.entries(fields).map(([field, column]) => [column, rows.map(row => numberOf(name, field, row))])
  const known = required.map(field => columns.findIndex(([column]) => column === fields[field]))
  for (const [index, row] of rows.entries()) {
    if (known.every(at => columns[at]?.[1]?.[index] == null))
      throw new InvalidValueError(name, required.join(' or '), row[required[0] ?? ''], 'a whole number on each day')
  }
  const sources = rows.map(row => numberOf(name, 'source_id', row))
  const calendar = calendarOf(year)
  const dayAt = (at: number) => calendar.dayAt(ordered.at(at)?.[0] ?? 1)
  return {
    ...Object.fromEntries(Object.keys(owners).map((column, index) => [column, owner[index]])),
    year,
    first_day: dayAt(0),
    last_day: dayAt(-1),
    days: encodeColumn(ordered.map(([dayOfYear]) => dayOfYear)),
    ...Object.fromEntries(columns.map(([column, numbers]) => [column, encodeKnown(numbers as (number | null)[])])),
    source_id: sources[0],
    sources: sources.every(source => source === sources[0]) ? null : encodeColumn(sources),
  }
}

/** A stored year with its days as they were given. */
export function fromYearRow(name: DaySeriesName, row: Fields): Year {
  const { owner: owners, fields } = daySeries[name]
  const columns = Object.entries({ ...fields, source_id: 'sources' }).flatMap(([field, column]) => {
    const bytes = row[column]
    return bytes instanceof Uint8Array ? [[field, decodeColumn(bytes)] as const] : []
  })
  const daysOfYear = decodeColumn(row.days as Uint8Array) as number[]
  return {
    owner: Object.keys(owners).map(column => row[column]),
    year: Number(row.year),
    days: new Map(
      daysOfYear.map((dayOfYear, index) => {
        const day = Object.fromEntries(columns.map(([field, numbers]) => [field, numbers[index]]))
        return [dayOfYear, { source_id: row.source_id, ...day }]
      }),
    ),
  }
}

/** Null where no day has a number. */
function encodeKnown(numbers: readonly (number | null)[]): Uint8Array | null {
  return numbers.every(number => number === null) ? null : encodeColumn(numbers)
}

/** Yes is 1 and no is nothing. */
function numberOf(name: DaySeriesName, field: string, row: Fields): number | null {
  const value = row[field] ?? null
  if (value === null || value === false) return null
  if (value === true) return 1
  if (!Number.isSafeInteger(value))
    throw new InvalidValueError(name, field, value, 'a whole number that a number holds exactly')
  return value as number
}
