import type { QuoteDetailsView } from '@bellwether/contract'
import { RangeBar } from '@bellwether/design'
import { formatDate, formatPrice, type WrapperVerdict } from '@bellwether/domain'
import { FigureLabel } from '../facts.tsx'
import { FigureText } from '../figure-text.tsx'
import { HowCalculated } from '../how-calculated/how-calculated.tsx'
import { WrapperList } from '../where-to-hold.tsx'
import styles from './quote-details.module.css'

/** Collapsed, a one-line summary; open, the day's figures, price ranges and where it can be held. */
export function QuoteDetails({
  view,
  wrappers,
  streamed = false,
}: {
  readonly view: QuoteDetailsView
  readonly wrappers: readonly WrapperVerdict[]
  /** The price above can move while these figures do not. */
  readonly streamed?: boolean
}) {
  const figures = view.figures.filter(({ value }) => value.kind !== 'absent' || value.absence !== 'NOT_APPLICABLE')
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        Price details <span className={styles.words}>{view.words}</span>
      </summary>
      <div className={styles.more}>
        <dl className={styles.figures}>
          {figures.map(figure => (
            <div key={figure.key} className={styles.figure}>
              <dt>
                <FigureLabel figure={figure} />
              </dt>
              <dd>
                <FigureText value={figure.value} />
              </dd>
            </div>
          ))}
        </dl>
        <div>
          {view.ranges.map(({ label, low, high, position }) => (
            <RangeBar key={label} label={label} position={position} low={formatPrice(low)} high={formatPrice(high)} />
          ))}
          <p className={styles.note}>
            As at {formatDate(view.asAt)}
            {view.time ? `, ${view.time}` : ''}.{streamed ? ' These figures are not updated live.' : ''}
          </p>
        </div>
        <div>
          <p className={styles.title}>Where you can hold it</p>
          <WrapperList wrappers={wrappers} />
        </div>
      </div>
      <HowCalculated of="Price details" scope="quote" figures={figures} />
    </details>
  )
}
