import type { ChartEvent, ChartPoint } from '@bellwether/contract'
import { percent } from '../plot/plot-space.ts'
import { eventMarks, eventSigns } from './event-marks.ts'
import styles from './plot.module.css'

const rowHeight = 18

/** A row of lettered marks for each kind, in time under the price. */
export function EventRows({
  events,
  points,
}: {
  readonly events: readonly ChartEvent[]
  readonly points: readonly ChartPoint[]
}) {
  const { rows, marks } = eventMarks(events, points)
  if (marks.length === 0) return null
  return (
    <>
      <svg className={styles.events} height={rows.length * rowHeight} aria-hidden="true">
        {marks.map(({ kind, at, row }) => (
          <g key={`${kind}${at}`}>
            <circle className={styles.mark} cx={percent(at)} cy={row * rowHeight + 9} r="7" />
            <text className={styles.letter} x={percent(at)} y={row * rowHeight + 12.5}>
              {eventSigns[kind].letter}
            </text>
          </g>
        ))}
      </svg>
      <span />
    </>
  )
}
