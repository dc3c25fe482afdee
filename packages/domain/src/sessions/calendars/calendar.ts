import type { ExchangeCode } from '../../exchange-names.ts'

/** The days on which exchanges do not trade, or not for the whole day, as they publish them. Data: a new year is a new entry. */
export interface ExchangeCalendar {
  readonly exchanges: readonly ExchangeCode[]
  /** Who publishes it, and where: compare with it before a year is relied on, exchanges change single days at short notice. */
  readonly source: string
  readonly enteredOn: string
  readonly years: Readonly<Record<number, CalendarYear>>
}

export interface CalendarYear {
  /** Weekdays without trading, 'MM-DD'. */
  readonly closed: readonly string[]
  /** Weekdays on which continuous trading ends early, 'MM-DD', with its last minute on the local clock, 'HH:MM'. */
  readonly early?: Readonly<Record<string, string>>
}
