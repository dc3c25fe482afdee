import { addDays, addMonths, lastMonthEnd, monthEndBefore } from './calendar.ts'

export interface Span {
  readonly label: string
  readonly from: string
  readonly to: string
  /** The page writes the first day with its label. */
  readonly dated?: boolean
}

/** From one month to ten years, to the day of the last price. */
export function standardSpans(day: string): readonly Span[] {
  const back = (label: string, months: number): Span => ({ label, from: addMonths(day, -months), to: day })
  return [
    back('1 month', 1),
    back('3 months', 3),
    back('6 months', 6),
    { label: 'Year to date', from: `${Number(day.slice(0, 4)) - 1}-12-31`, to: day },
    back('1 year', 12),
    back('3 years', 36),
    back('5 years', 60),
    back('10 years', 120),
  ]
}

/** Five times twelve months to the end of the last complete month, latest first. */
export function discreteSpans(day: string): readonly Omit<Span, 'label'>[] {
  const latest = lastMonthEnd(day)
  return [0, 1, 2, 3, 4].map(years => ({
    from: monthEndBefore(latest, 12 * (years + 1)),
    to: monthEndBefore(latest, 12 * years),
  }))
}

/** Calendar years that are over and begin on or after the first day with a price, latest first; at most ten. */
export function calendarSpans(day: string, first: string): readonly Span[] {
  const latest = Number(addDays(day, 1).slice(0, 4)) - 1
  return Array.from({ length: 10 }, (_, back) => latest - back)
    .map(year => ({ label: String(year), from: `${year - 1}-12-31`, to: `${year}-12-31` }))
    .filter(({ from }) => from >= first)
}

/** Every month end from one day to another, oldest first. */
export function monthEnds(from: string, to: string): readonly string[] {
  const ends: string[] = []
  for (let end = lastMonthEnd(to); end >= from; end = monthEndBefore(end, 1)) ends.unshift(end)
  return ends
}
