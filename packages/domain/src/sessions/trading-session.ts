import type { IsoDate } from '../brand.ts'
import { isBusinessDay } from '../business-day.ts'
import { type Exchange, findExchange } from '../exchange.ts'
import { addDays, dateParts, weekdayOf } from '../iso-date.ts'
import { instantAt, zonedDate } from '../zone-time.ts'
import { findCalendarYear } from './calendars/index.ts'

/** A day's trading on an exchange. Instants are milliseconds since 1970. */
export interface TradingSession {
  readonly exchange: string
  /** On the exchange's own calendar. */
  readonly day: IsoDate
  /** Start of the opening auction; the opening itself where there is none. */
  readonly startsAt: number
  readonly opensAt: number
  /** End of continuous trading. */
  readonly closesAt: number
  /** End of the closing auction; the close itself where there is none. */
  readonly endsAt: number
  readonly lunch: { readonly from: number; readonly to: number } | null
  /** It ends earlier than usual. */
  readonly early: boolean
}

/** The longest that any exchange has been closed in a row, with room to spare. */
const maxClosedDays = 21
const maxKept = 5000
const kept = new Map<string, TradingSession | null>()

/** Null on a day without trading, and for an exchange that we do not know. */
export function sessionOn(exchange: string, day: IsoDate): TradingSession | null {
  const key = `${exchange} ${day}`
  const known = kept.get(key)
  if (known !== undefined) return known
  if (kept.size >= maxKept) kept.clear()
  const found = findExchange(exchange)
  const session = found && createSession(found, day)
  kept.set(key, session)
  return session
}

function createSession(exchange: Exchange, day: IsoDate): TradingSession | null {
  const close = closeMinuteOn(exchange, day)
  if (close === null) return null
  const at = (minute: number) => instantAt(day, minute, exchange.zone).getTime()
  const { openMinute, openingAuction, closingAuction, lunch } = exchange
  return {
    exchange: exchange.code,
    day,
    startsAt: at(openMinute - openingAuction),
    opensAt: at(openMinute),
    closesAt: at(close),
    endsAt: at(close + closingAuction),
    lunch: lunch && lunch.to < close ? { from: at(lunch.from), to: at(lunch.to) } : null,
    early: close < exchange.closeMinute,
  }
}

/** Where an exchange or a year is missing in the data, England's bank holidays are taken: prices are then too few, never invented. */
function closeMinuteOn({ code, closeMinute }: Exchange, day: IsoDate): number | null {
  const weekday = weekdayOf(day)
  if (weekday === 0 || weekday === 6) return null
  const year = findCalendarYear(code, dateParts(day).year)
  if (year === null) return isBusinessDay(day) ? closeMinute : null
  const date = day.slice(5)
  if (year.closed.includes(date)) return null
  const early = year.early?.[date]
  return early === undefined ? closeMinute : Number(early.slice(0, 2)) * 60 + Number(early.slice(3))
}

function today(exchange: string, time: number): IsoDate | null {
  const found = findExchange(exchange)
  return found && zonedDate(new Date(time), found.zone)
}

/** The next session after a day; before it with `step` −1. */
function sessionBeside(exchange: string, day: IsoDate, step: 1 | -1): TradingSession | null {
  for (let away = 1, at = addDays(day, step); away <= maxClosedDays; away += 1, at = addDays(at, step)) {
    const session = sessionOn(exchange, at)
    if (session) return session
  }
  return null
}

export function previousSession(exchange: string, day: IsoDate): TradingSession | null {
  return sessionBeside(exchange, day, -1)
}

/** The latest session that has begun, whether or not it is over: what a price of this instant belongs to. */
export function latestSession(exchange: string, time: number): TradingSession | null {
  const day = today(exchange, time)
  if (day === null) return null
  const session = sessionOn(exchange, day)
  return session && session.startsAt <= time ? session : previousSession(exchange, day)
}

/** The latest session that is over, its closing auction included. */
export function lastClosedSession(exchange: string, time: number): TradingSession | null {
  const session = latestSession(exchange, time)
  return session && session.endsAt > time ? previousSession(exchange, session.day) : session
}

/** The first session that opens after this instant. */
export function nextSession(exchange: string, time: number): TradingSession | null {
  const day = today(exchange, time)
  if (day === null) return null
  const session = sessionOn(exchange, day)
  return session && session.opensAt > time ? session : sessionBeside(exchange, day, 1)
}

/** When continuous trading next begins after this instant: an opening, or the end of a lunch break. */
export function nextOpening(exchange: string, time: number): number | null {
  const lunch = latestSession(exchange, time)?.lunch
  if (lunch && time >= lunch.from && time < lunch.to) return lunch.to
  return nextSession(exchange, time)?.opensAt ?? null
}
