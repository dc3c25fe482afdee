import { Icon } from '../icon.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import styles from './combobox.module.css'

export interface ComboboxProps {
  /** Of the input; the list, the hint and the status are named after it. */
  readonly id: string
  readonly label: string
  readonly name: string
  /** Where the form leads, by GET. */
  readonly action: string
  /** Where suggestions are asked for; the script adds the text to it. */
  readonly suggestions: string
  readonly placeholder: string
  readonly text?: string
  readonly size?: 'compact' | 'normal' | 'large'
}

/**
 * A text box with suggestions, after the editable combobox of the ARIA authoring practices. On its own it is a plain search form; a script that finds
 * data-bw-combobox gives the input its role and fills the list, the hint and the status.
 */
export function Combobox({
  id,
  label,
  name,
  action,
  suggestions,
  placeholder,
  text = '',
  size = 'normal',
}: ComboboxProps) {
  return (
    <search className={size === 'normal' ? styles.search : `${styles.search} ${styles[size]}`}>
      <form className={styles.form} action={action} method="get" data-bw-combobox={suggestions}>
        <span className={styles.icon}>
          <Icon name="search" />
        </span>
        <input
          className={styles.input}
          id={id}
          type="search"
          aria-label={label}
          name={name}
          defaultValue={text}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={100}
          required
        />
        <span className={styles.spinner} data-bw-part="spinner" hidden />
        {size === 'large' ? (
          <button className={styles.submit} type="submit">
            Search
          </button>
        ) : null}
        <div className={styles.popup}>
          <div className={styles.list} id={`${id}-list`} role="listbox" aria-label="Suggestions" hidden />
          <p className={styles.hint} id={`${id}-hint`} data-bw-part="hint" hidden />
        </div>
        <VisuallyHidden>
          <span role="status" data-bw-part="status" />
        </VisuallyHidden>
      </form>
    </search>
  )
}
