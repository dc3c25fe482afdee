import type { ReactNode } from 'react'
import styles from './grid.module.css'

export type Span = 4 | 5 | 6 | 7 | 8 | 12

/** Twelve columns on wide windows, one on narrow. */
export function Grid({ children }: { readonly children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>
}

/** Blocks side by side are equally tall, so that their edges meet. */
export function Cell({ span, children }: { readonly span: Span; readonly children: ReactNode }) {
  return <div className={`${styles.cell} ${styles[`span${span}`]}`}>{children}</div>
}
