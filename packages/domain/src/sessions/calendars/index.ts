import type { CalendarYear, ExchangeCalendar } from './calendar.ts'
import { euronext } from './euronext.ts'
import { london } from './london.ts'
import { tokyo } from './tokyo.ts'
import { unitedStates } from './united-states.ts'
import { xetra } from './xetra.ts'

export const exchangeCalendars: readonly ExchangeCalendar[] = [london, unitedStates, xetra, euronext, tokyo]

const byExchange = new Map<string, ExchangeCalendar>(
  exchangeCalendars.flatMap(calendar => calendar.exchanges.map(exchange => [exchange, calendar] as const)),
)

/** Null for an exchange or a year that nobody has entered. */
export function findCalendarYear(exchange: string, year: number): CalendarYear | null {
  return byExchange.get(exchange)?.years[year] ?? null
}
