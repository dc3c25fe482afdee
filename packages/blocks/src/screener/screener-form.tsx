import {
  type ScreenerRange,
  type ScreenerView,
  screenerFilters,
  screenerHref,
  screenerOf,
  screenerPath,
  sortText,
} from '@bellwether/contract'
import { FieldRow, SelectField, SubmitButton, TextField } from '@bellwether/design'
import { defaultPageSize } from '@bellwether/domain'
import styles from './screener.module.css'

const unitSigns: Readonly<Record<ScreenerRange['unit'], { readonly prefix?: string; readonly suffix?: string }>> = {
  percent: { suffix: '%' },
  millions: { prefix: '£', suffix: 'm' },
  times: { suffix: '×' },
  stars: {},
  years: {},
}

/** A plain GET form; with scripts, results update as it is filled in. */
export function ScreenerForm({ view }: { readonly view: Pick<ScreenerView, 'address' | 'errors' | 'options'> }) {
  const { address, errors, options } = view
  const { type, texts, size } = address
  const actions = (
    <>
      <SubmitButton primary>Show</SubmitButton>
      {Object.keys(texts).length > 0 ? <a href={screenerHref(screenerOf(type, size))}>Clear all</a> : null}
    </>
  )
  return (
    <form className={styles.form} action={screenerPath} method="get" data-bw-live="screener-result" noValidate>
      <input type="hidden" name="type" value={type} />
      <input type="hidden" name="sort" value={sortText(address)} />
      {size === defaultPageSize ? null : <input type="hidden" name="size" value={size} />}
      <div className={styles.ranges}>
        {screenerFilters[type].map(field =>
          field.kind === 'choice' ? (
            <SelectField
              key={field.name}
              label={field.label}
              name={field.name}
              defaultValue={texts[field.name] ?? ''}
              options={[{ value: '', label: 'Any' }, ...(field.options ?? options[field.name] ?? [])]}
            />
          ) : null,
        )}
      </div>
      <div className={styles.ranges}>
        {screenerFilters[type].map(field =>
          field.kind === 'range' ? (
            <fieldset key={field.name} className={styles.range}>
              <legend className={styles.legend}>{field.label}</legend>
              <FieldRow>
                {(['From', 'To'] as const).map(end => (
                  <TextField
                    key={end}
                    label={end}
                    name={`${field.name}${end}`}
                    width="short"
                    inputMode="decimal"
                    maxLength={20}
                    defaultValue={texts[`${field.name}${end}`] ?? ''}
                    error={errors[`${field.name}${end}`]}
                    {...unitSigns[field.unit]}
                  />
                ))}
              </FieldRow>
            </fieldset>
          ) : null,
        )}
      </div>
      <FieldRow actions={actions}>{null}</FieldRow>
    </form>
  )
}
