import type { Figure, FiguresView } from '@bellwether/contract'
import { Defined } from '@bellwether/design'
import styles from './facts.module.css'
import { FigureText } from './figure-text.tsx'

/** Labels and values. A figure that does not apply to this security has no row at all. */
export function Facts({ view }: { readonly view: FiguresView }) {
  return (
    <dl className={styles.facts}>
      {appliedFigures(view).map(figure => (
        <div className={styles.row} key={figure.key}>
          <dt className={styles.label}>
            <FigureLabel figure={figure} />
          </dt>
          <dd className={figure.value.kind === 'text' ? styles.value : `${styles.value} ${styles.figure}`}>
            <FigureText value={figure.value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

export function appliedFigures({ figures }: FiguresView): readonly Figure[] {
  return figures.filter(({ value }) => !(value.kind === 'absent' && value.absence === 'NOT_APPLICABLE'))
}

export function FigureLabel({ figure }: { readonly figure: Figure }) {
  return figure.definition ? <Defined label={figure.label} definition={figure.definition} /> : figure.label
}
