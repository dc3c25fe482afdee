import { periodStart } from '@bellwether/analytics'
import type { ChartChoices, SecurityChartRange } from '@bellwether/contract'
import { formatDate, type IsoDate } from '@bellwether/domain'
import type { ResearchContext, Security } from '../research-context.ts'
import { lastCloseDay } from '../securities/last-close.ts'
import { type Bar, barsWithin, dailyBars, sessionBars } from './chart-bars.ts'
import type { ChartDates } from './chart-dates.ts'
import type { MoneyTerms } from './money-terms.ts'

/** The bars of a chart's period. */
export interface ChartPeriod {
  readonly from: IsoDate
  readonly to: IsoDate
  /** Null for dates of its own. */
  readonly range: SecurityChartRange | null
  readonly bars: readonly Bar[]
  /** Bars within days; daily prices otherwise. */
  readonly intraday: boolean
  /** Daily prices of the same period, which total return needs; none within one day. */
  readonly days: readonly Bar[]
  /** The close that bars within several days, or within an earlier one than asked for, are measured from. */
  readonly before: Bar | null
  /** Why daily prices, or another day, are drawn where bars within the days were to be expected. */
  readonly whyDaily: string | null
}

interface Wanted {
  readonly requested: ChartChoices
  readonly range: SecurityChartRange
  readonly dates: ChartDates['dates']
  readonly money: MoneyTerms
  readonly day: IsoDate
  readonly historyFrom: IsoDate
}

export async function chartPeriod(
  context: ResearchContext,
  security: Security,
  { requested, range, dates, money, day, historyFrom }: Wanted,
): Promise<ChartPeriod> {
  const last = range === '1D' ? day : await lastCloseDay(context, security.listing.id, day)
  const { from, to } = dates ?? { from: periodStart(range, last, historyFrom), to: last }
  const common = { from, to, range: dates ? null : range, before: null, whyDaily: null }
  if (common.range === '1D') return { ...common, ...(await oneDay(context, security, day)) }
  const days = await dailyBars(context, security.listing.id, from, to)
  const daily = { ...common, bars: days, intraday: false, days }
  if (common.range !== '5D') return daily
  if (needsDays(requested) || money.moneyValue)
    return { ...daily, whyDaily: 'Daily closing prices are drawn, because the other choices need them.' }
  const bars = await barsWithin(context, security, days)
  if (!bars)
    return { ...daily, whyDaily: 'Daily closing prices: prices within the day are not available for all five days.' }
  return { ...daily, bars, intraday: true, before: days[0] ?? null }
}

async function oneDay(context: ResearchContext, security: Security, asked: IsoDate) {
  const { day, bars, before } = await sessionBars(context, security, asked)
  const whyDaily = day === asked ? null : `No trades yet on ${formatDate(asked)}: ${formatDate(day)} is drawn.`
  return { from: day, to: day, bars, intraday: true, days: [], before, whyDaily }
}

function needsDays({ basis, compare, indicators }: ChartChoices): boolean {
  return basis === 'total-return' || compare.length > 0 || indicators.length > 0
}

export function tooFewBars(range: SecurityChartRange | null, historyFrom: IsoDate, day: IsoDate): string {
  return range === '1D'
    ? `No intraday trades on ${formatDate(day)}. Choose a longer period.`
    : `No price history for this period; history starts on ${formatDate(historyFrom)}.`
}
