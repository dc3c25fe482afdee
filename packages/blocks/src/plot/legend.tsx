import type { ReactNode } from 'react'
import styles from './legend.module.css'

/** What is what in a plot, under it. */
export function Legend({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.legend}>{children}</ul>
}

/** One thing of the plot; with `line`, after a piece of the line that has that style there. */
export function LegendKey({ line, children }: { readonly line?: string | undefined; readonly children: ReactNode }) {
  return (
    <li className={styles.key}>
      {line ? (
        <svg width="24" height="8" aria-hidden="true">
          <path className={line} d="M0 4h24" />
        </svg>
      ) : null}
      {children}
    </li>
  )
}
