import styles from './field.module.css'
import { Field, type FieldProps } from './field.tsx'

export interface SelectOption {
  readonly value: string
  readonly label: string
}

export interface SelectFieldProps extends FieldProps {
  readonly options: readonly SelectOption[]
  readonly defaultValue: string
  readonly onChoose?: (value: string) => void
}

export function SelectField({ options, defaultValue, onChoose, ...field }: SelectFieldProps) {
  return (
    <Field {...field}>
      {control => (
        <span className={styles.box}>
          <select
            className={styles.input}
            defaultValue={defaultValue}
            onChange={onChoose && (({ target }) => onChoose(target.value))}
            {...control}
          >
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </span>
      )}
    </Field>
  )
}
