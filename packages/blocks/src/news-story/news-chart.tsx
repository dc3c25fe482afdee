import type { NewsChartView } from '@bellwether/contract'
import { formatDate, formatPercent, formatPrice, formatTime, price } from '@bellwether/domain'
import { Line } from '../plot/line.tsx'
import { PlotFrame } from '../plot/plot-frame.tsx'
import { percentX, percentY } from '../plot/plot-space.ts'
import { priceTicks } from '../plot/price-ticks.ts'
import { niceScale } from '../plot/scale.ts'
import { timeLabels } from '../plot/time-labels.ts'
import styles from './news-chart.module.css'

/** The price around an announcement, with a marker at the time of publication. */
export function NewsChart({ view, dateTime }: { readonly view: NewsChartView; readonly dateTime: string }) {
  const values = view.points.map(point => point.close)
  const scale = niceScale(values, 3)
  const x = percentX(view.marker, values.length)
  return (
    <>
      <PlotFrame
        label={describe(view, dateTime)}
        scale={scale}
        tickText={priceTicks(scale, view.scale)}
        labels={timeLabels(
          view.points.map(point => point.at),
          view.zone,
        ).filter(({ minor }) => !minor)}
        height="short"
        marks={
          <>
            <line className={styles.mark} x1={x} x2={x} y1="0" y2="100%" />
            <circle className={styles.dot} cx={x} cy={percentY(scale, values[view.marker] ?? scale.low)} r="5" />
          </>
        }
      >
        <Line scale={scale} values={values} className={styles.line} />
      </PlotFrame>
      <p className={styles.words}>{markerText(view, dateTime)}</p>
    </>
  )
}

function markerText({ span, outside, day, zone, points, marker }: NewsChartView, dateTime: string): string {
  if (span === 'weeks') {
    if (outside === 'before') return `Published on ${formatDate(day)}, before our price history starts.`
    if (outside === 'after') return `Published on ${formatDate(day)}, after the last close shown.`
    return points[marker]?.at === day
      ? `The marker shows the close on ${formatDate(day)}, the day of publication.`
      : `Published on ${formatDate(day)}, a non-trading day; the marker shows the previous close.`
  }
  const time = formatTime(new Date(dateTime), zone)
  if (outside === 'before') return `Published at ${time}, before the market opened.`
  if (outside === 'after') return `Published at ${time}, after the market closed.`
  return `The marker shows the price at ${time}, the time of publication.`
}

function describe(view: NewsChartView, dateTime: string): string {
  const at = (close: number) => formatPrice(price(close, view.scale, view.unit))
  const values = view.points.map(point => point.close)
  const marked = values[view.marker]
  const period = view.span === 'day' ? `on ${formatDate(view.day)}` : `in the weeks around ${formatDate(view.day)}`
  const move = view.move === null ? '' : ` The day’s change was ${formatPercent(view.move, { sign: true })}.`
  const mark = marked === undefined ? '' : ` ${at(marked)} at the marker.`
  return `Price ${period}, from ${at(Math.min(...values))} to ${at(Math.max(...values))}.${mark} ${markerText(view, dateTime)}${move}`
}
