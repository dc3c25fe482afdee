import type { AxisKind } from '@bellwether/analytics/chart-model'
import type { Locale } from '@bellwether/locale'
import type { ISeriesApi, PriceFormatCustom, SeriesType } from 'lightweight-charts'

/** What says where on an axis it has labels: the series of its pane. */
type Labelled = Pick<ISeriesApi<SeriesType>, 'priceToCoordinate' | 'lastValueData' | 'priceLines' | 'options'>

/** How the library writes and steps the values of an axis. `scale` are the decimals of prices, `series` what is drawn on it. */
export function axisFormat(
  axis: AxisKind,
  scale: number,
  { formatCount, formatNumber, formatPercent }: Locale,
  series: readonly Labelled[],
): PriceFormatCustom {
  const digits = axis === 'price' ? Math.min(scale, 4) : axis === 'count' ? 0 : 2
  const write = (value: number, decimals: number) =>
    axis === 'count'
      ? formatCount(Math.round(value))
      : axis === 'percent'
        ? formatPercent(value, { digits: 1, sign: true })
        : formatNumber(value, decimals)
  return {
    type: 'custom',
    minMove: axis === 'percent' ? 0.001 : 10 ** -digits,
    formatter: (value: number) => write(value, digits),
    tickmarksFormatter: ticks => {
      const decimals = decimalsOf(ticks, digits)
      return ticks.map(tick => (isCovered(tick, series) ? '' : write(tick, decimals)))
    },
  }
}

/** As few as show every tick exactly, as on the static chart. */
function decimalsOf(ticks: readonly number[], max: number): number {
  const isWhole = (value: number) => Math.abs(value - Math.round(value)) < 1e-6
  let digits = 0
  while (digits < max && !ticks.every(tick => isWhole(tick * 10 ** digits))) digits += 1
  return digits
}

/** In pixels: the height of a label, and how far from its middle that of a tick has to be. */
const [labelHeight, nearest] = [18, 15]

function isCovered(tick: number, series: readonly Labelled[]): boolean {
  const y = series[0]?.priceToCoordinate(tick) ?? null
  const labels = series.flatMap(each => labelledValues(each).flatMap(value => each.priceToCoordinate(value) ?? []))
  return y !== null && labels.some(label => Math.abs(label - y) < nearest + roomForOthers(label, labels))
}

/** Labels that would lie on one another are moved apart, one of them by its height. */
function roomForOthers(label: number, labels: readonly number[]): number {
  return (labels.filter(other => Math.abs(other - label) < labelHeight).length - 1) * labelHeight
}

/** The last value in view, and the lines across the chart. */
function labelledValues(series: Labelled): readonly number[] {
  const last = series.lastValueData(false)
  return [
    ...(series.options().lastValueVisible && !last.noData ? [last.price] : []),
    ...series.priceLines().flatMap(line => {
      const { axisLabelVisible, price } = line.options()
      return axisLabelVisible ? [price] : []
    }),
  ]
}
