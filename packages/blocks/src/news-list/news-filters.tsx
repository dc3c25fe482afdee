import { defaultNewsAddress, type NewsField, type NewsView, newsHref, newsQuery } from '@bellwether/contract'
import { FieldRow, SelectField, SubmitButton, TextField } from '@bellwether/design'
import { newsCategories, pagePath } from '@bellwether/domain'
import styles from './news-filters.module.css'

export type NewsFiltersProps = Pick<NewsView, 'address' | 'categories' | 'fields'> & {
  readonly marketCode: NewsView['frame']['identity']['marketCode']
}

/** A plain GET form. It carries the query of the list below it, which is shown again when a date cannot be used. */
export function NewsFilters({ address, categories, fields, marketCode }: NewsFiltersProps) {
  const { tab, category, words, size, range } = address
  return (
    <form className={styles.form} action={pagePath('news', marketCode)} method="get" noValidate>
      {tab === defaultNewsAddress.tab ? null : <input type="hidden" name="tab" value={tab} />}
      {size === defaultNewsAddress.size ? null : <input type="hidden" name="size" value={size} />}
      <input type="hidden" name="shown" value={newsQuery(address)} />
      <FieldRow
        actions={
          <>
            <SubmitButton primary id="news-show">
              Show
            </SubmitButton>
            {range || category || words ? (
              <a href={newsHref(marketCode, { ...defaultNewsAddress, tab, size })}>Clear</a>
            ) : null}
          </>
        }
      >
        <DayField name="from" label="From" field={fields.from} />
        <DayField name="to" label="To" field={fields.to} />
        <SelectField
          label="Category"
          name="category"
          defaultValue={category ?? ''}
          options={[
            { value: '', label: 'All' },
            ...(categories.length > 0 ? categories : newsCategories.map(known => ({ ...known, count: null }))).map(
              known => ({
                value: known.id,
                label: known.count === null ? known.label : `${known.label} (${known.count})`,
              }),
            ),
          ]}
        />
        <TextField label="Search headlines" name="q" type="search" width="long" defaultValue={words} maxLength={100} />
      </FieldRow>
    </form>
  )
}

interface DayFieldProps {
  readonly name: string
  readonly label: string
  readonly field: NewsField
}

function DayField({ name, label, field }: DayFieldProps) {
  return (
    <TextField
      label={`${label} (DD/MM/YYYY)`}
      name={name}
      width="short"
      defaultValue={field.text}
      error={field.error}
      inputMode="numeric"
      maxLength={40}
    />
  )
}
