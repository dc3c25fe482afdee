import type { SecurityFrame } from '@bellwether/contract'
import { formatChange, formatPercent, formatPrice, formatPriceNumber } from '@bellwether/domain'
import { Change } from '../change.tsx'
import { FigureText } from '../figure-text.tsx'
import { Sparkline } from '../sparkline.tsx'
import { Identifiers } from './identifiers.tsx'
import styles from './quote-header.module.css'
import { quoteStatus } from './quote-status.ts'
import { TradeButtons } from './trade-buttons.tsx'

/** Name, identifiers, price and buttons: the top of every page of a security. */
export function QuoteHeader({ frame }: { readonly frame: SecurityFrame }) {
  const { identity, quote } = frame
  return (
    <header className={styles.header}>
      <div className={styles.identity}>
        <h1 className={styles.name}>{identity.name}</h1>
        <Identifiers identity={identity} />
      </div>
      {quote ? <PriceLine quote={quote} headline={frame.headline} /> : <p className={styles.noPrice}>No price yet</p>}
      <TradeButtons buttons={frame.buttons} />
    </header>
  )
}

function PriceLine({
  quote,
  headline,
}: {
  readonly quote: NonNullable<SecurityFrame['quote']>
  readonly headline: SecurityFrame['headline']
}) {
  const { lastPrice, bidPrice, askPrice, dayChange, dayChangePct } = quote
  const spread = bidPrice && askPrice && askPrice.value > 0 ? (askPrice.value - bidPrice.value) / askPrice.value : null
  return (
    <div className={styles.price}>
      <div className={styles.lastLine}>
        <span className={styles.last}>{lastPrice ? formatPrice(lastPrice) : 'n/a'}</span>
        {dayChange && dayChangePct !== null ? (
          <Change fraction={dayChangePct} amount={formatChange(dayChange)} washed />
        ) : null}
        {quote.sparkline ? <Sparkline view={quote.sparkline} /> : null}
      </div>
      <dl className={styles.beside}>
        {bidPrice ? <Pair label="Sell (bid)" value={formatPriceNumber(bidPrice)} /> : null}
        {askPrice ? <Pair label="Buy (ask)" value={formatPriceNumber(askPrice)} /> : null}
        {spread !== null && spread >= 0 ? <Pair label="Spread" value={formatPercent(spread)} /> : null}
        {headline.map(item => (
          <Pair key={item.label} label={item.label} value={<FigureText value={item.value} />} />
        ))}
      </dl>
      <p className={styles.status}>{quoteStatus(quote)}</p>
    </div>
  )
}

function Pair({ label, value }: { readonly label: string; readonly value: React.ReactNode }) {
  return (
    <div className={styles.pair}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
