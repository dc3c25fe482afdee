import {
  type ChartChoices,
  type CompareFormView,
  defaultChartChoices,
  type SecurityChartView,
} from '@bellwether/contract'
import { useId } from 'react'
import styles from './chart-options.module.css'
import { eventSigns } from './event-marks.ts'

export interface ChartOptionsProps {
  readonly view: SecurityChartView
  readonly form: CompareFormView
  /** The page's own address, without a query. */
  readonly action: string
}

/** Marks and comparison as a form whose state is the address: it works with its button alone. */
export function ChartOptions({ view, form, action }: ChartOptionsProps) {
  const { choices } = view
  const problemId = useId()
  return (
    <form className={styles.options} action={`${action}#chart`} method="get">
      {hiddenFields(choices).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset className={styles.group}>
        <legend>Mark on the chart</legend>
        <input type="hidden" name="events" value="" />
        {view.eventKinds.map(kind => (
          <label key={kind} className={styles.tick}>
            <input type="checkbox" name="events" value={kind} defaultChecked={choices.events.includes(kind)} />
            <span className={styles.sign} aria-hidden="true">
              {eventSigns[kind].letter}
            </span>
            {eventSigns[kind].words}
          </label>
        ))}
      </fieldset>
      <div className={styles.compare}>
        <label>
          Compare with a code
          <input
            className={styles.field}
            name="compare"
            defaultValue={form.typed}
            placeholder="LSE:BW."
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            aria-invalid={form.problem ? true : undefined}
            aria-describedby={form.problem ? problemId : undefined}
          />
        </label>
        {form.indices.length > 0 ? (
          <label>
            or an index
            <select className={styles.field} name="compare" defaultValue="">
              <option value="">None</option>
              {form.indices
                .filter(({ code }) => !choices.compare.includes(code))
                .map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
            </select>
          </label>
        ) : null}
        <button className={styles.submit} type="submit">
          Redraw
        </button>
        {form.problem ? (
          <p className={styles.problem} id={problemId}>
            {form.problem}
          </p>
        ) : null}
      </div>
    </form>
  )
}

/** What the form must carry along so that its button changes nothing else. */
function hiddenFields(choices: ChartChoices): readonly (readonly [name: string, value: string])[] {
  const kept = (['range', 'type', 'scale', 'basis'] as const)
    .filter(key => choices[key] !== defaultChartChoices[key])
    .map(key => [key, choices[key]] as const)
  return choices.compare.length > 0 ? [...kept, ['compare', choices.compare.join(',')]] : kept
}
