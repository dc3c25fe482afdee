import type { IsoDate } from './brand.ts'
import { OutOfRangeError } from './errors.ts'
import { formatIsoDate, toEpochDay } from './iso-date.ts'

/** The wall clock of a time zone at one instant. `weekday` counts from Sunday = 0. */
export interface ZonedTime {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
  readonly second: number
  readonly weekday: number
  readonly offsetMinutes: number
}

// Building an Intl.DateTimeFormat costs far more than using one.
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  // Latin digits and the Gregorian calendar are fixed here, so only numbers, which every engine prints alike, are read.
  const created = new Intl.DateTimeFormat('en-GB-u-ca-gregory-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formats.set(zone, created)
  return created
}

export function zonedTime(instant: Date, zone: string): ZonedTime {
  const time = instant.getTime()
  if (Number.isNaN(time)) throw new OutOfRangeError('The instant', time, 'a valid Date')
  const fields: Record<string, number> = {}
  for (const part of formatOf(zone).formatToParts(instant)) fields[part.type] = Number(part.value)
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = fields
  const wallClock = Date.UTC(year, month - 1, day, hour, minute, second)
  return {
    year,
    month,
    day,
    hour,
    minute,
    second,
    weekday: new Date(wallClock).getUTCDay(),
    offsetMinutes: Math.round((wallClock - Math.floor(time / 1000) * 1000) / 60_000),
  }
}

/** The calendar day in a zone. */
export function zonedDate(instant: Date, zone: string): IsoDate {
  const { year, month, day } = zonedTime(instant, zone)
  return formatIsoDate(year, month, day)
}

/** The instant at which a calendar day begins in a zone. */
export function startOfDay(date: IsoDate, zone: string): Date {
  return instantAt(date, 0, zone)
}

/** The instant at which a zone's clocks show a minute of a day. A minute that the change of clocks leaves out is taken an hour later. */
export function instantAt(date: IsoDate, minute: number, zone: string): Date {
  const asIfUtc = toEpochDay(date) * 86_400_000 + minute * 60_000
  // The offset at the wrong instant may be the other side of a change of clocks; the second look uses the right one.
  const near = new Date(asIfUtc - zonedTime(new Date(asIfUtc), zone).offsetMinutes * 60_000)
  return new Date(asIfUtc - zonedTime(near, zone).offsetMinutes * 60_000)
}
