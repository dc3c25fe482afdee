import { type Exchange, findExchange, zonedTime } from '@bellwether/domain'
import type { EpochDay } from '../calendar.ts'
import type { Random } from '../rng.ts'

const dayMs = 86_400_000
/** By zone and day. */
const offsets = new Map<string, Map<EpochDay, number>>()

export function getExchange(code: string): Exchange {
  const exchange = findExchange(code)
  if (!exchange) throw new RangeError(`No exchange is called ${code}; see exchange.ts of @bellwether/domain`)
  return exchange
}

/** The instant at which a zone's clocks show a minute of a day. Never asked for the hour in which clocks change. */
export function instantAt(day: EpochDay, minute: number, zone: string): Date {
  const ofZone = offsets.get(zone) ?? new Map<EpochDay, number>()
  offsets.set(zone, ofZone)
  let offset = ofZone.get(day)
  if (offset === undefined) {
    offset = zonedTime(new Date(day * dayMs + dayMs / 2), zone).offsetMinutes
    ofZone.set(day, offset)
  }
  return new Date(day * dayMs + (minute - offset) * 60_000)
}

export function londonTime(day: EpochDay, hour: number, minute: number, second = 0): Date {
  return new Date(instantAt(day, hour * 60 + minute, 'Europe/London').getTime() + second * 1000)
}

/** Some minutes after trading has ended, closing auction included: when a day's closing prices are known. */
export function afterClose(exchange: string, day: EpochDay, random: Random): Date {
  const { closeMinute, closingAuction, zone } = getExchange(exchange)
  const minute = closeMinute + closingAuction + random.integer(7, 23)
  return new Date(instantAt(day, minute, zone).getTime() + random.integer(0, 59) * 1000)
}
