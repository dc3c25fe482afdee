import type { SecurityChartRange } from '@bellwether/contract'
import { addBusinessDays, addDays, addMonths, dateParts, formatIsoDate, type IsoDate } from '@bellwether/domain'

const monthsOf: Readonly<Partial<Record<SecurityChartRange, number>>> = {
  '1M': 1,
  '3M': 3,
  '6M': 6,
  '1Y': 12,
  '3Y': 36,
  '5Y': 60,
  '10Y': 120,
}

/** Drawn from bars within the day. */
export function isIntraday(range: SecurityChartRange): boolean {
  return range === '1D'
}

/** The first day of a range that ends on `day`. */
export function windowStart(range: SecurityChartRange, day: IsoDate, historyFrom: IsoDate): IsoDate {
  const months = monthsOf[range]
  if (months !== undefined) return addMonths(day, -months)
  switch (range) {
    case 'YTD':
      // The year is measured from the last close of the year before.
      return lastDayOfYear(dateParts(day).year - 1)
    case '5D':
      return addBusinessDays(day, -5)
    case 'MAX':
      return historyFrom
    default:
      return day
  }
}

export function lastDayOfYear(year: number): IsoDate {
  return addDays(formatIsoDate(year + 1, 1, 1), -1)
}
