import type { QuoteView, SecurityFrame } from '@bellwether/contract'
import { Combobox, Icon, VisuallyHidden } from '@bellwether/design'
import {
  formatChange,
  formatDate,
  formatPercent,
  formatPrice,
  formatPriceNumber,
  type Price,
  zonedDate,
} from '@bellwether/domain'
import { BlockBody } from '../block-body.tsx'
import { Change } from '../change.tsx'
import { FigureText } from '../figure-text.tsx'
import { type LiveField, LiveText, livePrice, ReservedWidth, widestChange, widestPrice } from '../live/live-price.tsx'
import { LiveToggle } from '../live/live-toggle.tsx'
import { Sparkline } from '../sparkline.tsx'
import { PageStar } from '../watchlists/star.tsx'
import type { Stars } from '../watchlists/stars.ts'
import { Identifiers } from './identifiers.tsx'
import { OwnHoldings } from './own-holdings.tsx'
import { ProductLine } from './product-line.tsx'
import { QuoteDetails } from './quote-details.tsx'
import styles from './quote-header.module.css'
import { quoteStatus } from './quote-status.ts'
import { TradeButtons } from './trade-buttons.tsx'

/** Name, identifiers, price and buttons: the top of every page of a security. */
export function QuoteHeader({ frame, stars }: { readonly frame: SecurityFrame; readonly stars: Stars | null }) {
  const { identity, quote } = frame
  return (
    <header className={styles.header}>
      <button className={styles.findButton} type="button" popoverTarget="quote-find">
        <Icon name="search" />
        <VisuallyHidden>Find another investment</VisuallyHidden>
      </button>
      <div className={styles.find} id="quote-find" popover="auto">
        <Combobox
          id="quote-search"
          label="Find another investment"
          name="search"
          action="/investment/search/investments"
          suggestions="/api/securities/search"
          placeholder="Find another investment"
          size="compact"
        />
      </div>
      <div className={styles.identity}>
        <div className={styles.title}>
          <h1 className={styles.name}>{identity.name}</h1>
          <PageStar marketCode={identity.marketCode} name={identity.name} stars={stars} />
        </div>
        <Identifiers identity={identity} />
        {frame.product ? (
          <BlockBody state={frame.product}>
            {product => <ProductLine view={product} marketCode={identity.marketCode} />}
          </BlockBody>
        ) : null}
      </div>
      {quote ? <PriceLine frame={frame} quote={quote} /> : <p className={styles.noPrice}>No price available</p>}
      <TradeButtons buttons={frame.buttons} />
      <OwnHoldings holdings={frame.ownHoldings ?? []} />
      {frame.details ? (
        <div className={styles.details}>
          <BlockBody state={frame.details}>
            {details => <QuoteDetails view={details} wrappers={frame.wrappers} streamed={frame.live !== null} />}
          </BlockBody>
        </div>
      ) : null}
    </header>
  )
}

/** Everything in it that a tick changes is marked for the page's script; a quote that is not streamed carries no mark. */
export function PriceLine({
  frame,
  quote,
}: {
  readonly frame: Pick<SecurityFrame, 'headline' | 'live'>
  readonly quote: QuoteView
}) {
  const { bidPrice, askPrice, dayChange, dayChangePct } = quote
  const lastPrice = quote.lastPrice ?? quote.previousClose
  const quoted = bidPrice !== null || askPrice !== null
  const spread = bidPrice && askPrice && askPrice.value > 0 ? (askPrice.value - bidPrice.value) / askPrice.value : null
  return (
    <div className={styles.price} {...(frame.live ? livePrice(quote) : null)}>
      <div className={styles.lastLine}>
        <span className={styles.last}>
          {lastPrice ? (
            <LiveText field="last" text={formatPrice(lastPrice)} widest={widestPrice(lastPrice, formatPrice)} />
          ) : (
            'n/a'
          )}
        </span>
        {lastPrice && dayChange && dayChangePct !== null ? (
          <ReservedWidth widest={widestChange(lastPrice)}>
            <Change fraction={dayChangePct} amount={formatChange(dayChange)} washed field="change" />
          </ReservedWidth>
        ) : null}
        {dayChange && quote.state === 'SUSPENDED' ? (
          <span className={styles.status}>on {formatDate(zonedDate(new Date(quote.at), quote.zone))}</span>
        ) : null}
        {quote.sparkline ? <Sparkline view={quote.sparkline} /> : null}
      </div>
      <dl className={styles.beside}>
        {quoted ? <Pair label="Sell (bid)" value={<LivePrice field="bid" price={bidPrice} />} /> : null}
        {quoted ? <Pair label="Buy (ask)" value={<LivePrice field="ask" price={askPrice} />} /> : null}
        {spread !== null && spread >= 0 ? (
          <Pair label="Spread" value={<LiveText field="spread" text={formatPercent(spread)} widest="0.00%" />} />
        ) : null}
        {frame.headline.map(item => (
          <Pair key={item.label} label={item.label} value={<FigureText value={item.value} />} />
        ))}
      </dl>
      {spread !== null && spread < 0 ? <p className={styles.status}>{crossed}</p> : null}
      {quote.volume === 0 ? <p className={styles.status}>No trades today; this is the last traded price.</p> : null}
      <p className={styles.status} data-bw-field="status">
        {quoteStatus(quote)}
      </p>
      {frame.live ? <LiveToggle view={frame.live} /> : null}
    </div>
  )
}

const crossed =
  'The sell price is currently above the buy price. This can happen briefly, for example during an auction, when they come from different quotes; you will get a firm price when you deal.'

function LivePrice({ field, price }: { readonly field: LiveField; readonly price: Price | null }) {
  if (!price) return 'n/a'
  return <LiveText field={field} text={formatPriceNumber(price)} widest={widestPrice(price, formatPriceNumber)} />
}

function Pair({ label, value }: { readonly label: string; readonly value: React.ReactNode }) {
  return (
    <div className={styles.pair}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
