import { Arrow, VisuallyHidden } from '@bellwether/design'
import { type Direction, direction, directionLabels, percentDirection } from '@bellwether/domain'
import { type Locale, useLocale } from '@bellwether/locale'
import styles from './change.module.css'

export interface ChangeProps {
  readonly fraction: number
  /** The change in money, already written, before the percentage. */
  readonly amount?: string
  readonly washed?: boolean
}

interface ChangeTextProps {
  readonly way: Direction
  readonly text: string
  readonly washed?: boolean | undefined
  /** Which one of a live quote: it keeps the arrow's room. */
  readonly field?: 'change' | 'change-pct'
}

/** A change is shown four ways: arrow, sign, a word for screen readers, and only then colour. */
export function Change(props: ChangeProps) {
  return <ChangeText {...toChangeText(props, useLocale())} washed={props.washed} />
}

export function ChangeText({ way, text, washed = false, field }: ChangeTextProps) {
  const { sent } = useLocale()
  return (
    <span
      className={washed ? `${styles.change} ${styles.washed}` : styles.change}
      data-direction={way}
      data-bw-field={field}
    >
      <Arrow />
      <VisuallyHidden>{`${sent(directionLabels[way])} `}</VisuallyHidden>
      <span>{text}</span>
    </span>
  )
}

export function toChangeText(
  { fraction, amount }: ChangeProps,
  { formatPercent }: Locale,
): Pick<ChangeTextProps, 'way' | 'text'> {
  const percent = formatPercent(fraction, { sign: true })
  // An amount tells of a move too small for the percentage.
  return amount
    ? { way: direction(fraction), text: `${amount} (${percent})` }
    : { way: percentDirection(fraction), text: percent }
}
