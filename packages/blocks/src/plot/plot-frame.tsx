import type { ReactNode } from 'react'
import { plotHeight, plotWidth, type Scale, yOf } from '../price-chart/chart-geometry.ts'
import type { TimeLabel } from '../price-chart/time-labels.ts'
import styles from './plot-frame.module.css'

export interface PlotFrameProps {
  /** The whole picture in a sentence, for those who do not see it. */
  readonly label: string
  readonly scale: Scale
  readonly tickText: (tick: number) => string
  readonly times: readonly TimeLabel[]
  readonly height?: 'short' | 'medium' | 'tall' | 'full'
  /** Paths in the plot's own coordinates, stretched to its room. */
  readonly children: ReactNode
  /** Marks that must keep their shape, placed in per cent. */
  readonly marks?: ReactNode
  /** Panes between the plot and its time axis. */
  readonly panes?: ReactNode
}

/** Grid, value axis and time axis of a chart drawn on the server; what is drawn inside is its children's business. */
export function PlotFrame({
  label,
  scale,
  tickText,
  times,
  height = 'medium',
  children,
  marks,
  panes,
}: PlotFrameProps) {
  return (
    <div className={`${styles.plot} ${styles[height]}`} role="img" aria-label={label}>
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
            <path
              key={tick}
              className={tick === 0 ? styles.zero : styles.gridLine}
              d={`M0 ${yOf(scale, tick).toFixed(1)}H${plotWidth}`}
            />
          ))}
          {children}
        </svg>
        {marks}
      </svg>
      <svg className={styles.values} aria-hidden="true">
        {scale.ticks.map(tick => (
          <text key={tick} x="0" y={percentY(scale, tick)} dy="4">
            {tickText(tick)}
          </text>
        ))}
      </svg>
      {panes}
      <svg className={styles.times} aria-hidden="true">
        {times.map(({ at, text, minor }) => (
          <text
            key={at}
            className={minor ? styles.minor : undefined}
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

/** Where a value stands, for marks. */
export function percentY(scale: Scale, value: number): string {
  return `${((yOf(scale, value) / plotHeight) * 100).toFixed(2)}%`
}
