import type { Identity } from '@bellwether/contract'
import type { ReactNode } from 'react'
import styles from './source-line.module.css'

/** Under the blocks of a page: a note on all of them, and the source of the figures. */
export function SourceLine({ identity, children }: { readonly identity: Identity; readonly children?: ReactNode }) {
  return (
    <p className={styles.source} data-bw-later="">
      {children} Source: {identity.sourceName}.
    </p>
  )
}
