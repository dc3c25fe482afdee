import type { PriceChartView } from '@bellwether/contract'
import { dayChangeOf, type Price, price } from '@bellwether/domain'
import { type LivePriceMark, LiveScope } from '../live/live-price.tsx'
import { useLiveOfDay } from '../live/use-live-of-day.ts'
import { widenedBy } from '../quote-header/price-range.ts'
import { PriceChart, type PriceChartProps } from './price-chart.tsx'

export interface LivePriceChartProps extends PriceChartProps {
  readonly quote: LivePriceMark
}

const minuteMs = 60_000

/** The chart of one day, which goes on to the live price. */
export function LivePriceChart({ quote, ...chart }: LivePriceChartProps) {
  return (
    <LiveScope mark={quote}>
      <MovingChart {...chart} />
    </LiveScope>
  )
}

function MovingChart({ view, ...props }: PriceChartProps) {
  const last = useLiveOfDay(quote => quote.last.price)
  const minute = useLiveOfDay(quote => Math.floor(quote.time / minuteMs))
  return <PriceChart {...props} view={last && minute ? wentOnTo(view, last, new Date(minute * minuteMs)) : view} />
}

/** Of a chart of one day, whose points are minutes. Bars of an earlier day end with it. */
export function wentOnTo(view: PriceChartView, last: Price, minute: Date): PriceChartView {
  const { earlierDay, previousClose, low, high } = view
  if (earlierDay !== null || previousClose === null) return view
  const at = minute.toISOString()
  const range = low && high && widenedBy({ low, high }, last)
  return {
    ...view,
    points: [...view.points.filter(point => point.at < at), { at, close: last.value }],
    changePct: dayChangeOf(last, price(previousClose, view.scale, view.unit))?.fraction ?? null,
    ...range,
  }
}
