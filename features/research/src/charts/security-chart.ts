import { rebase, totalReturn } from '@bellwether/analytics'
import {
  type BlockState,
  type ChartChoices,
  type ChartIndicator,
  type ChartPoint,
  type IndicatorView,
  type SecurityChartRange,
  type SecurityChartView,
  securityChartRanges,
} from '@bellwether/contract'
import { prices } from '@bellwether/db'
import { addDays, addMonths, formatDate, type IsoDate, type Price } from '@bellwether/domain'
import { empty, ready } from '@bellwether/web/view'
import type { ResearchContext, Security } from '../research-context.ts'
import { priceIn, zoneOf } from '../securities/quote.ts'
import { chartEvents, eventKindsOf } from './chart-events.ts'
import { chartIndicators } from './chart-indicators.ts'
import { isIntraday, windowStart } from './chart-window.ts'
import { type Comparable, comparedLine } from './compared.ts'
import { navLine } from './nav-line.ts'
import { reinvestedPayments } from './reinvested-payments.ts'

type Bar = Omit<ChartPoint, 'totalReturn'>

export interface ChartSubject {
  readonly security: Security
  /** The last day drawn. */
  readonly day: IsoDate
  readonly previousClose: Price | null
}

/** The chart as asked; where a choice cannot be followed, the nearest that can, and a remark that says why. */
export async function securityChartView(
  context: ResearchContext,
  { security, day, previousClose }: ChartSubject,
  asked: ChartChoices,
  compared: readonly Comparable[],
): Promise<BlockState<SecurityChartView>> {
  const { listing } = security
  const span = await prices.span(context.db, listing.id)
  if (!span) return empty(notYet(security.listedOn))
  const historyFrom = span.first as IsoDate
  const ranges = rangesOf(security.type === 'FUND')
  const range = ranges.includes(asked.range) ? asked.range : '1Y'
  const intraday = isIntraday(range)
  const from = windowStart(range, day, historyFrom)
  const bars = intraday ? await intradayBars(context, listing.id, day) : await dailyBars(context, listing.id, from, day)
  const first = bars[0]
  const last = bars.at(-1)
  if (!first || !last || bars.length < 2) return empty(tooFew(range, historyFrom, day))

  const { growth, noTotalReturn } = await growthOf(context, security, bars, { intraday, historyFrom, day })
  const basis = noTotalReturn === null ? asked.basis : 'price'
  const lines = intraday
    ? []
    : await Promise.all(compared.map(other => comparedLine(context, other, { times: bars.map(bar => bar.at), basis })))
  const drawn = lines.filter(line => line !== null)
  const noCandles = candlesReason(bars, basis, drawn.length)
  const needsRange = asked.type === 'candles' || asked.type === 'bars'
  const indicators =
    intraday || basis !== 'price'
      ? []
      : await chartIndicators(
          context,
          security,
          asked.indicators,
          bars.map(bar => bar.at),
        )
  const points = bars.map((bar, index) => ({ ...bar, totalReturn: growth?.[index] ?? null }))
  const toPrice = priceIn(listing)
  const low = toPrice(Math.min(...bars.map(bar => bar.low ?? bar.close)))
  const high = toPrice(Math.max(...bars.map(bar => bar.high ?? bar.close)))
  if (!low || !high) return empty(notYet(security.listedOn))
  const shownGrowth = basis === 'total-return' ? points.at(-1)?.totalReturn : null
  const view: SecurityChartView = {
    choices: {
      ...asked,
      range,
      basis,
      type: needsRange && noCandles ? 'line' : asked.type,
      indicators: indicators.map(({ key }) => key),
      compare: compared.map(({ code }) => code),
    },
    remarks: [
      ...(range === asked.range ? [] : ['Funds are priced once a day, so the shortest period is one month.']),
      ...(basis === asked.basis || !noTotalReturn ? [] : [noTotalReturn]),
      ...(needsRange && noCandles ? [noCandles] : []),
      ...indicatorRemarks(asked.indicators, indicators, { intraday, basis, name: security.shortName }),
      ...(intraday && compared.length > 0 ? ['Comparisons use daily prices: choose five days or longer.'] : []),
      ...compared
        .filter((_, index) => !intraday && lines[index] === null)
        .map(({ name }) => `${name} has no prices in this period.`),
      ...(from < addDays(historyFrom, -7) ? [`History starts on ${formatDate(historyFrom)}.`] : []),
    ],
    ranges,
    noTotalReturn,
    noCandles,
    name: security.shortName,
    unit: listing.priceUnit,
    scale: listing.priceScale,
    zone: zoneOf(listing.exchange),
    points,
    changePct:
      shownGrowth == null
        ? changeOf(intraday && previousClose ? previousClose.value : first.close, last.close)
        : shownGrowth / 100 - 1,
    low,
    high,
    previousClose: intraday ? previousClose : null,
    compared: drawn,
    nav: intraday ? null : await navLine(context, security, points),
    events: intraday ? [] : await chartEvents(context, security, asked.events, first.at as IsoDate, day),
    eventKinds: eventKindsOf(security.type),
    indicators,
    historyFrom,
  }
  return ready(view)
}

function rangesOf(pricedDaily: boolean): readonly SecurityChartRange[] {
  return pricedDaily ? securityChartRanges.filter(range => range !== '1D' && range !== '5D') : securityChartRanges
}

async function intradayBars({ db }: ResearchContext, listingId: number, day: IsoDate): Promise<Bar[]> {
  const bars = await prices.intraday(db, listingId, new Date(`${day}T00:00:00Z`))
  return bars.map(({ at, ...bar }) => ({ at: at.toISOString(), ...bar }))
}

async function dailyBars({ history }: ResearchContext, listingId: number, from: IsoDate, to: IsoDate): Promise<Bar[]> {
  const days = await history.daily(listingId, from, to)
  return days.map(({ day, ...bar }) => ({ at: day, ...bar }))
}

async function growthOf(
  context: ResearchContext,
  security: Security,
  bars: readonly Bar[],
  { intraday, historyFrom, day }: { intraday: boolean; historyFrom: IsoDate; day: IsoDate },
): Promise<{ growth: readonly (number | null)[] | null; noTotalReturn: string | null }> {
  const refuse = (noTotalReturn: string) => ({ growth: null, noTotalReturn })
  if (intraday) return refuse('Total return uses daily closing prices: choose five days or longer.')
  if (historyFrom > addMonths(day, -12))
    return refuse('Total return is shown once there are 12 complete months of prices.')
  const days = bars.map(bar => ({ day: bar.at as IsoDate, close: bar.close }))
  const { payments, leftOut } = await reinvestedPayments(context, security, historyFrom, day)
  if (leftOut.length > 0)
    return refuse(
      `Income is paid in ${leftOut.join(' and ')} and the price is in ${security.listing.priceUnit}: without daily exchange rates, total return cannot be calculated.`,
    )
  return { growth: rebase(totalReturn(days, payments).growth), noTotalReturn: null }
}

function candlesReason(bars: readonly Bar[], basis: ChartChoices['basis'], compared: number): string | null {
  if (compared > 0) return 'Candlestick and bar charts show one security: remove the comparison to use them.'
  if (basis === 'total-return') return 'Candlestick and bar charts show prices: choose price only to use them.'
  return bars.some(bar => bar.open !== null && bar.high !== null && bar.low !== null)
    ? null
    : 'Priced once a day, so there is no open, high or low for candlestick or bar charts.'
}

function indicatorRemarks(
  asked: readonly ChartIndicator[],
  made: readonly IndicatorView[],
  { intraday, basis, name }: { intraday: boolean; basis: ChartChoices['basis']; name: string },
): readonly string[] {
  if (asked.length === 0) return []
  if (intraday) return ['Indicators use daily closing prices: choose five days or longer.']
  if (basis !== 'price') return ['Indicators use prices: choose price only to see them.']
  return asked.includes('relative') && !made.some(({ key }) => key === 'relative')
    ? [`${name} has no benchmark index here, so relative strength is not available.`]
    : []
}

function changeOf(from: number, to: number): number {
  return from > 0 ? (to - from) / from : 0
}

function notYet(listedOn: IsoDate | null): string {
  return listedOn ? `No price history yet: it was listed on ${formatDate(listedOn)}.` : 'No price history yet.'
}

function tooFew(range: SecurityChartRange, historyFrom: IsoDate, day: IsoDate): string {
  return isIntraday(range)
    ? `No intraday trades on ${formatDate(day)}. Choose a longer period.`
    : `No price history for this period; history starts on ${formatDate(historyFrom)}.`
}
