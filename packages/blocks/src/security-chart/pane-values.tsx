import { percentY } from '../plot/plot-frame.tsx'
import type { Scale } from '../price-chart/chart-geometry.ts'
import styles from './plot.module.css'

/** The values of a pane's own axis, beside it. */
export function PaneValues({
  scale,
  tickText,
}: {
  readonly scale: Scale
  readonly tickText: (tick: number) => string
}) {
  return (
    <svg className={styles.paneValues} aria-hidden="true">
      {scale.ticks.map(tick => (
        <text key={tick} x="0" y={percentY(scale, tick)} dy="4">
          {tickText(tick)}
        </text>
      ))}
    </svg>
  )
}
