import { type EpochDay, monthEnd, tradingDayUpTo, yearOf } from '../calendar.ts'
import type { FiscalCalendar } from '../company/fiscal-calendar.ts'
import type { EtfPlan, FundPlan } from '../identity/plan.ts'
import type { Market } from '../market.ts'
import { familyOf } from '../portfolio/pooled-plan.ts'

/** A report that a product publishes weeks after the end of what it reports. */
export interface DueReport {
  readonly kind: 'Annual' | 'Interim'
  readonly end: EpochDay
  readonly publishedOn: EpochDay
}

/** Days from a period's end to the report of a fund, which has four months for a year and two for half of one. */
const annualLag = 95
const interimLag = 56
const yearsAhead = 2
const yearsBack = 3

/** A trust publishes its reports with its results. */
export function trustReports({ halves }: FiscalCalendar): readonly DueReport[] {
  return halves.map(({ half, end, publishedOn }) => ({ kind: half === 1 ? 'Interim' : 'Annual', end, publishedOn }))
}

/** Of a fund or ETF, oldest first, the last two years of them in the future. */
export function fundReports(market: Market, plan: FundPlan | EtfPlan): readonly DueReport[] {
  const month = market.random(familyOf(plan), 'report year').pick([3, 6, 9, 12])
  const years = Array.from({ length: yearsBack + yearsAhead + 1 }, (_, i) => yearOf(market.until) - yearsBack + i)
  return years
    .flatMap((year): Omit<DueReport, 'publishedOn'>[] => [
      { kind: 'Annual', end: monthEnd(year, month) },
      { kind: 'Interim', end: monthEnd(year, ((month + 5) % 12) + 1) },
    ])
    .toSorted((a, b) => a.end - b.end)
    .map(due => ({ ...due, publishedOn: tradingDayUpTo(due.end + (due.kind === 'Annual' ? annualLag : interimLag)) }))
}
