import { type EpochDay, monthEnd, tradingDayFrom, yearOf } from '../calendar.ts'

/** Half a financial year. `fiscalYear` is the calendar year in which the financial year ends. */
export interface HalfYear {
  readonly fiscalYear: number
  readonly half: 1 | 2
  /** The day before the first: end of the half before. */
  readonly from: EpochDay
  readonly end: EpochDay
  /** Results day. */
  readonly publishedOn: EpochDay
}

/** Days from a period's end to its results. */
export interface ReportingLag {
  readonly annual: number
  readonly interim: number
}

export interface FiscalCalendar {
  /** Oldest first, whole financial years, the last two of them in the future. */
  readonly halves: readonly HalfYear[]
  /** The latest financial year whose results are out. */
  readonly latestYear: number
}

export function createFiscalCalendar(
  yearEndMonth: number,
  until: EpochDay,
  pastYears: number,
  lag: ReportingLag,
): FiscalCalendar {
  const publishedOn = (year: number) => tradingDayFrom(monthEnd(year, yearEndMonth) + lag.annual)
  let latestYear = yearOf(until)
  while (publishedOn(latestYear) > until) latestYear -= 1
  const halves: HalfYear[] = []
  for (let year = latestYear - pastYears + 1; year <= latestYear + 2; year++) {
    const previous = monthEnd(year - 1, yearEndMonth)
    const middle = yearEndMonth > 6 ? monthEnd(year, yearEndMonth - 6) : monthEnd(year - 1, yearEndMonth + 6)
    const end = monthEnd(year, yearEndMonth)
    halves.push(
      { fiscalYear: year, half: 1, from: previous, end: middle, publishedOn: tradingDayFrom(middle + lag.interim) },
      { fiscalYear: year, half: 2, from: middle, end, publishedOn: publishedOn(year) },
    )
  }
  return { halves, latestYear }
}
