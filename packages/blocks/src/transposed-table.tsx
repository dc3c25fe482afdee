import type { ReactNode } from 'react'
import styles from './transposed-table.module.css'

/** Tables with more columns than a phone has room for, and few rows: there rows and columns change places. */
export function Transposed({ children }: { readonly children: ReactNode }) {
  return <div className={styles.transposed}>{children}</div>
}
