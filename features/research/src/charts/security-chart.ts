import { rebase, totalReturn } from '@bellwether/analytics'
import {
  type BlockState,
  type ChartChoices,
  type ChartPoint,
  type SecurityChartRange,
  type SecurityChartView,
  securityChartRanges,
} from '@bellwether/contract'
import { prices } from '@bellwether/db'
import { addMonths, formatDate, type IsoDate, type Price } from '@bellwether/domain'
import { empty, ready } from '@bellwether/web/view'
import type { ResearchContext, Security } from '../research-context.ts'
import { priceIn, zoneOf } from '../securities/quote.ts'
import type { Bar } from './chart-bars.ts'
import { chartEvents, eventKindsOf } from './chart-events.ts'
import { chartIndicators } from './chart-indicators.ts'
import { type ChartPeriod, chartPeriod, tooFewBars } from './chart-period.ts'
import { candlesReason, chartRemarks } from './chart-remarks.ts'
import { type Comparable, comparedLine } from './compared.ts'
import { returnCloses } from './dirty-closes.ts'
import { navLine } from './nav-line.ts'
import { reinvestedPayments } from './reinvested-payments.ts'

export interface ChartSubject {
  readonly security: Security
  /** The last day drawn. */
  readonly day: IsoDate
  readonly previousClose: Price | null
}

/** The chart as requested; where a choice is not available, the nearest that is, with a remark that says why. */
export async function securityChartView(
  context: ResearchContext,
  subject: ChartSubject,
  requested: ChartChoices,
  compared: readonly Comparable[],
): Promise<BlockState<SecurityChartView>> {
  const { security, day } = subject
  const { listing } = security
  const span = await prices.span(context.db, listing.id)
  if (!span) return empty(noHistory(security.listedOn))
  const historyFrom = span.first as IsoDate
  const ranges = rangesOf(security.type === 'FUND')
  const range = ranges.includes(requested.range) ? requested.range : '1Y'
  const period = await chartPeriod(context, security, { requested, range, day, historyFrom })
  const { bars, intraday, from } = period
  const extremes = extremesOf(bars, security)
  if (!extremes || bars.length < 2) return empty(tooFewBars(range, historyFrom, day))

  const { growth, noTotalReturn } = await growthOf(context, security, period, { historyFrom, day })
  const basis = noTotalReturn === null ? requested.basis : 'price'
  const overlays = await overlaysOf(context, security, requested, { bars, compared, intraday, basis, from })
  const noCandles = candlesReason(bars, basis, overlays.drawn.length)
  const choices: ChartChoices = {
    ...requested,
    range,
    basis,
    type: isOhlc(requested.type) && noCandles ? 'line' : requested.type,
    indicators: overlays.indicators.map(({ key }) => key),
    compare: compared.map(({ code }) => code),
  }
  const before = closeBefore(subject, period)
  const points = bars.map((bar, index) => ({ ...bar, totalReturn: growth?.[index] ?? null }))
  return ready({
    choices,
    remarks: chartRemarks(requested, choices, {
      name: security.shortName,
      noTotalReturn,
      noCandles,
      intraday,
      whyDaily: period.whyDaily,
      missing: compared.filter((_, index) => overlays.lines[index] === null).map(({ name }) => name),
      from,
      historyFrom,
    }),
    ranges,
    noTotalReturn,
    noCandles,
    name: security.shortName,
    unit: listing.priceUnit,
    scale: listing.priceScale,
    zone: zoneOf(listing.exchange),
    points,
    changePct: changeShown(points, choices, before.previousClose),
    ...extremes,
    ...before,
    compared: overlays.drawn,
    nav: intraday ? null : await navLine(context, security, points),
    events: range === '1D' ? [] : await chartEvents(context, security, requested.events, dayOf(bars[0]) ?? from, day),
    eventKinds: eventKindsOf(security.type),
    indicators: overlays.indicators,
    historyFrom,
  })
}

function isOhlc(type: ChartChoices['type']): boolean {
  return type === 'candles' || type === 'bars'
}

function extremesOf(bars: readonly Bar[], { listing }: Security): { readonly low: Price; readonly high: Price } | null {
  if (bars.length === 0) return null
  const toPrice = priceIn(listing)
  const low = toPrice(Math.min(...bars.map(bar => bar.low ?? bar.close)))
  const high = toPrice(Math.max(...bars.map(bar => bar.high ?? bar.close)))
  return low && high && { low, high }
}

interface Drawing {
  readonly bars: readonly Bar[]
  readonly compared: readonly Comparable[]
  readonly intraday: boolean
  readonly basis: ChartChoices['basis']
  /** The start of the period. */
  readonly from: IsoDate
}

/** Compared lines and indicators: both need daily prices. */
async function overlaysOf(
  context: ResearchContext,
  security: Security,
  requested: ChartChoices,
  { bars, compared, intraday, basis, from }: Drawing,
) {
  if (intraday) return { lines: [], drawn: [], indicators: [] }
  const times = bars.map(bar => bar.at)
  const lines = await Promise.all(compared.map(other => comparedLine(context, other, { times, basis, from, security })))
  const indicators = basis === 'price' ? await chartIndicators(context, security, requested.indicators, times) : []
  return { lines, drawn: lines.filter(line => line !== null), indicators }
}

function changeShown(points: readonly ChartPoint[], { basis }: ChartChoices, previousClose: Price | null): number {
  const [first, last] = [points[0], points.at(-1)]
  if (basis === 'total-return' && last?.totalReturn != null) return last.totalReturn / 100 - 1
  const from = previousClose ? previousClose.value : (first?.close ?? 0)
  return from > 0 && last ? (last.close - from) / from : 0
}

function rangesOf(pricedDaily: boolean): readonly SecurityChartRange[] {
  return pricedDaily ? securityChartRanges.filter(range => range !== '1D' && range !== '5D') : securityChartRanges
}

async function growthOf(
  context: ResearchContext,
  security: Security,
  { bars, days: daily, intraday }: ChartPeriod,
  { historyFrom, day }: { historyFrom: IsoDate; day: IsoDate },
): Promise<{ growth: readonly (number | null)[] | null; noTotalReturn: string | null }> {
  const refuse = (noTotalReturn: string) => ({ growth: null, noTotalReturn })
  if (daily.length === 0) return refuse('Total return uses daily closing prices: choose five days or longer.')
  if (historyFrom > addMonths(day, -12))
    return refuse('Total return is shown once there are 12 complete months of prices.')
  const closes = daily.map(bar => ({ day: bar.at as IsoDate, close: bar.close }))
  const days = await returnCloses(context, security, closes)
  if (typeof days === 'string') return refuse(days)
  const { payments, leftOut } = await reinvestedPayments(context, security, historyFrom, day)
  if (leftOut.length > 0)
    return refuse(
      `Income is paid in ${leftOut.join(' and ')} and the price is in ${security.listing.priceUnit}: without daily exchange rates, total return cannot be calculated.`,
    )
  if (intraday) return { growth: null, noTotalReturn: null }
  const growth = rebase(totalReturn(days, payments).growth)
  const onDay = new Map(days.map(({ day }, index) => [day, growth[index] ?? null]))
  return { growth: bars.map(({ at }) => onDay.get(at as IsoDate) ?? null), noTotalReturn: null }
}

function noHistory(listedOn: IsoDate | null): string {
  return listedOn ? `No price history yet: it was listed on ${formatDate(listedOn)}.` : 'No price history yet.'
}

/** What bars within days are measured from: the quote's previous close, or the close before the first of several days. */
function closeBefore(
  { security, previousClose }: ChartSubject,
  { intraday, before }: ChartPeriod,
): Pick<SecurityChartView, 'previousClose' | 'previousCloseOn'> {
  if (!before) return { previousClose: intraday ? previousClose : null, previousCloseOn: null }
  return { previousClose: priceIn(security.listing)(before.close), previousCloseOn: dayOf(before) }
}

function dayOf(bar: Bar | undefined): IsoDate | null {
  return bar ? (bar.at.slice(0, 10) as IsoDate) : null
}
