import type { ReactNode } from 'react'
import { type AxisLabel, GridLines, LabelAxis, ValueAxis } from './axes.tsx'
import styles from './plot-frame.module.css'
import { plotHeight, plotWidth } from './plot-space.ts'
import type { Scale } from './scale.ts'

export interface PlotFrameProps {
  /** The whole chart in a sentence, for screen readers. */
  readonly label: string
  readonly scale: Scale
  readonly tickText: (tick: number) => string
  readonly labels: readonly AxisLabel[]
  readonly height?: 'short' | 'medium' | 'tall' | 'full'
  /** Shapes in the plot's own coordinates, stretched to its size. */
  readonly children?: ReactNode
  /** Marks that must keep their shape, placed in per cent. */
  readonly marks?: ReactNode
  /** Panes between the plot and its time axis. */
  readonly panes?: ReactNode
}

/** Grid, value axis and label axis of a chart drawn on the server. */
export function PlotFrame({
  label,
  scale,
  tickText,
  labels,
  height = 'medium',
  children,
  marks,
  panes,
}: PlotFrameProps) {
  return (
    <div className={`${styles.plot} ${styles[height]}`} role="img" aria-label={label}>
      <svg className={styles.area} aria-hidden="true">
        <GridLines scale={scale} />
        {children ? <Stretched>{children}</Stretched> : null}
        {marks}
      </svg>
      <ValueAxis scale={scale} tickText={tickText} className={styles.values} />
      {panes}
      <LabelAxis labels={labels} className={styles.labels} />
    </div>
  )
}

/** The plot's own coordinates, stretched to the size of what is around them. */
export function Stretched({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height="100%"
      viewBox={`0 0 ${plotWidth} ${plotHeight}`}
      preserveAspectRatio="none"
      overflow="visible"
    >
      {children}
    </svg>
  )
}
