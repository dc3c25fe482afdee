import { Arrow, VisuallyHidden } from '@bellwether/design'
import { direction, directionLabels, formatPercent, percentDirection } from '@bellwether/domain'
import styles from './change.module.css'
import type { LiveField } from './live/live-price.tsx'

export interface ChangeProps {
  readonly fraction: number
  /** The change in money, already written, before the percentage. */
  readonly amount?: string
  readonly washed?: boolean
  /** Where the page's script may keep it up to date. */
  readonly field?: LiveField
}

/** A change is shown four ways: arrow, sign, a word for screen readers, and only then colour. */
export function Change({ fraction, amount, washed = false, field }: ChangeProps) {
  // An amount tells of a move too small for the percentage.
  const way = amount ? direction(fraction) : percentDirection(fraction)
  const percent = formatPercent(fraction, { sign: true })
  return (
    <span
      className={washed ? `${styles.change} ${styles.washed}` : styles.change}
      data-direction={way}
      data-bw-field={field}
    >
      <Arrow />
      {/* One text: a script that writes live prices puts another in its place. */}
      <VisuallyHidden>{`${directionLabels[way]} `}</VisuallyHidden>
      <span>{amount ? `${amount} (${percent})` : percent}</span>
    </span>
  )
}
