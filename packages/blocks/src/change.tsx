import { Arrow, VisuallyHidden } from '@bellwether/design'
import { direction, directionWords, formatPercent } from '@bellwether/domain'
import styles from './change.module.css'

export interface ChangeProps {
  readonly fraction: number
  /** The change in money, already written, before the percentage. */
  readonly amount?: string
  readonly washed?: boolean
}

/** A change is told four ways: arrow, sign, word for listeners, and only then colour. */
export function Change({ fraction, amount, washed = false }: ChangeProps) {
  const way = direction(fraction)
  const percent = formatPercent(fraction, { sign: true })
  const className = [styles.change, styles[way], washed ? styles.washed : ''].filter(Boolean).join(' ')
  return (
    <span className={className}>
      <Arrow direction={way} />
      <VisuallyHidden>{directionWords[way]} </VisuallyHidden>
      {amount ? `${amount} (${percent})` : percent}
    </span>
  )
}
