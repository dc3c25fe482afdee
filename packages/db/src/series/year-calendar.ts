import { formatIsoDate, fromEpochDay, type IsoDate, toEpochDay } from '@bellwether/domain'

export interface YearCalendar {
  /** The day with this number; 1 January is 1. */
  dayAt(dayOfYear: number): IsoDate
  /** Undefined for what is not a day of this year. */
  dayOfYear(day: string): number | undefined
}

const calendars = new Map<number, YearCalendar>()

/** Made once for each year, since every listing has the same days. */
export function calendarOf(year: number): YearCalendar {
  const calendar = calendars.get(year) ?? createCalendar(year)
  calendars.set(year, calendar)
  return calendar
}

export const yearOf = (day: string): number => Number(day.slice(0, 4))

function createCalendar(year: number): YearCalendar {
  const first = toEpochDay(formatIsoDate(year, 1, 1))
  const length = toEpochDay(formatIsoDate(year, 12, 31)) - first + 1
  const days = Array.from({ length }, (_, index) => fromEpochDay(first + index))
  const numbers = new Map<string, number>(days.map((day, index) => [day, index + 1]))
  return {
    dayAt(dayOfYear) {
      const day = days[dayOfYear - 1]
      if (day === undefined) throw new RangeError(`The year ${year} has no day ${dayOfYear}.`)
      return day
    },
    dayOfYear: day => numbers.get(day),
  }
}
