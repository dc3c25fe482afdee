import {
  addBusinessDays,
  findExchange,
  formatIsoDate,
  type IsoDate,
  isBusinessDay,
  zonedDate,
  zonedTime,
} from '@bellwether/domain'

/** The last day of trading before the present day in London: what is over at midnight. */
export function lastDayBefore(now: Date): IsoDate {
  return addBusinessDays(zonedDate(now, 'Europe/London'), -1)
}

/** The last day on which London has closed, its closing auction included. */
export function lastCompletedDay(now: Date): IsoDate {
  const london = findExchange('LSE')
  const { year, month, day, hour, minute } = zonedTime(now, london?.zone ?? 'Europe/London')
  const today = formatIsoDate(year, month, day)
  const closeMinute = (london?.closeMinute ?? 0) + (london?.closingAuction ?? 0)
  const closed = hour * 60 + minute >= closeMinute
  return isBusinessDay(today) && closed ? today : addBusinessDays(today, -1)
}
