import { appliedFigures, FigureLabel } from '../facts.tsx'
import { FigureText } from '../figure-text.tsx'
import { ExplainedFigure } from '../how-calculated/explained-figure.tsx'
import { HowCalculated } from '../how-calculated/how-calculated.tsx'
import { LinkedFacts, type LinkedFactsProps } from '../linked-facts.tsx'
import styles from './compared-facts.module.css'
import { HistoricalRange } from './historical-range.tsx'

/** Figures compared with the sector and with their own history; a plain list where there is neither. */
export function ComparedFacts(props: LinkedFactsProps) {
  const { view, of, scope } = props
  const { besideLabel, rangeLabel } = view
  if (!besideLabel && !rangeLabel) return <LinkedFacts {...props} />
  const figures = appliedFigures(view)
  return (
    <>
      <table className={styles.compared}>
        <thead>
          <tr>
            <td />
            <th scope="col">Value</th>
            {besideLabel ? <th scope="col">{besideLabel}</th> : null}
            {rangeLabel ? (
              <th scope="col" className={styles.past}>
                {rangeLabel}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {figures.map(figure => (
            <tr key={figure.key}>
              <th scope="row">
                <FigureLabel figure={figure} />
              </th>
              <td className={styles.value}>
                <ExplainedFigure figure={figure} scope={scope} />
              </td>
              {besideLabel ? (
                <td className={styles.beside}>{figure.beside ? <FigureText value={figure.beside} /> : null}</td>
              ) : null}
              {rangeLabel ? (
                <td className={styles.past}>
                  {figure.range ? <HistoricalRange range={figure.range} beside={besideLabel} /> : null}
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
      <HowCalculated of={of} scope={scope} figures={figures} />
    </>
  )
}
