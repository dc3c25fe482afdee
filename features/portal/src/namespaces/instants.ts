import { formatDate, formatDateTime, toIsoDate } from '@bellwether/domain'

/** This site shows London time. */
const zone = 'Europe/London'

export function toDay(instant: Date): string {
  return formatDate(toIsoDate(instant))
}

export function toMoment(instant: Date): string {
  return formatDateTime(instant, zone)
}
