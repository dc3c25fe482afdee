import { tableStyles } from '@bellwether/design'
import { formatPrice, type Price } from '@bellwether/domain'
import { LiveChangeText, LivePriceText, LiveState, widestPrice } from './live-price.tsx'

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

/** Price and change of a row; they follow the ticks of the `LiveScope` around the row. */
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
          <LivePriceText text={formatPrice(lastPrice)} widest={widestPrice(lastPrice, formatPrice)} />
        ) : (
          'n/a'
        )}
      </td>
      <td className={tableStyles.number}>
        {dayChangePct === null ? 'n/a' : <LiveChangeText fraction={dayChangePct} widest="+10.00%" />}
      </td>
    </>
  )
}
