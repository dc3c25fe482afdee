import { addMonths, fromEpochDay, type IsoDate, isBusinessDay, toEpochDay } from '@bellwether/domain'

/** Days since 1970-01-01: the generator counts in these and writes ISO dates only into rows. */
export type EpochDay = number

const isoTexts = new Map<EpochDay, IsoDate>()

export function isoOf(day: EpochDay): IsoDate {
  const known = isoTexts.get(day)
  if (known !== undefined) return known
  const text = fromEpochDay(day)
  isoTexts.set(day, text)
  return text
}

export function dayOf(year: number, month: number, day: number): EpochDay {
  return Date.UTC(year, month - 1, day) / 86_400_000
}

export function yearOf(day: EpochDay): number {
  return Number(isoOf(day).slice(0, 4))
}

export function monthOf(day: EpochDay): number {
  return Number(isoOf(day).slice(5, 7))
}

export function monthEnd(year: number, month: number): EpochDay {
  return dayOf(month === 12 ? year + 1 : year, month === 12 ? 1 : month + 1, 1) - 1
}

export function addMonthsTo(day: EpochDay, months: number): EpochDay {
  return toEpochDay(addMonths(isoOf(day), months))
}

const businessDays = new Map<EpochDay, boolean>()

/** The end of the month so many months before that of `day`. */
export function monthEndBefore(day: EpochDay, months: number): EpochDay {
  const moved = addMonthsTo(day, -months)
  return monthEnd(yearOf(moved), monthOf(moved))
}

/** The last end of this month that lies long enough ago to have been reported on. */
export function lastPeriodEnd(until: EpochDay, month: number, lag: number): EpochDay {
  let year = yearOf(until)
  while (monthEnd(year, month) + lag > until) year -= 1
  return monthEnd(year, month)
}

/** A day on which London trades. Every market of the universe keeps London's days: one calendar, no gaps between lines. */
export function isTradingDay(day: EpochDay): boolean {
  const known = businessDays.get(day)
  if (known !== undefined) return known
  const answer = isBusinessDay(isoOf(day))
  businessDays.set(day, answer)
  return answer
}

/** The day itself, or the next trading day after it. */
export function tradingDayFrom(day: EpochDay): EpochDay {
  let candidate = day
  while (!isTradingDay(candidate)) candidate += 1
  return candidate
}

export function tradingDayUpTo(day: EpochDay): EpochDay {
  let candidate = day
  while (!isTradingDay(candidate)) candidate -= 1
  return candidate
}

export function addTradingDays(day: EpochDay, count: number): EpochDay {
  const step = count < 0 ? -1 : 1
  let candidate = day
  for (let left = Math.abs(count); left > 0; left--) {
    candidate += step
    while (!isTradingDay(candidate)) candidate += step
  }
  return candidate
}

/** Ex-dividend days are Thursdays in London; the next one from a day, or the trading day before a holiday Thursday. */
export function exDayFrom(day: EpochDay): EpochDay {
  let candidate = day
  while ((candidate + 4) % 7 !== 4) candidate += 1
  return tradingDayUpTo(candidate)
}

/** The trading days of a history, with their position. */
export interface TradingDays {
  readonly days: readonly EpochDay[]
  /** Position of the last trading day at or before a day; -1 before the first. */
  indexUpTo(day: EpochDay): number
  /** Position of the first trading day at or after a day; `days.length` after the last. */
  indexFrom(day: EpochDay): number
}

export function createTradingDays(from: EpochDay, until: EpochDay): TradingDays {
  const days: EpochDay[] = []
  const upTo = new Int32Array(until - from + 1)
  for (let day = from; day <= until; day++) {
    if (isTradingDay(day)) days.push(day)
    upTo[day - from] = days.length - 1
  }
  const indexUpTo = (day: EpochDay) => {
    if (day < from) return -1
    return day > until ? days.length - 1 : (upTo[day - from] ?? -1)
  }
  return {
    days,
    indexUpTo,
    indexFrom(day) {
      if (day > until) return days.length
      const index = indexUpTo(day)
      return index >= 0 && days[index] === day ? index : index + 1
    },
  }
}
