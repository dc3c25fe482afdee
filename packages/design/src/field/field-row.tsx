import type { ReactNode } from 'react'
import styles from './field.module.css'

export interface FieldRowProps {
  readonly children: ReactNode
  /** Buttons and links, in line with the controls. */
  readonly actions?: ReactNode
}

/** Fields beside each other as far as there is room. An error below one of them leaves the others where they are. */
export function FieldRow({ children, actions }: FieldRowProps) {
  return (
    <div className={styles.row}>
      {children}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  )
}
