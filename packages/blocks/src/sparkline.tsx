import type { SparklineView } from '@bellwether/contract'
import type { Direction } from '@bellwether/domain'
import { useLocale } from '@bellwether/locale'
import { sparkLine } from './plot/spark-line.ts'
import styles from './sparkline.module.css'

const width = 120
const height = 20

/** Exactly 120 by 20. Against a baseline (dotted, usually the previous close) the line is coloured by which side it ends on, or by `direction`. */
export function Sparkline({ view, direction }: { readonly view: SparklineView; readonly direction?: Direction }) {
  const { points, baseline } = view
  const { sent } = useLocale()
  const { path, y } = sparkLine(points, { width, height, inset: [2, 0] }, baseline === null ? [] : [baseline])
  const rise = baseline === null ? 0 : (points.at(-1) ?? 0) - baseline
  const tone = rise > 0 ? styles.up : rise < 0 ? styles.down : styles.plain
  return (
    <svg
      className={`${styles.sparkline} ${tone}`}
      data-bw-field={baseline === null ? undefined : 'sparkline'}
      data-direction={baseline === null ? undefined : direction}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={sent(view.words)}
    >
      {baseline === null ? null : <path className={styles.baseline} d={`M0 ${y(baseline).toFixed(1)}H${width}`} />}
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
    </svg>
  )
}
