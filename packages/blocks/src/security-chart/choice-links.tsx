import styles from './choice-links.module.css'

export interface Choice {
  readonly label: string
  readonly href: string
  readonly current: boolean
  readonly spoken?: string
  /** Why it cannot be chosen. */
  readonly off?: string | null
}

/** A named row of links of which one is current. A choice that is off stays in view and says why. */
export function ChoiceLinks({ label, choices }: { readonly label: string; readonly choices: readonly Choice[] }) {
  return (
    <nav className={styles.choices} aria-label={label}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <span className={styles.row}>
        {choices.map(({ label, href, current, spoken, off }) =>
          off ? (
            <span key={label} className={styles.off} title={off}>
              {label}
            </span>
          ) : (
            <a
              key={label}
              className={styles.choice}
              href={href}
              aria-label={spoken}
              aria-current={current ? 'true' : undefined}
            >
              {label}
            </a>
          ),
        )}
      </span>
    </nav>
  )
}
