import type { OrderQuoteView } from '@bellwether/contract'
import { formatDate, formatDateTime, formatPercent, formatPrice, type IsoDate, type Side } from '@bellwether/domain'
import styles from './ticket.module.css'

/** Both prices, with the one this order deals at in words and in bold. */
export function DealtPrices({ quote, side }: { readonly quote: OrderQuoteView; readonly side: Side }) {
  const { bid, ask, spread, at, zone, pricedDaily, delayMinutes } = quote
  const one = spread === null
  // Not quoted both ways, as while dealing is suspended: that price is not guaranteed.
  const onePrice = pricedDaily ? 'Single price' : 'Last price'
  return (
    <>
      <dl className={styles.prices}>
        {one ? null : (
          <div>
            <dt>{side === 'SELL' ? 'You sell at (bid)' : 'Sell price (bid)'}</dt>
            <dd className={side === 'SELL' ? styles.ours : undefined}>{bid ? formatPrice(bid) : 'n/a'}</dd>
          </div>
        )}
        <div>
          <dt>{one ? onePrice : side === 'BUY' ? 'You buy at (ask)' : 'Buy price (ask)'}</dt>
          <dd className={one ? (pricedDaily ? styles.ours : undefined) : side === 'BUY' ? styles.ours : undefined}>
            {ask ? formatPrice(ask) : 'n/a'}
          </dd>
        </div>
        {one ? null : (
          <div>
            <dt>Spread</dt>
            <dd>{formatPercent(spread)}</dd>
          </div>
        )}
      </dl>
      <p className={styles.hint}>
        {pricedDaily
          ? `Price as at ${formatDate(at.slice(0, 10) as IsoDate)}; funds are priced once a day.`
          : `As at ${formatDateTime(new Date(at), zone)}${delayMinutes === null ? '' : `, delayed ${delayMinutes} minutes`}.`}
      </p>
    </>
  )
}
