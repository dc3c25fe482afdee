import type { CalculationInput } from '@bellwether/contract'
import { VisuallyHidden } from '@bellwether/design'
import { useLocale } from '@bellwether/locale'
import { FigureText } from '../figure-text.tsx'
import { type Explainable, explanationId } from './explainable.ts'
import styles from './how-calculated.module.css'

/** How the figures of a block were calculated: each formula in words, with its inputs, their dates and where they are from. */
export function HowCalculated({
  of,
  scope,
  figures,
}: {
  /** The block, for the name that assistive technology announces. */
  readonly of: string
  /** Makes each explanation the target of a link; unique on its page. */
  readonly scope?: string | undefined
  readonly figures: readonly Explainable[] | undefined
}) {
  const { t, sent } = useLocale()
  const explained = figures?.filter(isExplained) ?? []
  if (explained.length === 0) return null
  return (
    <details className={styles.how}>
      <summary>
        {t('How this is calculated')}
        <VisuallyHidden>: {sent(of)}</VisuallyHidden>
      </summary>
      {explained.map(({ key, label, value, calculation: { formula, inputs, note } }) => (
        <div className={styles.figure} key={key} id={scope && explanationId(scope, key)}>
          <p>
            <b>{sent(label)}</b>
            {` = ${sent(formula)} = `}
            <b>
              <FigureText value={value} />
            </b>
          </p>
          <ul>
            {inputs.map(input => (
              <li key={input.label}>
                {`${sent(input.label)}: `}
                <b>
                  <FigureText value={input.value} />
                </b>
                <Origin {...input} />
              </li>
            ))}
          </ul>
          {note ? <p>{sent(note)}</p> : null}
        </div>
      ))}
    </details>
  )
}

function Origin({ source, href, asAt, months }: CalculationInput) {
  const { t, sent, formatDate } = useLocale()
  if (!source && !asAt) return null
  const day = asAt ? formatDate(asAt) : ''
  const date = day && months ? t('{n} months to {date}', { n: months, date: day }) : day
  return (
    <small>
      {' '}
      {href && source ? <a href={href}>{sent(source)}</a> : source && sent(source)}
      {source && date ? `, ${date}` : date}
    </small>
  )
}

/** Nothing to explain without a figure. */
function isExplained(figure: Explainable): figure is Explainable & Required<Pick<Explainable, 'calculation'>> {
  return figure.calculation !== undefined && figure.value.kind !== 'absent'
}
