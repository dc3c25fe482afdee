import { LiveForm } from '@bellwether/blocks'
import type { DirectorDealsView } from '@bellwether/contract'
import { FieldRow, SelectField, SubmitButton } from '@bellwether/design'
import styles from './deal-filters.module.css'

/** Which deals are listed. Works without a script; with it the list follows while the form is filled in. */
export function DealFilters({
  view: { choices, options },
  action,
  onAsk,
}: {
  readonly view: Pick<DirectorDealsView, 'choices' | 'options'>
  readonly action: string
  readonly onAsk: (address: string) => void
}) {
  return (
    <LiveForm className={styles.filters} action={action} onAsk={onAsk}>
      <FieldRow actions={<SubmitButton>Show</SubmitButton>}>
        <SelectField
          label="Type"
          name="show"
          defaultValue={choices.type}
          options={[
            { value: 'market', label: 'Buys and sells' },
            { value: 'all', label: 'All deals' },
            ...options.types.map(({ code, label }) => ({ value: code, label })),
          ]}
        />
        <SelectField
          label="Director"
          name="director"
          defaultValue={choices.director}
          options={[
            { value: '', label: 'All directors' },
            ...options.directors.map(name => ({ value: name, label: name })),
          ]}
        />
        <SelectField
          label="Period"
          name="period"
          defaultValue={choices.period}
          options={[
            { value: 'all', label: 'All dates' },
            { value: '12', label: 'Last 12 months' },
            { value: '36', label: 'Last 3 years' },
          ]}
        />
      </FieldRow>
    </LiveForm>
  )
}
