import type { ComponentProps } from 'react'
import styles from './field.module.css'
import { type ControlProps, Field, type FieldProps } from './field.tsx'

type AreaProps = Omit<ComponentProps<'textarea'>, keyof FieldProps | keyof ControlProps | 'className' | 'style'>

export interface TextAreaFieldProps extends FieldProps, AreaProps {
  /** Monospaced, for code. */
  readonly code?: boolean
}

/** Several lines of text. */
export function TextAreaField({ label, name, hint, error, width, code = false, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} name={name} hint={hint} error={error} {...(width ? { width } : {})}>
      {control => (
        <span className={`${styles.box} ${styles.tall}`}>
          <textarea
            className={code ? `${styles.input} ${styles.area} ${styles.code}` : `${styles.input} ${styles.area}`}
            autoComplete="off"
            {...(code && { spellCheck: false, autoCapitalize: 'off' })}
            {...area}
            {...control}
          />
        </span>
      )}
    </Field>
  )
}
