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
    <search className={large ? `${styles.search} ${styles.large}` : styles.search}>
      <form className={styles.form} action="/investment/search/all" method="get">
        <span className={styles.icon}>
          <Icon name="search" />
        </span>
        <input
          className={styles.input}
          id={id}
          type="search"
          aria-label="Search investments"
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
    </search>
  )
}
