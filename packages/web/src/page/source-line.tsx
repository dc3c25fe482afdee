import type { Identity } from '@bellwether/contract'
import type { ReactNode } from 'react'
import styles from './source-line.module.css'

/** Under the blocks of a page: what holds for all of them, and from whom the figures are. */
export function SourceLine({ identity, children }: { readonly identity: Identity; readonly children?: ReactNode }) {
  return (
    <p className={styles.source}>
      {children} Source: {identity.sourceName}.
    </p>
  )
}
