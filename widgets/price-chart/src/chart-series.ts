import type { ChartEventKind, ChartIndicator, SecurityChartView } from '@bellwether/contract'
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
  /** Main line: prices in units, or an index of 100 where lines are compared or income is reinvested. */
  readonly main: readonly SeriesPoint[]
  readonly candles: readonly Candle[]
  readonly indexed: boolean
  readonly volume: readonly SeriesPoint[]
  readonly nav: readonly SeriesPoint[]
  readonly discount: readonly SeriesPoint[]
  /** The average discount with one standard deviation either side, in per cent; empty where there is no NAV. */
  readonly usualDiscount: readonly number[]
  readonly overlays: readonly { readonly key: ChartIndicator; readonly points: readonly SeriesPoint[] }[]
  readonly panes: readonly {
    readonly guides: readonly number[]
    readonly lines: readonly { readonly name: string; readonly points: readonly SeriesPoint[] }[]
  }[]
  readonly compared: readonly { readonly name: string; readonly points: readonly SeriesPoint[] }[]
  readonly marks: readonly { readonly time: ChartTime; readonly kind: ChartEventKind }[]
}

export function toSeries(view: SecurityChartView): ChartSeries {
  const { points, choices, compared, nav, zone } = view
  const size = 10 ** view.scale
  const times = points.map(({ at }) => toTime(at, zone))
  const indexed = choices.basis === 'total-return' || compared.length > 0
  const first = points[0]?.close ?? 1
  const pick = (values: readonly (number | null)[]): SeriesPoint[] =>
    values.flatMap((value, index) => {
      const time = times[index]
      return value === null || time === undefined ? [] : [{ time, value }]
    })
  return {
    times,
    indexed,
    main: pick(
      points.map(({ close, totalReturn }) =>
        !indexed ? close / size : choices.basis === 'total-return' ? totalReturn : (close / first) * 100,
      ),
    ),
    candles: points.map(({ open, high, low, close }, index) => ({
      time: times[index] ?? 0,
      open: (open ?? close) / size,
      high: (high ?? close) / size,
      low: (low ?? close) / size,
      close: close / size,
    })),
    volume: pick(points.map(({ volume }) => volume)),
    nav: nav && !indexed ? pick(nav.values.map(value => (value === null ? null : value / size))) : [],
    discount: nav ? pick(nav.discounts.map(value => (value === null ? null : value * 100))) : [],
    usualDiscount: nav ? [-1, 0, 1].map(times => (nav.averageDiscount + times * nav.deviation) * 100) : [],
    overlays: view.indicators
      .filter(({ place }) => place === 'price')
      .flatMap(({ key, lines }) =>
        lines.map(({ values }) => ({
          key,
          points: pick(values.map(value => (value === null ? null : indexed ? (value / first) * 100 : value / size))),
        })),
      ),
    panes: view.indicators
      .filter(({ place }) => place === 'pane')
      .map(({ guides, lines }) => ({
        guides,
        lines: lines.map(({ name, values }) => ({ name, points: pick(values) })),
      })),
    compared: compared.map(({ name, values }) => ({ name, points: pick(values) })),
    marks: view.events.flatMap(({ day, kind }) => {
      const time = times[points.findIndex(({ at }) => at >= day)]
      return time === undefined ? [] : [{ time, kind }]
    }),
  }
}

function toTime(at: string, zone: string): ChartTime {
  if (!at.includes('T')) return at
  const instant = new Date(at)
  return Math.floor(instant.getTime() / 1000) + zonedTime(instant, zone).offsetMinutes * 60
}
