import { type ChartModel, chartModel } from '@bellwether/analytics/chart-model'
import type { ChartEventKind, SecurityChartView } from '@bellwether/contract'
import { zonedTime } from '@bellwether/domain'

/** A day as text, or seconds of the exchange's own clock: the library draws every time as if it were UTC. */
export type ChartTime = string | number

export interface SeriesPoint {
  readonly time: ChartTime
  readonly value: number
}

export interface Candle {
  readonly time: ChartTime
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
}

export interface ChartSeries {
  readonly times: readonly ChartTime[]
  readonly model: ChartModel
  /** Decimals of prices. */
  readonly scale: number
  /** On the axis of the prices, as every line of that pane. */
  readonly candles: readonly Candle[]
  readonly marks: readonly { readonly time: ChartTime; readonly kind: ChartEventKind }[]
}

export function toSeries(view: SecurityChartView): ChartSeries {
  const { points, zone } = view
  const model = chartModel(view)
  const { toAxis } = model.price
  const times = points.map(({ at }) => toTime(at, zone))
  return {
    times,
    model,
    scale: view.scale,
    candles: points.map(({ open, high, low, close }, index) => ({
      time: times[index] ?? 0,
      open: toAxis(open ?? close),
      high: toAxis(high ?? close),
      low: toAxis(low ?? close),
      close: toAxis(close),
    })),
    marks: view.events.flatMap(({ day, kind }) => {
      const time = times[points.findIndex(({ at }) => at >= day)]
      return time === undefined ? [] : [{ time, kind }]
    }),
  }
}

/** The values there are, each at its time. */
export function pointsOf(times: readonly ChartTime[], drawn: readonly (number | null)[]): SeriesPoint[] {
  return drawn.flatMap((value, index) => {
    const time = times[index]
    return value === null || time === undefined ? [] : [{ time, value }]
  })
}

function toTime(at: string, zone: string): ChartTime {
  if (!at.includes('T')) return at
  const instant = new Date(at)
  return Math.floor(instant.getTime() / 1000) + zonedTime(instant, zone).offsetMinutes * 60
}
