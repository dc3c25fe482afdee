import type { DocumentsView } from '@bellwether/contract'
import styles from './document-filter.module.css'

export interface DocumentFilterProps {
  readonly view: Pick<DocumentsView, 'choices' | 'types' | 'languages'>
  readonly action: string
  /** Id of the part of the page that answers while the form is filled in. */
  readonly resultId: string
}

export function DocumentFilter({ view: { choices, types, languages }, action, resultId }: DocumentFilterProps) {
  return (
    <form className={styles.filter} action={action} method="get" data-bw-live={resultId}>
      <label>
        Type
        <select className={styles.field} name="type" defaultValue={choices.type}>
          <option value="">All types</option>
          {types.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        Language
        <select className={styles.field} name="language" defaultValue={choices.language || 'all'}>
          {languages.map(language => (
            <option key={language} value={language}>
              {language}
            </option>
          ))}
          <option value="all">All languages</option>
        </select>
      </label>
      <button className={styles.submit} type="submit">
        Show
      </button>
    </form>
  )
}
