import type { SparklineView } from '@bellwether/contract'
import styles from './sparkline.module.css'

const width = 120
const height = 20

/** Exactly 120 by 20. Against a baseline (dotted, usually the previous close) the line is coloured by which side it ends on. */
export function Sparkline({ view }: { readonly view: SparklineView }) {
  const { points, baseline } = view
  const values = baseline === null ? points : [...points, baseline]
  const low = Math.min(...values)
  const high = Math.max(...values)
  const y = (value: number) => (high === low ? height / 2 : height - 2 - ((value - low) / (high - low)) * (height - 4))
  const x = (index: number) => (index / (points.length - 1)) * width
  const path = points
    .map((value, index) => `${index ? 'L' : 'M'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`)
    .join('')
  const rise = baseline === null ? 0 : (points.at(-1) ?? 0) - baseline
  const tone = rise > 0 ? styles.up : rise < 0 ? styles.down : styles.plain
  return (
    <svg
      className={`${styles.sparkline} ${tone}`}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={view.words}
    >
      {baseline === null ? null : <path className={styles.baseline} d={`M0 ${y(baseline).toFixed(1)}H${width}`} />}
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
    </svg>
  )
}
