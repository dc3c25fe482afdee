import type { NewsChartView } from '@bellwether/contract'
import { formatDate, formatNumber, formatPercent, formatPrice, formatTime, price } from '@bellwether/domain'
import { linePath, niceScale, plotHeight, plotWidth, yOf } from '../price-chart/chart-geometry.ts'
import { timeLabels } from '../price-chart/time-labels.ts'
import styles from './news-chart.module.css'

/** The price around an announcement, with a mark where it was published. */
export function NewsChart({ view, dateTime }: { readonly view: NewsChartView; readonly dateTime: string }) {
  const values = view.points.map(point => point.close)
  const scale = niceScale(values, 3)
  const labels = timeLabels(
    view.points.map(point => point.at),
    view.zone,
  )
  const x = (view.marker / (values.length - 1)) * 100
  const y = (yOf(scale, values[view.marker] ?? scale.low) / plotHeight) * 100
  const step = ((scale.ticks[1] ?? 0) - (scale.ticks[0] ?? 0)) / 10 ** view.scale
  const decimals = step >= 1 ? 0 : Math.min(4, Math.ceil(-Math.log10(step)))
  return (
    <>
      <div className={styles.plot} role="img" aria-label={describe(view, dateTime)}>
        <svg className={styles.area} aria-hidden="true">
          <svg
            aria-hidden="true"
            width="100%"
            height="100%"
            viewBox={`0 0 ${plotWidth} ${plotHeight}`}
            preserveAspectRatio="none"
            overflow="visible"
          >
            {scale.ticks.map(tick => (
              <path key={tick} className={styles.gridLine} d={`M0 ${yOf(scale, tick).toFixed(1)}H${plotWidth}`} />
            ))}
            <path className={styles.line} d={linePath(scale, values)} />
          </svg>
          <line className={styles.mark} x1={`${x.toFixed(2)}%`} x2={`${x.toFixed(2)}%`} y1="0" y2="100%" />
          <circle className={styles.dot} cx={`${x.toFixed(2)}%`} cy={`${y.toFixed(2)}%`} r="5" />
        </svg>
        <svg className={styles.values} aria-hidden="true">
          {scale.ticks.map(tick => (
            <text key={tick} x="0" y={`${((yOf(scale, tick) / plotHeight) * 100).toFixed(2)}%`} dy="4">
              {formatNumber(tick / 10 ** view.scale, decimals)}
            </text>
          ))}
        </svg>
        <svg className={styles.times} aria-hidden="true">
          {labels
            .filter((_, index) => index % 2 === 0)
            .map(({ at, text }) => (
              <text
                key={at}
                x={`${(at * 100).toFixed(2)}%`}
                y="14"
                textAnchor={at === 0 ? 'start' : at === 1 ? 'end' : 'middle'}
              >
                {text}
              </text>
            ))}
        </svg>
      </div>
      <p className={styles.words}>{markWords(view, dateTime)}</p>
    </>
  )
}

function markWords({ span, outside, day, zone, points, marker }: NewsChartView, dateTime: string): string {
  if (span === 'weeks') {
    if (outside === 'before') return `Published on ${formatDate(day)}, before the prices we hold.`
    if (outside === 'after') return `Published on ${formatDate(day)}, after the last close shown.`
    return points[marker]?.at === day
      ? `The mark is the close on ${formatDate(day)}, when it was published.`
      : `Published on ${formatDate(day)}, without trading; the mark is the last close before.`
  }
  const time = formatTime(new Date(dateTime), zone)
  if (outside === 'before') return `Published at ${time}, before the market opened.`
  if (outside === 'after') return `Published at ${time}, after the market closed.`
  return `The mark is the price at ${time}, when it was published.`
}

function describe(view: NewsChartView, dateTime: string): string {
  const at = (close: number) => formatPrice(price(close, view.scale, view.unit))
  const values = view.points.map(point => point.close)
  const marked = values[view.marker]
  const period = view.span === 'day' ? `on ${formatDate(view.day)}` : `in the weeks around ${formatDate(view.day)}`
  const move = view.move === null ? '' : ` The day’s change was ${formatPercent(view.move, { sign: true })}.`
  const mark = marked === undefined ? '' : ` ${at(marked)} at the mark.`
  return `Price ${period}, from ${at(Math.min(...values))} to ${at(Math.max(...values))}.${mark} ${markWords(view, dateTime)}${move}`
}
