import type { IsoDate } from '../brand.ts'
import { businessDayOnOrAfter } from '../business-day.ts'
import { addMonths, dateParts, formatIsoDate } from '../iso-date.ts'

/** Days of the month on which regular investments are made; every month has them. */
export const regularDays = [5, 10, 15, 20, 25] as const

export type RegularDay = (typeof regularDays)[number]

export function isRegularDay(day: number): day is RegularDay {
  return regularDays.some(known => known === day)
}

/** The next such day after `after`, moved on to a business day. The 25th at the latest, so it never leaves its month. */
export function nextRegularDate(day: RegularDay, after: IsoDate): IsoDate {
  const { year, month } = dateParts(after)
  const usual = formatIsoDate(year, month, day)
  const date = businessDayOnOrAfter(usual)
  return date > after ? date : businessDayOnOrAfter(addMonths(usual, 1))
}
