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
      <path className={styles.line} d={last === null ? path : path + dot(x(values.length - 1), y(last))} />
    </svg>
  )
}

/** Of the line's own stroke, so that both are one shape: a long table has dozens of them, which are laid out with it. */
function dot(x: number, y: number): string {
  return `M${(x - 0.9).toFixed(1)} ${y.toFixed(1)}a.9 .9 0 1 0 1.8 0a.9 .9 0 1 0-1.8 0`
}
