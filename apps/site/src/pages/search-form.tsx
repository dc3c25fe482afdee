import { Icon } from '@bellwether/design'
import styles from './search-form.module.css'

export interface SearchFormProps {
  readonly term?: string
  readonly id: string
  readonly large?: boolean
}

/** A plain GET form: it works before, and without, any script. */
export function SearchForm({ term = '', id, large = false }: SearchFormProps) {
  return (
    <form className={large ? `${styles.search} ${styles.large}` : styles.search} action="/investment/search/all" method="get" role="search">
      <label className={styles.icon} htmlFor={id} aria-label="Search investments">
        <Icon name="search" />
      </label>
      <input
        className={styles.input}
        id={id}
        type="search"
        name="search"
        defaultValue={term}
        placeholder="Name, EPIC, ISIN or SEDOL"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        required
      />
      {large ? (
        <button className={styles.submit} type="submit">
          Search
        </button>
      ) : null}
    </form>
  )
}
