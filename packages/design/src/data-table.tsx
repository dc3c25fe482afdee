import type { ReactNode } from 'react'
import styles from './data-table.module.css'

/** A native table that scrolls sideways inside its block, by keyboard too, with its first column kept in view. */
export function DataTable({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1)
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={styles.table}>{children}</table>
    </section>
  )
}

/** The head of a table by its columns; headings of numeric columns are aligned like their numbers. */
export function ColumnHeads({ columns }: { readonly columns: readonly (string | { readonly number: string })[] }) {
  return (
    <thead>
      <tr>
        {columns.map(column =>
          typeof column === 'string' ? (
            <th key={column} scope="col">
              {column}
            </th>
          ) : (
            <th key={column.number} scope="col" className={styles.number}>
              {column.number}
            </th>
          ),
        )}
      </tr>
    </thead>
  )
}

export const tableStyles = {
  number: styles.number,
  date: styles.date,
  total: styles.total,
  quiet: styles.quiet,
} as const
