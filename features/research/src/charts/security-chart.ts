import {
  type BlockState,
  type ChartChoices,
  type ChartPoint,
  type SecurityChartRange,
  type SecurityChartView,
  securityChartRanges,
} from '@bellwether/contract'
import { prices } from '@bellwether/db'
import { dayChangeOf, formatDate, type IsoDate, type Price, price } from '@bellwether/domain'
import { empty, ready } from '@bellwether/web/view'
import type { ResearchContext, Security } from '../research-context.ts'
import { priceIn, zoneOf } from '../securities/quote.ts'
import type { Bar } from './chart-bars.ts'
import { chartDates } from './chart-dates.ts'
import { chartEvents, eventKindsOf } from './chart-events.ts'
import { chartGrowth } from './chart-growth.ts'
import { chartIndicators } from './chart-indicators.ts'
import { barIn, type ChartMoney, chartMoney, growthIn, knownDays, roundedBar } from './chart-money.ts'
import { type ChartPeriod, chartPeriod, tooFewBars } from './chart-period.ts'
import { candlesReason, chartRemarks } from './chart-remarks.ts'
import { type Comparable, comparedLine } from './compared.ts'
import { asQuoted, currencyOf, type MoneyTerms, moneyTerms } from './money-terms.ts'
import { navLine } from './nav-line.ts'

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
  const [span, wanted] = await Promise.all([
    prices.span(context.db, listing.id),
    moneyTerms(context, currencyOf(listing.priceUnit), requested, day),
  ])
  if (!span) return empty(noHistory(security.listedOn))
  const historyFrom = span.first as IsoDate
  const ranges = rangesOf(security.type === 'FUND')
  const range = ranges.includes(requested.range) ? requested.range : '1Y'
  const { dates, problem: noDates } = chartDates(requested, { first: historyFrom, last: day })
  const whole = await chartPeriod(context, security, { requested, range, dates, day, historyFrom, money: wanted })
  const terms = whole.intraday ? asQuoted : wanted
  const money = await chartMoney(terms, security)
  const period = knownDays(whole, money)
  const { intraday, from, to } = period
  const bars = period.bars.map(bar => barIn(bar, money))
  const extremes = extremesOf(bars, security, money)
  if (!extremes || bars.length < 2) return empty(tooFewBars(dates ? null : range, historyFrom, day))

  const [{ growth, noTotalReturn }, nav, events] = await Promise.all([
    chartGrowth(context, security, period, { historyFrom, day }),
    intraday ? null : navIn(context, security, period, money),
    whole.range === '1D' ? [] : chartEvents(context, security, requested.events, dayOf(bars[0]) ?? from, to),
  ])
  const basis = noTotalReturn === null ? requested.basis : 'price'
  const overlays = await overlaysOf(context, security, requested, { bars, compared, intraday, basis, from, terms })
  const noCandles = candlesReason(bars, basis, overlays.drawn.length)
  const choices = choicesDrawn(requested, { range, basis, terms, dates, noCandles, compared, overlays })
  const before = closeBefore(subject, period)
  const ownGrowth = growthIn(growth, period.bars, money)
  const points = bars.map((bar, index) => ({ ...roundedBar(bar), totalReturn: ownGrowth?.[index] ?? null }))
  return ready({
    choices,
    remarks: chartRemarks(requested, choices, {
      name: security.shortName,
      noTotalReturn,
      noCandles,
      intraday,
      noMoney: wanted.problem ?? (terms === wanted ? null : asQuotedWithinDay),
      whyDaily: period.whyDaily,
      missing: compared.filter((_, index) => overlays.lines[index] === null).map(({ name }) => name),
      from,
      historyFrom,
    }),
    ranges,
    noTotalReturn,
    noCandles,
    noDates,
    priceCurrency: currencyOf(listing.priceUnit),
    moneyNote: terms.note,
    name: security.shortName,
    unit: money?.unit ?? listing.priceUnit,
    scale: listing.priceScale,
    zone: zoneOf(listing.exchange),
    points,
    changePct: changeShown(bars, points, choices, before.previousClose),
    ...extremes,
    ...before,
    compared: overlays.drawn,
    nav,
    events,
    eventKinds: eventKindsOf(security.type),
    indicators: overlays.indicators,
    historyFrom,
  })
}

interface Drawn extends Pick<ChartChoices, 'range' | 'basis'> {
  readonly terms: MoneyTerms
  readonly dates: ReturnType<typeof chartDates>['dates']
  readonly noCandles: string | null
  readonly compared: readonly Comparable[]
  readonly overlays: Awaited<ReturnType<typeof overlaysOf>>
}

function choicesDrawn(
  requested: ChartChoices,
  { range, basis, terms, dates, noCandles, compared, overlays }: Drawn,
): ChartChoices {
  return {
    ...requested,
    range,
    basis,
    terms: terms.terms,
    currency: terms.currency,
    from: dates && requested.from,
    to: dates && requested.to,
    type: isOhlc(requested.type) && noCandles ? 'line' : requested.type,
    indicators: overlays.indicators.map(({ key }) => key),
    compare: compared.map(({ code }) => code),
  }
}

const asQuotedWithinDay =
  'Prices within a day are as quoted: choose five days or longer to see them after inflation or in pounds.'

function isOhlc(type: ChartChoices['type']): boolean {
  return type === 'candles' || type === 'bars'
}

function extremesOf(
  bars: readonly Bar[],
  { listing }: Security,
  money: ChartMoney | null,
): { readonly low: Price; readonly high: Price } | null {
  if (bars.length === 0) return null
  const toPrice = (value: number) => price(Math.round(value), listing.priceScale, money?.unit ?? listing.priceUnit)
  return {
    low: toPrice(Math.min(...bars.map(bar => bar.low ?? bar.close))),
    high: toPrice(Math.max(...bars.map(bar => bar.high ?? bar.close))),
  }
}

interface Drawing {
  readonly bars: readonly Bar[]
  readonly compared: readonly Comparable[]
  readonly intraday: boolean
  readonly basis: ChartChoices['basis']
  /** The start of the period. */
  readonly from: IsoDate
  readonly terms: MoneyTerms
}

/** Compared lines and indicators: both need daily prices, and indicators prices as quoted. */
async function overlaysOf(
  context: ResearchContext,
  security: Security,
  requested: ChartChoices,
  { bars, compared, intraday, basis, from, terms }: Drawing,
) {
  if (intraday) return { lines: [], drawn: [], indicators: [] }
  const times = bars.map(bar => bar.at)
  const frame = { times, basis, from, security, money: terms }
  const lines = await Promise.all(compared.map(other => comparedLine(context, other, frame)))
  const quoted = basis === 'price' && terms.moneyValue === null
  const indicators = quoted ? await chartIndicators(context, security, requested.indicators, times) : []
  return { lines, drawn: lines.filter(line => line !== null), indicators }
}

/** From prices before they are rounded. */
function changeShown(
  bars: readonly Bar[],
  points: readonly ChartPoint[],
  { basis }: ChartChoices,
  previousClose: Price | null,
): number {
  const [first, last, total] = [bars[0], bars.at(-1), points.at(-1)?.totalReturn]
  if (basis === 'total-return' && total != null) return total / 100 - 1
  const within =
    last && previousClose && dayChangeOf({ ...previousClose, value: Math.round(last.close) }, previousClose)
  if (within) return within.fraction
  const from = first?.close ?? 0
  return from > 0 && last ? (last.close - from) / from : 0
}

/** The NAV is in the money of the prices; its discount to them is the same in any. */
async function navIn(context: ResearchContext, security: Security, { bars }: ChartPeriod, money: ChartMoney | null) {
  const nav = await navLine(context, security, bars)
  if (!nav || !money) return nav
  const values = nav.values.map((value, index) => {
    const bar = bars[index]
    return value === null || !bar ? null : Math.round(barIn({ ...bar, close: value }, money).close)
  })
  return { ...nav, values }
}

function rangesOf(pricedDaily: boolean): readonly SecurityChartRange[] {
  return pricedDaily ? securityChartRanges.filter(range => range !== '1D' && range !== '5D') : securityChartRanges
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
