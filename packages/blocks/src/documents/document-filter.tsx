import type { DocumentsView } from '@bellwether/contract'
import { FieldRow, SelectField, SubmitButton } from '@bellwether/design'
import { LiveForm } from '../in-place/live-form.tsx'
import styles from './document-filter.module.css'

export interface DocumentFilterProps {
  readonly view: Pick<DocumentsView, 'choices' | 'types' | 'languages'>
  readonly action: string
  readonly onAsk: (address: string) => void
}

export function DocumentFilter({ view: { choices, types, languages }, action, onAsk }: DocumentFilterProps) {
  return (
    <LiveForm className={styles.filter} action={action} onAsk={onAsk}>
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
    </LiveForm>
  )
}
