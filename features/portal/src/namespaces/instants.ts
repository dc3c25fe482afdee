import { formatDate, formatDateTime, toIsoDate } from '@bellwether/domain'

/** Servers and their owners may be anywhere; London is where this site is. */
const zone = 'Europe/London'

export function toDay(instant: Date): string {
  return formatDate(toIsoDate(instant))
}

export function toMoment(instant: Date): string {
  return formatDateTime(instant, zone)
}
