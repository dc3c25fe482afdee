import type { Figure, FiguresView } from '@bellwether/contract'
import { Defined } from '@bellwether/design'
import styles from './facts.module.css'
import { ExplainedFigure } from './how-calculated/explained-figure.tsx'
import { HowCalculated } from './how-calculated/how-calculated.tsx'

export interface FactsProps {
  readonly view: FiguresView
  /** The block, for the name of how its figures are calculated. */
  readonly of?: string
  /** On a page: figures link to how they are calculated. */
  readonly scope?: string
}

/** Labels and values. A figure that does not apply to this security has no row at all. */
export function Facts({ view, of = 'figures', scope }: FactsProps) {
  const figures = appliedFigures(view)
  return (
    <>
      <dl className={styles.facts}>
        {figures.map(figure => (
          <div className={styles.row} key={figure.key}>
            <dt className={styles.label}>
              <FigureLabel figure={figure} />
            </dt>
            <dd className={figure.value.kind === 'text' ? styles.value : `${styles.value} ${styles.figure}`}>
              <ExplainedFigure figure={figure} scope={scope} />
            </dd>
          </div>
        ))}
      </dl>
      <HowCalculated of={of} scope={scope} figures={figures} />
    </>
  )
}

export function appliedFigures({ figures }: FiguresView): readonly Figure[] {
  return figures.filter(({ value }) => !(value.kind === 'absent' && value.absence === 'NOT_APPLICABLE'))
}

export function FigureLabel({ figure }: { readonly figure: Figure }) {
  return figure.definition ? <Defined label={figure.label} definition={figure.definition} /> : figure.label
}
