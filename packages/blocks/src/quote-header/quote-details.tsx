import type { LiveView, QuoteDetailsView } from '@bellwether/contract'
import { RangeBar } from '@bellwether/design'
import { formatDate, formatPrice, type Price, type WrapperVerdict } from '@bellwether/domain'
import { FigureLabel } from '../facts.tsx'
import { FigureText } from '../figure-text.tsx'
import { HowCalculated } from '../how-calculated/how-calculated.tsx'
import { type LivePriceMark, LiveScope } from '../live/live-price.tsx'
import { useLive } from '../live/use-live.ts'
import { useLiveOfDay } from '../live/use-live-of-day.ts'
import { WrapperList } from '../where-to-hold.tsx'
import { withQuoted } from './live-figures.ts'
import { positionIn, tradingText, widenedBy, yearLabel } from './price-range.ts'
import styles from './quote-details.module.css'

export interface QuoteDetailsProps {
  readonly view: QuoteDetailsView
  readonly quote: LivePriceMark
  readonly wrappers: readonly WrapperVerdict[]
  /** Null where the quote is not streamed. */
  readonly live: LiveView | null
}

/** Collapsed, a one-line summary; open, the day's figures, price ranges and where it can be held. */
export function QuoteDetails({ quote, ...props }: QuoteDetailsProps) {
  return (
    <LiveScope mark={props.live ? quote : null}>
      <Details {...props} />
    </LiveScope>
  )
}

/** RP-QUOTE-16: the stored ranges with the live price in them. */
function useRanges({ day, year, lastPrice }: QuoteDetailsView) {
  const live = useLive(quote => quote.last.price)
  const ofDay = useLiveOfDay(quote => quote.last.price)
  return {
    day: widenedBy(day, ofDay),
    dayPrice: ofDay ?? lastPrice,
    year: widenedBy(year, live),
    yearPrice: live ?? lastPrice,
  }
}

function Details({ view, wrappers, live }: Omit<QuoteDetailsProps, 'quote'>) {
  const quoted = useLive(quote => quote.quoted)
  const known = view.figures.filter(({ value }) => value.kind !== 'absent' || value.absence !== 'NOT_APPLICABLE')
  const figures = withQuoted(known, quoted)
  const { day, dayPrice, year, yearPrice } = useRanges(view)
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        Price details <span className={styles.words}>{view.words ?? tradingText({ ...view, day })}</span>
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
          {day && dayPrice ? <Range label="Day" range={day} price={dayPrice} /> : null}
          {year && yearPrice ? <Range label={yearLabel(year, yearPrice)} range={year} price={yearPrice} /> : null}
          <p className={styles.note}>
            As at {formatDate(view.asAt)}
            {view.time ? `, ${view.time}` : ''}.
            {live ? ' Renewed about every 15 seconds while prices are live, mid price and spread with each price.' : ''}
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

interface RangeProps {
  readonly label: string
  readonly range: NonNullable<QuoteDetailsView['day']>
  readonly price: Price
}

function Range({ label, range, price }: RangeProps) {
  const position = positionIn(range, price)
  if (position === null) return null
  return <RangeBar label={label} position={position} low={formatPrice(range.low)} high={formatPrice(range.high)} />
}
