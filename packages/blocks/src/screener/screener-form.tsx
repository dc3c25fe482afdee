import {
  type DistributionView,
  type ScreenerFilterField,
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
import { LiveForm } from '../in-place/live-form.tsx'
import { Distribution } from './distribution.tsx'
import styles from './screener.module.css'

const unitSigns: Readonly<Record<ScreenerRange['unit'], { readonly prefix?: string; readonly suffix?: string }>> = {
  percent: { suffix: '%' },
  percentBelow: { suffix: '%' },
  millions: { prefix: '£', suffix: 'm' },
  pounds: { prefix: '£' },
  times: { suffix: '×' },
  number: {},
  years: {},
}

type FormView = Pick<ScreenerView, 'address' | 'errors' | 'options' | 'distributions'>

/** A plain GET form; with scripts, results update as it is filled in. */
export function ScreenerForm({ view, onAsk }: { readonly view: FormView; readonly onAsk: (address: string) => void }) {
  const { address } = view
  const { type, texts, size, columns } = address
  const fields = screenerFilters[type]
  const further = fields.filter(({ more }) => more)
  const used = further.filter(field => isUsed(field, texts)).length
  const actions = (
    <>
      <SubmitButton primary>Show</SubmitButton>
      {Object.keys(texts).length > 0 ? (
        <a href={screenerHref({ ...screenerOf(type, size), columns })}>Clear all</a>
      ) : null}
    </>
  )
  return (
    <LiveForm className={styles.form} action={screenerPath} onAsk={onAsk} noValidate>
      <input type="hidden" name="type" value={type} />
      <input type="hidden" name="sort" value={sortText(address)} />
      {columns === 'overview' ? null : <input type="hidden" name="columns" value={columns} />}
      {size === defaultPageSize ? null : <input type="hidden" name="size" value={size} />}
      <Filters fields={fields.filter(({ more }) => !more)} view={view} />
      {further.length > 0 ? (
        <details className={styles.further} open={used > 0}>
          <summary>{used > 0 ? `More filters (${used} set)` : 'More filters'}</summary>
          <Filters fields={further} view={view} />
        </details>
      ) : null}
      <FieldRow actions={actions}>{null}</FieldRow>
    </LiveForm>
  )
}

function isUsed({ name }: ScreenerFilterField, texts: Readonly<Record<string, string>>): boolean {
  return [name, `${name}From`, `${name}To`].some(field => texts[field] !== undefined)
}

function Filters({ fields, view }: { readonly fields: readonly ScreenerFilterField[]; readonly view: FormView }) {
  const { address, errors, options, distributions } = view
  const { texts } = address
  return (
    <>
      <div className={styles.ranges}>
        {fields.map(field =>
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
        {fields.map(field =>
          field.kind === 'range' ? (
            <fieldset key={field.name} className={styles.range}>
              <legend className={styles.legend}>{field.label}</legend>
              <Spread field={field} view={distributions[field.name]} />
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
    </>
  )
}

/** Drawn anew with the result while the form is filled in. */
function Spread({ field, view }: { readonly field: ScreenerRange; readonly view: DistributionView | undefined }) {
  return view ? (
    <div data-bw-distribution={field.name}>
      <Distribution view={view} unit={field.unit} />
    </div>
  ) : null
}
