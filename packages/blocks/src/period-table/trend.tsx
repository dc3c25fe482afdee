import { sparkLine } from '../plot/spark-line.ts'
import styles from './trend.module.css'

const width = 48
const height = 18

/** The trend of a row over the years, decorative: the figures are beside it. A dotted line marks zero where values cross it. */
export function Trend({ values }: { readonly values: readonly (number | null)[] }) {
  const { path, low, high, x, y } = sparkLine(values, { width, height, inset: [3, 2] })
  if (!path.includes('L')) return null
  const last = values.at(-1) ?? null
  return (
    <svg className={styles.trend} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {low < 0 && high > 0 ? <path className={styles.zero} d={`M0 ${y(0).toFixed(1)}H${width}`} /> : null}
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinejoin="round" />
      {last === null ? null : (
        <circle cx={x(values.length - 1).toFixed(1)} cy={y(last).toFixed(1)} r="2" fill="currentColor" />
      )}
    </svg>
  )
}
