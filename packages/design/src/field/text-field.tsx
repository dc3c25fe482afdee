import { type ComponentProps, useId } from 'react'
import styles from './field.module.css'
import { type ControlProps, Field, type FieldProps } from './field.tsx'

type InputProps = Omit<
  ComponentProps<'input'>,
  keyof FieldProps | keyof ControlProps | 'className' | 'prefix' | 'style'
>

export interface TextFieldProps extends FieldProps, InputProps {
  /** Before the input: £. */
  readonly prefix?: string
  /** After the input: % a year. */
  readonly suffix?: string
}

/**
 * One line of text; also dates (`type="date"`) and numbers. A number is text with `inputMode="decimal"`: an input of type number would drop
 * invalid input, which the form must show again with its error.
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
