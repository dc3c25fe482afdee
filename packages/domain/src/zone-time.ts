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

export function zonedTime(instant: Date, zone: string): ZonedTime {
  const time = instant.getTime()
  if (Number.isNaN(time)) throw new OutOfRangeError('The instant', time, 'a valid Date')
  const offsetMinutes = temporal
    ? temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(zone).offsetNanoseconds / 60e9
    : offsetByIntl(instant, zone)
  const wallClock = new Date(time + offsetMinutes * 60_000)
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = wallClock
    .toISOString()
    .split(/\D/)
    .map(Number)
  return { year, month, day, hour, minute, second, weekday: wallClock.getUTCDay(), offsetMinutes }
}

interface Temporal {
  readonly Instant: {
    fromEpochMilliseconds(time: number): { toZonedDateTimeISO(zone: string): { readonly offsetNanoseconds: number } }
  }
}

// The first Intl object of a page takes a browser longer than drawing a widget; the first of these takes a fiftieth of that.
const temporal = (globalThis as { readonly Temporal?: Temporal }).Temporal

// Building an Intl.DateTimeFormat costs far more than using one.
const formats = new Map<string, Intl.DateTimeFormat>()

/** Of `01/07/2026, GMT+05:30`; without figures it is 0. */
function offsetByIntl(instant: Date, zone: string): number {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'longOffset' })
  formats.set(zone, format)
  const [, sign = '+', hours = 0, minutes = 0] = /GMT(.)(\d+):(\d+)/.exec(format.format(instant)) ?? []
  return (sign === '+' ? 1 : -1) * (Number(hours) * 60 + Number(minutes))
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
