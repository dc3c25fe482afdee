import { addDays, addMonths, dateParts, formatIsoDate, type IsoDate } from '@bellwether/domain'

/** The last day of a month that lies wholly at or before `day`. */
export function lastMonthEnd(day: IsoDate): IsoDate {
  const { year, month } = dateParts(addDays(day, 1))
  return addDays(formatIsoDate(year, month, 1), -1)
}

/** Ends of complete months from `from` to `to`, both inclusive, oldest first. */
export function monthEndsBetween(from: IsoDate, to: IsoDate): readonly IsoDate[] {
  const ends: IsoDate[] = []
  // Counted back by the first of the month: the end itself would drift to the 28th.
  let next = addDays(lastMonthEnd(to), 1)
  for (;;) {
    const end = addDays(next, -1)
    if (end < from) return ends.reverse()
    ends.push(end)
    next = addMonths(next, -1)
  }
}
