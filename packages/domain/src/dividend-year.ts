import type { IsoDate } from './brand.ts'
import { addMonths } from './iso-date.ts'

/** The dividends of the twelve months to a day went ex-dividend after the day that this gives, and on or before the day itself. */
export function dividendYearStart(day: IsoDate): IsoDate {
  return addMonths(day, -12)
}
