import { tableStyles } from '@bellwether/design'
import { formatPrice, type Price } from '@bellwether/domain'
import { Change } from '../change.tsx'
import { LiveState, LiveText, ReservedWidth, widestPrice } from './live-price.tsx'

/** Heads of the two cells. */
export function QuoteHeads() {
  return (
    <>
      <th scope="col" className={tableStyles.number}>
        Price
      </th>
      <th scope="col" className={tableStyles.number}>
        Day’s change
      </th>
    </>
  )
}

/** Price and change of a row; kept up to date in place where the row is marked by `livePrice`. */
export function QuoteCells({
  lastPrice,
  dayChangePct,
  live,
}: {
  readonly lastPrice: Price | null
  readonly dayChangePct: number | null
  readonly live: boolean
}) {
  return (
    <>
      <td className={tableStyles.number}>
        {live ? <LiveState /> : null}
        {lastPrice ? (
          <LiveText field="last" text={formatPrice(lastPrice)} widest={widestPrice(lastPrice, formatPrice)} />
        ) : (
          'n/a'
        )}
      </td>
      <td className={tableStyles.number}>
        {dayChangePct === null ? (
          'n/a'
        ) : (
          <ReservedWidth widest="+10.00%">
            <Change fraction={dayChangePct} field="change-pct" />
          </ReservedWidth>
        )}
      </td>
    </>
  )
}
