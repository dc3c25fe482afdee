import type { ComponentProps } from 'react'
import { FigureTable } from './figure-table.tsx'
import styles from './stacked-table.module.css'

/** A table of figures that on a narrow screen becomes a list: each row its heading, then its figures with their names. */
export function StackedTable(props: Omit<ComponentProps<typeof FigureTable>, 'labelled'>) {
  return (
    <div className={styles.stacked}>
      <FigureTable {...props} labelled />
    </div>
  )
}
