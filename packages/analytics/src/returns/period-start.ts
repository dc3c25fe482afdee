import { addBusinessDays, addDays, addMonths, dateParts, formatIsoDate, type IsoDate } from '@bellwether/domain'
import { lastMonthEnd } from './month-ends.ts'

export type Period = '1D' | '5D' | '1W' | '1M' | '3M' | '6M' | 'YTD' | '1Y' | '3Y' | '5Y' | '10Y' | 'MAX'

export interface SpanOfDays {
  readonly from: IsoDate
  readonly to: IsoDate
}

const monthsIn: Readonly<Partial<Record<Period, number>>> = {
  '1M': 1,
  '3M': 3,
  '6M': 6,
  '1Y': 12,
  '3Y': 36,
  '5Y': 60,
  '10Y': 120,
}

/**
 * The day a period ending on `day` starts from. Its first value is the last close on or before that day (RP-RETURN-10), so the
 * same period has the same return in every table, chart and ranking. `first` is the first day with a price.
 */
export function periodStart(period: Period, day: IsoDate, first: IsoDate): IsoDate {
  const months = monthsIn[period]
  if (months !== undefined) return addMonths(day, -months)
  switch (period) {
    case '1D':
      return addDays(day, -1)
    case '5D':
      return addBusinessDays(day, -5)
    case '1W':
      return addDays(day, -7)
    case 'YTD':
      return lastDayOfYear(dateParts(day).year - 1)
    default:
      return first
  }
}

/** From the end of the year before; latest first. Years before `first` are left out. */
export function calendarYears(
  day: IsoDate,
  first: IsoDate | null,
  count: number,
): readonly (SpanOfDays & { readonly year: number })[] {
  const { year } = dateParts(day)
  const latest = day === lastDayOfYear(year) ? year : year - 1
  return Array.from({ length: count }, (_, index) => latest - index)
    .map(each => ({ year: each, from: lastDayOfYear(each - 1), to: lastDayOfYear(each) }))
    .filter(({ from }) => first !== null && from >= first)
}

const discreteYears = 5

/** Five 12-month periods between month ends, to the last complete month; latest first. */
export function discretePeriods(day: IsoDate): readonly SpanOfDays[] {
  const latest = lastMonthEnd(day)
  const yearsBefore = (years: number) => monthEnd(addMonths(latest, -12 * years))
  return Array.from({ length: discreteYears }, (_, years) => ({
    from: yearsBefore(years + 1),
    to: yearsBefore(years),
  }))
}

function lastDayOfYear(year: number): IsoDate {
  return formatIsoDate(year, 12, 31)
}

function monthEnd(date: IsoDate): IsoDate {
  const { year, month } = dateParts(date)
  return addDays(addMonths(formatIsoDate(year, month, 1), 1), -1)
}

/** A start may fall on a holiday or a gap in dealing: so many days before it are read to find the last close. */
export const daysBeforeStart = 31

/** The days of a period: the last one on or before its start, then all after it. Without one, all there are. */
export function fromStart<T extends { readonly day: IsoDate }>(days: readonly T[], start: IsoDate): readonly T[] {
  const base = days.findLastIndex(({ day }) => day <= start)
  return base < 0 ? days : days.slice(base)
}
