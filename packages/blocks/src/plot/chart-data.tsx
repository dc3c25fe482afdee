import type { ReactNode } from 'react'
import styles from './chart-data.module.css'

/** The data of a chart as a table, collapsed under it. */
export function ChartData({ summary, children }: { readonly summary: string; readonly children: ReactNode }) {
  return (
    <details className={styles.data}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
