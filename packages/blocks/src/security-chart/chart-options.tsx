import {
  type ChartChoices,
  type CompareFormView,
  changedChoices,
  type SecurityChartView,
  writeChartChoices,
} from '@bellwether/contract'
import { CheckField, FieldRow, SelectField, SubmitButton, TextField } from '@bellwether/design'
import { formAddress } from '../in-place/form-address.ts'
import styles from './chart-options.module.css'
import { eventSigns } from './event-marks.ts'
import { IndicatorFields } from './indicator-fields.tsx'

export interface ChartOptionsProps {
  readonly view: SecurityChartView
  readonly form: CompareFormView
  /** Dates as they were asked for. */
  readonly dates: Pick<ChartChoices, 'from' | 'to'>
  /** The page's own address, without a query. */
  readonly action: string
  /** What the address says beside the chart's own choices: the form carries it along. */
  readonly kept?: Readonly<Record<string, string>>
  /** Called with the form's address when a box is ticked. */
  readonly onAsk: (address: string) => void
}

/** Marks and comparison as a form whose state is the address: it works with its button alone. */
export function ChartOptions({ view, form, dates, action, kept = {}, onAsk }: ChartOptionsProps) {
  const { choices } = view
  return (
    <form
      className={styles.options}
      action={`${action}#chart`}
      method="get"
      onChange={({ target, currentTarget }) => {
        // Boxes only: a list would send every line the arrow keys pass, a field every half-typed code.
        if (target instanceof HTMLInputElement && target.type === 'checkbox') onAsk(formAddress(currentTarget))
      }}
    >
      {[...hiddenFields(choices), ...Object.entries(kept)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset className={styles.group}>
        <legend>Show events</legend>
        <input type="hidden" name="events" value="" />
        {view.eventKinds.map(kind => (
          <CheckField
            key={kind}
            name="events"
            value={kind}
            defaultChecked={choices.events.includes(kind)}
            label={
              <>
                <span className={styles.sign} aria-hidden="true">
                  {eventSigns[kind].letter}
                </span>
                {eventSigns[kind].label}
              </>
            }
          />
        ))}
      </fieldset>
      <IndicatorFields chosen={choices.indicators} />
      <fieldset className={styles.dates}>
        <legend>Custom dates</legend>
        <FieldRow actions={<SubmitButton>Show dates</SubmitButton>}>
          <TextField label="From" name="from" type="date" defaultValue={dates.from ?? ''} error={view.noDates} />
          <TextField label="To" name="to" type="date" defaultValue={dates.to ?? ''} />
        </FieldRow>
      </fieldset>
      <CompareFields
        form={form}
        choices={choices}
        hrefFor={compared => `${action}${writeChartChoices(compared, kept)}#chart`}
      />
    </form>
  )
}

interface CompareFieldsProps {
  readonly form: CompareFormView
  readonly choices: ChartChoices
  readonly hrefFor: (choices: ChartChoices) => string
}

function CompareFields({ form, choices, hrefFor }: CompareFieldsProps) {
  return (
    <div className={styles.compare}>
      <FieldRow actions={<SubmitButton>Update</SubmitButton>}>
        <TextField
          label="Compare with (name or code)"
          name="compare"
          defaultValue={form.typed}
          error={form.problem}
          placeholder="LSE:BW."
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
        />
        {form.indices.length > 0 ? (
          <SelectField
            label="or index or sector average"
            name="compare"
            defaultValue=""
            options={[
              { value: '', label: 'None' },
              ...form.indices
                .filter(({ code }) => !choices.compare.includes(code))
                .map(({ code, name }) => ({ value: code, label: name })),
            ]}
          />
        ) : null}
      </FieldRow>
      {form.choices && form.choices.length > 0 ? (
        <p className={styles.choices}>
          Did you mean:{' '}
          {form.choices.map(({ code, name }, index) => (
            <span key={code}>
              {index > 0 ? ', ' : ''}
              <a href={hrefFor({ ...choices, compare: [...choices.compare, code] })}>{name}</a>
            </span>
          ))}
        </p>
      ) : null}
    </div>
  )
}

/** What the form must carry along so that its button changes nothing else. */
function hiddenFields(choices: ChartChoices): readonly (readonly [name: string, value: string])[] {
  const kept = changedChoices(choices).filter(([name]) => name !== 'from' && name !== 'to')
  return choices.compare.length > 0 ? [...kept, ['compare', choices.compare.join(',')]] : kept
}
