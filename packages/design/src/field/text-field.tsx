import { type ComponentProps, useId } from 'react'
import styles from './field.module.css'
import { type ControlProps, Field, type FieldProps } from './field.tsx'

type InputProps = Omit<
  ComponentProps<'input'>,
  keyof FieldProps | keyof ControlProps | 'className' | 'prefix' | 'style'
>

export interface TextFieldProps extends FieldProps, InputProps {
  /** Stands before what is typed: £. */
  readonly prefix?: string
  /** Stands after it: % a year. */
  readonly suffix?: string
}

/**
 * One line of text; also dates (`type="date"`) and numbers. A number is text with `inputMode="decimal"`: an input of type number would drop
 * what cannot be read, and the form must give it back with its reason.
 */
export function TextField({ label, name, hint, error, width, prefix, suffix, ...input }: TextFieldProps) {
  const affixId = useId()
  return (
    <Field label={label} name={name} hint={hint} error={error} {...(width ? { width } : {})}>
      {control => (
        <span className={styles.box}>
          {prefix ? (
            <span className={styles.affix} id={`${affixId}prefix`}>
              {prefix}
            </span>
          ) : null}
          <input
            className={styles.input}
            autoComplete="off"
            {...input}
            {...control}
            aria-describedby={[
              control['aria-describedby'],
              ...(prefix ? [`${affixId}prefix`] : []),
              ...(suffix ? [`${affixId}suffix`] : []),
            ].join(' ')}
          />
          {suffix ? (
            <span className={styles.affix} id={`${affixId}suffix`}>
              {suffix}
            </span>
          ) : null}
        </span>
      )}
    </Field>
  )
}
