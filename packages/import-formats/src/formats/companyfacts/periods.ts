import { addDays, type IsoDate } from '@bellwether/domain'
import type { Fact } from './facts.ts'

/** A period that a company has reported, whatever figures there are of it. */
export interface FactPeriod {
  readonly start: IsoDate
  readonly end: IsoDate
  readonly months: number
  readonly fiscalYear: number
}

const dayMs = 86_400_000
const daysBetween = (from: IsoDate, to: IsoDate) => (Date.parse(to) - Date.parse(from)) / dayMs

/**
 * Years, and the parts of years from their beginning: what a 10-Q gives for six and nine months. A single second or third
 * quarter is no period of ours: twelve months are made from a year, the part of this year and the same part of the last.
 */
export function periodsIn(facts: readonly Fact[]): readonly FactPeriod[] {
  const found = new Map<string, Unnumbered>()
  for (const { start, end } of facts) {
    const months = start === null ? null : monthsOf(daysBetween(start, end) + 1)
    if (start !== null && months !== null) found.set(`${start} ${end}`, { start, end, months })
  }
  const all = [...found.values()]
  const years = all.filter(({ months }) => months === 12)
  const parts = all.filter(part => part.months !== 12 && isFromYearStart(part, all) && !endsAYear(part, years))
  const yearOf = fiscalYears(facts, years)
  return oneForEachEnd([...years, ...parts]).map(period => ({ ...period, fiscalYear: yearOf(period) }))
}

type Unnumbered = Omit<FactPeriod, 'fiscalYear'>

/**
 * Counted back from the latest year: filings say which year they are of, and some have said it differently from one year
 * to the next.
 */
function fiscalYears(facts: readonly Fact[], years: readonly Unnumbered[]): (period: Unnumbered) => number {
  const latest = years.reduce<Unnumbered | null>((last, next) => (last && last.end > next.end ? last : next), null)
  const own = facts.find(({ start, end }) => start === latest?.start && end === latest?.end)
  const number = own?.fiscalYear ?? null
  return ({ start }) =>
    latest === null || number === null
      ? Number(addDays(start, 364).slice(0, 4))
      : number - Math.round(daysBetween(start, latest.start) / 365.25)
}

/** Four weeks or a few days more or less, since many companies end their years on a Saturday. */
function monthsOf(days: number): number | null {
  const months = Math.round(days / 30.4375)
  return [3, 6, 9, 12].includes(months) && Math.abs(days - months * 30.4375) < 16 ? months : null
}

function isFromYearStart({ months, start }: Unnumbered, all: readonly Unnumbered[]): boolean {
  if (months > 3) return true
  return all.some(
    other =>
      (other.months > 3 && Math.abs(daysBetween(other.start, start)) < 8) ||
      (other.months === 12 && Math.abs(daysBetween(other.end, start)) < 8),
  )
}

function endsAYear({ end }: Unnumbered, years: readonly Unnumbered[]): boolean {
  return years.some(year => Math.abs(daysBetween(year.end, end)) < 8)
}

function oneForEachEnd(periods: readonly Unnumbered[]): readonly Unnumbered[] {
  const byEnd = new Map<string, Unnumbered>()
  for (const period of periods.toSorted((a, b) => a.months - b.months)) byEnd.set(period.end, period)
  return [...byEnd.values()].sort((a, b) => a.end.localeCompare(b.end))
}
