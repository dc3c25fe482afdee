import type { ComponentProps, ReactNode } from 'react'
import { FigureTable } from './figure-table.tsx'
import styles from './stacked-table.module.css'

/** A table of figures that on a narrow screen becomes a list: each row its heading, then its figures with their names. */
export function StackedTable(props: Omit<ComponentProps<typeof FigureTable>, 'labelled'>) {
  return (
    <Stacked>
      <FigureTable {...props} labelled />
    </Stacked>
  )
}

/** The same for a table of any cells, each with its name in `data-label`. */
export function Stacked({ children }: { readonly children: ReactNode }) {
  return <div className={styles.stacked}>{children}</div>
}
