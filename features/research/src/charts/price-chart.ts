import type { BlockState, ChartRange, PriceChartView } from '@bellwether/contract'
import { chartRanges } from '@bellwether/contract'
import { dividends, prices } from '@bellwether/db'
import { addDays, addMonths, formatDate, type IsoDate, price } from '@bellwether/domain'
import { empty, ready } from '@bellwether/web/view'
import type { Subject } from '../layout/subject.ts'
import type { ResearchContext, Security } from '../research-context.ts'
import { findBenchmark } from '../securities/benchmark.ts'
import { priceIn, zoneOf } from '../securities/quote.ts'

const monthsOf: Readonly<Record<Exclude<ChartRange, '1D' | '1W'>, number>> = {
  '1M': 1,
  '6M': 6,
  '1Y': 12,
  '5Y': 60,
  '10Y': 120,
}

export async function priceChartView(
  context: ResearchContext,
  security: Security,
  range: ChartRange,
  { day, quote }: Pick<Subject, 'day' | 'quote'>,
): Promise<BlockState<PriceChartView>> {
  const { listing } = security
  const ranges = security.type === 'FUND' ? chartRanges.filter(known => known !== '1D') : chartRanges
  const shown: ChartRange = (ranges as readonly ChartRange[]).includes(range) ? range : '1Y'
  const points =
    shown === '1D'
      ? await intradayPoints(context, listing.id, day)
      : await dailyPoints(
          context,
          listing.id,
          shown === '1W' ? addDays(day, -7) : addMonths(day, -monthsOf[shown]),
          day,
        )
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
  const from = first.at.slice(0, 10) as IsoDate
  return ready({
    range: shown,
    ranges,
    unit: listing.priceUnit,
    scale: listing.priceScale,
    points,
    zone: zoneOf(listing.exchange),
    // The day's change is from the previous close, as in the header.
    changePct:
      shown === '1D'
        ? (quote?.dayChangePct ?? null)
        : first.close > 0
          ? (last.close - first.close) / first.close
          : null,
    compare: shown === '1D' ? null : await comparison(context, security, points),
    previousClose: shown === '1D' ? (quote?.previousClose?.value ?? null) : null,
    dividends: (await dividends.between(context.db, security.id, from, last.at.slice(0, 10) as IsoDate)).map(item => ({
      day: item.exOn,
      amount: price(item.amount, item.scale, item.unit),
    })),
    low: toPrice(Math.min(...closes)),
    high: toPrice(Math.max(...closes)),
    empty: null,
  })
}

async function intradayPoints({ db }: ResearchContext, listingId: number, day: IsoDate) {
  const bars = await prices.intraday(db, listingId, new Date(`${day}T00:00:00Z`))
  return bars.map(bar => ({ at: bar.at.toISOString(), close: bar.close }))
}

async function dailyPoints({ history }: ResearchContext, listingId: number, from: IsoDate, to: IsoDate) {
  const bars = await history.daily(listingId, from, to)
  return bars.map(bar => ({ at: bar.day as string, close: bar.close }))
}

/** The benchmark on the chart's days, rebased to the first price. */
async function comparison(
  context: ResearchContext,
  security: Security,
  points: readonly { at: string; close: number }[],
): Promise<PriceChartView['compare']> {
  const first = points[0]
  const last = points.at(-1)
  const benchmark =
    first && last ? await findBenchmark(context, security, first.at as IsoDate, last.at as IsoDate) : null
  if (!first || !benchmark || benchmark.levels.length < 2) return null
  const { levels } = benchmark
  let index = 0
  const onDays = points.map(point => {
    while (index + 1 < levels.length && (levels[index + 1]?.day ?? '') <= point.at) index += 1
    return { at: point.at, value: levels[index]?.level ?? 0 }
  })
  const start = onDays[0]?.value ?? 0
  const end = onDays.at(-1)?.value ?? 0
  if (start <= 0) return null
  return {
    name: benchmark.withIncome ? `${benchmark.name} (total return)` : benchmark.name,
    points: onDays.map(point => ({ at: point.at, value: (point.value / start) * first.close })),
    changePct: (end - start) / start,
  }
}
