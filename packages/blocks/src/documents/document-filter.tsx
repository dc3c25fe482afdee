import type { DocumentsView } from '@bellwether/contract'
import { FieldRow, SelectField, SubmitButton } from '@bellwether/design'
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
      <FieldRow actions={<SubmitButton>Show</SubmitButton>}>
        <SelectField
          label="Type"
          name="type"
          defaultValue={choices.type}
          options={[
            { value: '', label: 'All types' },
            ...types.map(({ code, name }) => ({ value: code, label: name })),
          ]}
        />
        <SelectField
          label="Language"
          name="language"
          defaultValue={choices.language || 'all'}
          options={[
            ...languages.map(language => ({ value: language, label: language })),
            { value: 'all', label: 'All languages' },
          ]}
        />
      </FieldRow>
    </form>
  )
}
