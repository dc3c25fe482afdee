import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

export function VisuallyHidden({ children, id }: { readonly children: ReactNode; readonly id?: string }) {
  return (
    <span className={styles.hidden} id={id}>
      {children}
    </span>
  )
}
