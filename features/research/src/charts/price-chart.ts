import { alignTo, daysBeforeStart, periodStart } from '@bellwether/analytics'
import type { BlockState, ChartRange, PriceChartView } from '@bellwether/contract'
import { chartRanges } from '@bellwether/contract'
import { dividends } from '@bellwether/db'
import { addDays, dayChangeOf, formatDate, type IsoDate, price } from '@bellwether/domain'
import { empty, ready } from '@bellwether/web/view'
import type { Subject } from '../layout/subject.ts'
import type { ResearchContext, Security } from '../research-context.ts'
import { accumulates, findBenchmark } from '../securities/benchmark.ts'
import { lastCloseDay } from '../securities/last-close.ts'
import { priceIn, zoneOf } from '../securities/quote.ts'
import { type SessionBars, sessionBars } from './chart-bars.ts'
import { closesFrom } from './chart-window.ts'

export async function priceChartView(
  context: ResearchContext,
  security: Security,
  range: ChartRange,
  { day, quote }: Pick<Subject, 'day' | 'quote'>,
): Promise<BlockState<PriceChartView>> {
  const { listing } = security
  const ranges = security.type === 'FUND' ? chartRanges.filter(known => known !== '1D') : chartRanges
  const shown: ChartRange = (ranges as readonly ChartRange[]).includes(range) ? range : '1Y'
  const until = await lastCloseDay(context, listing.id, day)
  const start = periodStart(shown, until, until)
  const session = shown === '1D' ? await sessionBars(context, security, day) : null
  const points = session
    ? session.bars.map(({ at, close }) => ({ at, close }))
    : await dailyPoints(context, listing.id, start, until)
  const [first] = points
  const last = points.at(-1)
  if (!first || !last || points.length < 2) {
    if (shown === '1D') return empty(`No intraday prices for ${formatDate(day)}.`)
    return empty(
      security.listedOn
        ? `No price history for this period: it was listed on ${formatDate(security.listedOn)}.`
        : 'No price history yet.',
    )
  }
  const toPrice = priceIn(listing)
  const closes = points.map(point => point.close)
  const [from, to] = [first.at.slice(0, 10) as IsoDate, last.at.slice(0, 10) as IsoDate]
  const [compare, keepsIncome, paid] = await Promise.all([
    shown === '1D' ? null : comparison(context, security, points, start),
    accumulates(context, security),
    dividends.between(context.db, security.id, from, to),
  ])
  return ready({
    range: shown,
    ranges,
    unit: listing.priceUnit,
    scale: listing.priceScale,
    points,
    zone: zoneOf(listing.exchange),
    // The day's change is from the previous close, as in the header.
    changePct: session
      ? changeWithin(session, quote, listing)
      : first.close > 0
        ? (last.close - first.close) / first.close
        : null,
    compare,
    accumulates: keepsIncome,
    previousClose: session ? closeBefore(session, quote) : null,
    earlierDay: session && session.day !== day ? session.day : null,
    dividends: paid.map(({ exOn, amount, scale, unit }) => ({ day: exOn, amount: price(amount, scale, unit) })),
    low: toPrice(Math.min(...closes)),
    high: toPrice(Math.max(...closes)),
    empty: null,
  })
}

/** At the scale. */
function closeBefore({ before }: SessionBars, quote: Subject['quote']): number | null {
  return before ? before.close : (quote?.previousClose?.value ?? null)
}

function changeWithin({ before, bars }: SessionBars, quote: Subject['quote'], listing: Security['listing']) {
  const at = priceIn(listing)
  if (before) return dayChangeOf(at(bars.at(-1)?.close ?? null), at(before.close))?.fraction ?? null
  return quote?.dayChangePct ?? null
}

async function dailyPoints(context: ResearchContext, listingId: number, start: IsoDate, to: IsoDate) {
  const closes = await closesFrom(context, listingId, { start, to })
  return closes.map(({ day, close }) => ({ at: day as string, close }))
}

/** The index on the chart's days, counted as the price is and rebased to the first; null where it is not published so. */
async function comparison(
  context: ResearchContext,
  security: Security,
  points: readonly { at: string; close: number }[],
  periodFrom: IsoDate,
): Promise<PriceChartView['compare']> {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last) return null
  const from = first.at < periodFrom ? periodFrom : (first.at as IsoDate)
  const index = await findBenchmark(context, security, 'price', addDays(from, -daysBeforeStart), last.at as IsoDate)
  if (!index?.like) return null
  const levels = alignTo([from, ...points.slice(1).map(({ at }) => at)], index.days, ({ day }) => day)
  const start = levels[0]?.close ?? 0
  const end = levels.at(-1)?.close ?? 0
  if (start <= 0) return null
  return {
    name: index.label,
    points: points.map(({ at }, position) => ({
      at,
      value: ((levels[position]?.close ?? start) / start) * first.close,
    })),
    changePct: (end - start) / start,
  }
}
