import type { DiffLine } from '@bellwether/contract'
import { VisuallyHidden } from '@bellwether/design'
import styles from './namespace-layout.module.css'

/** The lines that differ, or that none do. */
export function ConfigurationChanges({ lines }: { readonly lines: readonly DiffLine[] }) {
  const isSame = lines.every(({ kind }) => kind === 'same' || kind === 'skipped')
  return isSame ? <p className={styles.text}>No changes.</p> : <Diff lines={lines} />
}

const marks = { same: ' ', added: '+', removed: '-', skipped: '…' } as const
const spoken = { same: '', added: 'Added: ', removed: 'Removed: ', skipped: '' } as const

/** Changes are marked by sign and hidden text, not by colour alone. */
function Diff({ lines }: { readonly lines: readonly DiffLine[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
    <pre className={styles.diff} tabIndex={0}>
      {lines.map(({ kind, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines repeat and never move
        <span className={`${styles.line} ${styles[kind] ?? ''}`} key={index}>
          <span aria-hidden="true">{marks[kind]} </span>
          <VisuallyHidden>{spoken[kind]}</VisuallyHidden>
          {text}
        </span>
      ))}
    </pre>
  )
}
