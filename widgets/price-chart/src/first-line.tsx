import { chartModel } from '@bellwether/analytics/chart-model'
import type { SecurityChartView } from '@bellwether/contract'
import styles from './widget-chart.module.css'

const width = 1000
const height = 300

/** The line of a chart before its script has drawn it, and where none ever will: no axes, the last price is in words above. */
export function FirstLine({ view }: { readonly view: SecurityChartView }) {
  const values = chartModel(view).price.main.drawn.filter(value => value !== null)
  const low = Math.min(...values)
  const spread = Math.max(...values) - low || 1
  const points = values.map((value, index) => {
    const x = (index / Math.max(values.length - 1, 1)) * width
    const y = height - ((value - low) / spread) * height
    return `${x.toFixed()},${y.toFixed()}`
  })
  return (
    <svg className={styles.first} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <polyline points={points.join(' ')} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
