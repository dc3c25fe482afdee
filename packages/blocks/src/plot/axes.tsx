import styles from './axes.module.css'
import { percent, percentY } from './plot-space.ts'
import type { Scale } from './scale.ts'

export interface AxisLabel {
  /** Share of the width, 0 to 1. */
  readonly at: number
  readonly text: string
  /** Omitted in a narrow block. */
  readonly minor?: boolean
}

/** A line for each tick; zero stands out. */
export function GridLines({ scale }: { readonly scale: Scale }) {
  return scale.ticks.map(tick => {
    const y = percentY(scale, tick)
    return <line key={tick} className={tick === 0 ? styles.zero : styles.gridLine} x1="0" x2="100%" y1={y} y2={y} />
  })
}

interface ValueAxisProps {
  readonly scale: Scale
  readonly tickText: (tick: number) => string
  readonly className: string | undefined
}

/** The values of the ticks, beside the plot. */
export function ValueAxis({ scale, tickText, className }: ValueAxisProps) {
  return (
    <svg className={`${styles.axis} ${className}`} aria-hidden="true">
      {scale.ticks.map(tick => (
        <text key={tick} x="0" y={percentY(scale, tick)} dy="4">
          {tickText(tick)}
        </text>
      ))}
    </svg>
  )
}

interface LabelAxisProps {
  readonly labels: readonly AxisLabel[]
  readonly className: string | undefined
}

/** Labels under the plot; the outermost stay within it. */
export function LabelAxis({ labels, className }: LabelAxisProps) {
  return (
    <svg className={`${styles.axis} ${className}`} aria-hidden="true">
      {labels.map(({ at, text, minor }) => (
        <text
          key={at}
          className={minor ? styles.minor : undefined}
          x={percent(at)}
          y="14"
          textAnchor={at === 0 ? 'start' : at === 1 ? 'end' : 'middle'}
        >
          {text}
        </text>
      ))}
    </svg>
  )
}
