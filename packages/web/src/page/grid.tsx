import type { ReactNode } from 'react'
import styles from './grid.module.css'

export type Span = 4 | 5 | 6 | 7 | 8 | 12

/** Twelve columns on wide windows, one on narrow. A dense grid keeps its columns on paper, in small print. */
export function Grid({ children, dense = false }: { readonly children: ReactNode; readonly dense?: boolean }) {
  return <div className={dense ? `${styles.grid} ${styles.dense}` : styles.grid}>{children}</div>
}

/** Blocks side by side are equally tall, so that their edges meet. */
export function Cell({ span, children }: { readonly span: Span; readonly children: ReactNode }) {
  return (
    <div
      className={span === 12 ? styles.cell : `${styles.cell} ${styles[`span${span}`]}`}
      data-bw-later=""
      // The page takes the mark away as it is laid out, which may be before an island around this starts.
      suppressHydrationWarning
    >
      {children}
    </div>
  )
}

/** Blocks that share a cell, one above the other. */
export function Stack({ children }: { readonly children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>
}
