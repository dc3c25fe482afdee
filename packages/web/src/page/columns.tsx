import type { ReactNode } from 'react'
import styles from './columns.module.css'

/** Blocks of very different heights, read down one column and then the other: no holes between them. */
export function Columns({ children }: { readonly children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}

/** One block of the columns. */
export function Stacked({ children }: { readonly children: ReactNode }) {
  return <div className={styles.stacked}>{children}</div>
}
