import { useLocale } from '@bellwether/locale'
import { type ReactNode, useId } from 'react'
import styles from './defined.module.css'

export interface DefinedProps {
  readonly label: string
  readonly definition: string
  /** Shown instead of the plain label: a link, for example. */
  readonly shown?: ReactNode
}

/** Prevents a line break, so that the button stays with the last word. */
const wordJoiner = '\u2060'

/**
 * A label with its meaning behind a small button. The popover attribute opens, closes on Escape and on a click elsewhere, and returns the focus,
 * all without a script.
 */
export function Defined({ label, definition, shown }: DefinedProps) {
  const id = useId()
  const { t } = useLocale()
  const lastWord = label.lastIndexOf(' ') + 1
  return (
    <span className={styles.defined}>
      {shown ?? label.slice(0, lastWord)}
      <span className={styles.together}>
        {shown ? wordJoiner : label.slice(lastWord)}
        <button
          className={styles.button}
          type="button"
          popoverTarget={id}
          aria-label={t('What is {term}?', { term: label })}
        >
          <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
            <path className={styles.sign} d="M7 1a6 6 0 0 1 0 12A6 6 0 0 1 7 1M7 6.4v3.6M7 4v.2" />
          </svg>
        </button>
      </span>
      <span className={styles.meaning} id={id} popover="auto">
        <b>{label}</b> {definition}
      </span>
    </span>
  )
}
