import { type ReactNode, useId } from 'react'
import styles from './field.module.css'

export interface CheckFieldProps {
  readonly label: ReactNode
  readonly name: string
  readonly value: string
  readonly defaultChecked: boolean
  /** One of several that share a name, of which only one can be chosen. */
  readonly type?: 'checkbox' | 'radio'
  readonly error?: string | null | undefined
}

export function CheckField({ label, error, type = 'checkbox', ...input }: CheckFieldProps) {
  const errorId = useId()
  return (
    <div className={styles.choice}>
      <label className={styles.tick}>
        <input
          type={type}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          {...input}
        />
        {label}
      </label>
      {error ? (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      ) : null}
    </div>
  )
}
