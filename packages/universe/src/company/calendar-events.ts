import { addMonthsTo, type EpochDay, isoOf, tradingDayFrom, yearOf } from '../calendar.ts'
import type { SecurityPlan } from '../identity/plan.ts'
import { sourceId } from '../platform/source.ts'
import type { DividendKind, EventRow } from '../rows/income.ts'
import type { DeclaredDividend } from './dividend-plan.ts'
import type { FiscalCalendar } from './fiscal-calendar.ts'

type EventKind = EventRow['kind']

/** An event of the financial calendar; news is written about it too. */
export interface CalendarEvent {
  readonly kind: EventKind
  readonly day: EpochDay
  readonly title: string
  readonly fiscalYear: number
}

const agmLag = 128

/** The meeting that receives the accounts of the year to this day. */
export function agmAfter(yearEnd: EpochDay): EpochDay {
  return tradingDayFrom(yearEnd + agmLag)
}

/** Results, trading statements and meetings of all years of the calendar. */
export function companyEvents(calendar: FiscalCalendar): CalendarEvent[] {
  const events: CalendarEvent[] = []
  for (const half of calendar.halves) {
    const year = half.fiscalYear
    if (half.half === 1) {
      events.push({
        kind: 'HALF_YEAR_RESULTS',
        day: half.publishedOn,
        title: `Half-year results ${year}`,
        fiscalYear: year,
      })
    } else {
      events.push({
        kind: 'FULL_YEAR_RESULTS',
        day: half.publishedOn,
        title: `Full-year results ${year}`,
        fiscalYear: year,
      })
      const meeting = agmAfter(half.end)
      events.push({
        kind: 'AGM',
        day: meeting,
        title: `Annual general meeting ${yearOf(meeting)}`,
        fiscalYear: year,
      })
    }
    const day = tradingDayFrom(half.end + 17)
    events.push({
      kind: 'TRADING_STATEMENT',
      day,
      title: half.half === 1 ? `First-half trading update ${year}` : `Full-year trading update ${year}`,
      fiscalYear: year,
    })
  }
  return events.toSorted((a, b) => a.day - b.day)
}

/** A trust publishes NAVs, and no trading statements. */
export function trustEvents(calendar: FiscalCalendar): CalendarEvent[] {
  return companyEvents(calendar).filter(({ kind }) => kind !== 'TRADING_STATEMENT')
}

/** Three years back and one ahead. A future day is confirmed once it is near, or when the dividend is declared. */
export function* eventRows(
  plan: SecurityPlan,
  events: readonly CalendarEvent[],
  dividends: readonly DeclaredDividend[],
  until: EpochDay,
): Generator<EventRow> {
  const [from, to] = [addMonthsTo(until, -36), addMonthsTo(until, 12)]
  const row = (kind: EventKind, day: EpochDay, title: string, confirmed: boolean): EventRow => ({
    security_id: plan.id,
    kind,
    day: isoOf(day),
    title,
    confirmed,
    source_id: sourceId,
  })
  for (const { kind, day, title } of events)
    if (day >= from && day <= to) yield row(kind, day, title, day <= until + 45)
  for (const d of dividends) {
    const declared = d.declaredOn <= until
    const name = dividendName(d.kind)
    if (d.kind === 'SPECIAL' && !declared) continue
    if (d.exOn >= from && d.exOn <= to) yield row('EX_DIVIDEND', d.exOn, `Ex-dividend: ${name}`, declared)
    if (d.payOn >= from && d.payOn <= to) yield row('DIVIDEND_PAYMENT', d.payOn, `Payment: ${name}`, declared)
  }
}

const dividendNames: Readonly<Record<DividendKind, string>> = {
  INTERIM: 'interim dividend',
  SECOND_INTERIM: 'second interim dividend',
  THIRD_INTERIM: 'third interim dividend',
  FOURTH_INTERIM: 'fourth interim dividend',
  FINAL: 'final dividend',
  SPECIAL: 'special dividend',
  PID: 'property income distribution',
  RETURN_OF_CAPITAL: 'return of capital',
  DISTRIBUTION: 'distribution',
  COUPON: 'coupon',
}

export function dividendName(kind: DividendKind): string {
  return dividendNames[kind]
}

/** `an interim dividend`, `a final dividend`. */
export function withArticle(name: string): string {
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`
}
