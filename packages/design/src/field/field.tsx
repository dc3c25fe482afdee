import { type ReactNode, useId } from 'react'
import styles from './field.module.css'

/** The width a field asks for in its row; what is left over is shared. */
export type FieldWidth = 'short' | 'normal' | 'long'

export interface FieldProps {
  readonly label: ReactNode
  readonly name: string
  /** What is expected, shown before anything is wrong. */
  readonly hint?: ReactNode
  /** What is wrong with the input, and what is expected. */
  readonly error?: string | null | undefined
  readonly width?: FieldWidth
}

/** What a control needs to belong to its label, hint and error. */
export interface ControlProps {
  readonly id: string
  readonly name: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string
}

export interface FieldFrameProps extends FieldProps {
  readonly children: (control: ControlProps) => ReactNode
}

/** The layout of one control: label above, hint and error below. TextField and SelectField bring their control. */
export function Field({ label, name, hint, error, width = 'normal', children }: FieldFrameProps) {
  const id = useId()
  const hintId = `${id}hint`
  const errorId = `${id}error`
  return (
    <div className={`${styles.field} ${styles[width]}`}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        name,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': hint ? `${hintId} ${errorId}` : errorId,
      })}
      {hint ? (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      ) : null}
      {/* Always present, and empty while valid: live forms fill it, and screen readers announce it. */}
      <p className={styles.error} aria-live="polite" data-bw-error={name} id={errorId}>
        {error}
      </p>
    </div>
  )
}
