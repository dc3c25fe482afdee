import type { FigureRange } from '@bellwether/contract'
import { VisuallyHidden } from '@bellwether/design'
import { FigureText } from '../figure-text.tsx'
import { percent } from '../plot/plot-space.ts'
import styles from './historical-range.module.css'

/** A bar from the lowest to the highest value with today's position on it, and the same in words. The thin line is the comparison. */
export function HistoricalRange({
  range,
  beside,
}: {
  readonly range: FigureRange
  readonly beside?: string | undefined
}) {
  const { low, high, position, besidePosition } = range
  return (
    <>
      <svg className={styles.bar} width="100%" height="12" aria-hidden="true">
        <rect className={styles.track} y="3" width="100%" height="6" rx="3" />
        {besidePosition === null ? null : (
          <line className={styles.beside} x1={percent(besidePosition)} x2={percent(besidePosition)} y1="0" y2="12" />
        )}
        {position === null ? null : <circle className={styles.mark} cx={percent(position)} cy="6" r="4.5" />}
      </svg>
      <span className={styles.ends}>
        <span>
          <VisuallyHidden>from </VisuallyHidden>
          <FigureText value={low} />
        </span>
        {position === null ? null : <span className={styles.word}>{positionLabel(position)}</span>}
        <span>
          <VisuallyHidden>to </VisuallyHidden>
          <FigureText value={high} />
        </span>
      </span>
      {besidePosition !== null && beside ? (
        <VisuallyHidden>
          {beside}: {positionLabel(besidePosition)} in this range
        </VisuallyHidden>
      ) : null}
    </>
  )
}

export function positionLabel(position: number): 'lowest' | 'low' | 'mid' | 'high' | 'highest' {
  if (position <= 0.02) return 'lowest'
  if (position < 1 / 3) return 'low'
  if (position <= 2 / 3) return 'mid'
  return position < 0.98 ? 'high' : 'highest'
}
