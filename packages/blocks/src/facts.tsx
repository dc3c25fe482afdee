import type { Figure, FiguresView } from '@bellwether/contract'
import { Defined } from '@bellwether/design'
import { useLocale } from '@bellwether/locale'
import type { ReactNode } from 'react'
import styles from './facts.module.css'
import { FigureText } from './figure-text.tsx'
import { HowCalculated } from './how-calculated/how-calculated.tsx'

export interface FactsProps {
  readonly view: FiguresView
  /** The block, for the name of how its figures are calculated. */
  readonly of: string
}

/** Labels and values, and how those that we calculate are calculated. */
export function Facts({ view, of }: FactsProps) {
  return (
    <>
      <FactList view={view} />
      <HowCalculated of={of} figures={appliedFigures(view)} />
    </>
  )
}

/** Labels and values. A figure that does not apply to this security has no row at all. */
export function FactList({
  view,
  draw = ({ value }) => <FigureText value={value} />,
}: {
  readonly view: FiguresView
  /** Draws a figure, where it is more than text. */
  readonly draw?: (figure: Figure) => ReactNode
}) {
  return (
    <dl className={styles.facts}>
      {appliedFigures(view).map(figure => (
        <div className={styles.row} key={figure.key}>
          <dt className={styles.label}>
            <FigureLabel figure={figure} />
          </dt>
          <dd className={figure.value.kind === 'text' ? styles.value : `${styles.value} ${styles.figure}`}>
            {draw(figure)}
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
  const { sent } = useLocale()
  const label = sent(figure.label)
  return figure.definition ? <Defined label={label} definition={sent(figure.definition)} /> : label
}
