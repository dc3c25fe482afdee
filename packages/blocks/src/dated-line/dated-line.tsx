import type { DatedLineView } from '@bellwether/contract'
import { formatPercent } from '@bellwether/domain'
import { linePath, niceScale, plotHeight, plotWidth, yOf } from '../price-chart/chart-geometry.ts'
import { timeLabels } from '../price-chart/time-labels.ts'
import plotStyles from '../security-chart/plot.module.css'
import styles from './dated-line.module.css'

/** A line with its area down or up to zero; the dashes are the average. */
export function DatedLine({ view }: { readonly view: DatedLineView }) {
  const { days, values, average } = view
  // In per cent: steps of whole numbers add up exactly, so that zero is a line of the grid.
  const percents = values.map(value => value && value * 100)
  const scale = niceScale([0, ...percents.filter(value => value !== null)])
  const zero = yOf(scale, 0).toFixed(1)
  const line = linePath(scale, percents)
  return (
    <div className={`${plotStyles.plot} ${styles.plot}`} role="img" aria-label={view.words}>
      <svg
        className={plotStyles.main}
        viewBox={`0 0 ${plotWidth} ${plotHeight}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {scale.ticks.map(tick => (
          <path key={tick} className={plotStyles.gridLine} d={`M0 ${yOf(scale, tick).toFixed(1)}H${plotWidth}`} />
        ))}
        {values.includes(null) ? null : <path className={plotStyles.discountFill} d={`${line}V${zero}H0Z`} />}
        <path className={plotStyles.zero} d={`M0 ${zero}H${plotWidth}`} />
        {average === null ? null : (
          <path className={plotStyles.average} d={`M0 ${yOf(scale, average * 100).toFixed(1)}H${plotWidth}`} />
        )}
        <path className={plotStyles.discount} d={line} />
      </svg>
      <svg className={plotStyles.values} aria-hidden="true">
        {scale.ticks.map(tick => (
          <text key={tick} x="0" y={`${((yOf(scale, tick) / plotHeight) * 100).toFixed(2)}%`} dy="4">
            {formatPercent(tick / 100, { digits: scale.high - scale.low < 5 ? 1 : 0 })}
          </text>
        ))}
      </svg>
      <svg className={plotStyles.times} aria-hidden="true">
        {timeLabels(days, 'Europe/London').map(({ at, text }, index) => (
          <text
            key={at}
            className={index % 2 ? plotStyles.minor : undefined}
            x={`${(at * 100).toFixed(2)}%`}
            y="14"
            textAnchor={at === 0 ? 'start' : at === 1 ? 'end' : 'middle'}
          >
            {text}
          </text>
        ))}
      </svg>
    </div>
  )
}
