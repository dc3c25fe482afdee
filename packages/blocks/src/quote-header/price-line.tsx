import type { QuoteView, SecurityFrame } from '@bellwether/contract'
import { type Price, zonedDate } from '@bellwether/domain'
import { useLocale } from '@bellwether/locale'
import { FigureText } from '../figure-text.tsx'
import {
  LiveChangeText,
  LivePriceText,
  LiveScope,
  LiveStatusText,
  LiveText,
  widestChange,
  widestPrice,
} from '../live/live-price.tsx'
import { LiveSparkline } from '../live/live-sparkline.tsx'
import { LiveToggle } from '../live/live-toggle.tsx'
import { useLive } from '../live/use-live.ts'
import styles from './quote-header.module.css'
import { renderedStatus } from './quote-status.ts'

export interface PriceLineProps {
  readonly frame: Pick<SecurityFrame, 'headline' | 'live' | 'market'>
  readonly quote: QuoteView
}

/** Price, change, bid and ask. They follow the ticks of a quote that is streamed. */
export function PriceLine({ frame, quote }: PriceLineProps) {
  const { bidPrice, askPrice, dayChange, dayChangePct } = quote
  const locale = useLocale()
  const { t, parts, sent, formatChange, formatDate, formatPercent, formatPrice } = locale
  const lastPrice = quote.lastPrice ?? quote.previousClose
  const quoted = bidPrice !== null || askPrice !== null
  const spread = bidPrice && askPrice && askPrice.value > 0 ? (askPrice.value - bidPrice.value) / askPrice.value : null
  return (
    <LiveScope mark={frame.live ? quote : null}>
      <div className={styles.price} data-bw-live-price={frame.live ? quote.marketCode : undefined}>
        <div className={styles.lastLine}>
          <span className={styles.last}>
            {lastPrice ? (
              <LivePriceText text={formatPrice(lastPrice)} widest={widestPrice(lastPrice, formatPrice)} />
            ) : (
              t('n/a')
            )}
          </span>
          {lastPrice && dayChange && dayChangePct !== null ? (
            <LiveChangeText
              fraction={dayChangePct}
              amount={formatChange(dayChange)}
              widest={widestChange(lastPrice, locale)}
              washed
            />
          ) : null}
          {dayChange && quote.state === 'SUSPENDED' ? (
            <span className={styles.status}>
              {parts('on {date}', { date: formatDate(zonedDate(new Date(quote.at), quote.zone)) })}
            </span>
          ) : null}
          {quote.sparkline ? <LiveSparkline view={quote.sparkline} /> : null}
        </div>
        <dl className={styles.beside}>
          {quoted ? <Pair label={t('Sell (bid)')} value={<LivePrice field="bid" price={bidPrice} />} /> : null}
          {quoted ? <Pair label={t('Buy (ask)')} value={<LivePrice field="ask" price={askPrice} />} /> : null}
          {spread !== null && spread >= 0 ? (
            <Pair
              label={t('Spread')}
              value={<LiveText field="spread" text={formatPercent(spread)} widest={formatPercent(0)} />}
            />
          ) : null}
          {frame.headline.map(item => (
            <Pair key={item.label} label={sent(item.label)} value={<FigureText value={item.value} />} />
          ))}
        </dl>
        {spread !== null && spread < 0 ? <p className={styles.status}>{t(crossed)}</p> : null}
        {quote.volume === 0 ? (
          <p className={styles.status}>{t('No trades today; this is the last traded price.')}</p>
        ) : null}
        <LiveStatusText className={styles.status} text={renderedStatus(quote, locale)} />
        {frame.market ? <MarketNote note={frame.market} /> : null}
        {frame.live ? <LiveToggle view={frame.live} /> : null}
      </div>
    </LiveScope>
  )
}

const crossed =
  'The sell price is currently above the buy price. This can happen briefly, for example during an auction, when they come from different quotes; you will get a firm price when you deal.'

/** What the server said of a market at rest is over once its price is live; a demonstration remains one. */
function MarketNote({ note }: { readonly note: NonNullable<SecurityFrame['market']> }) {
  const isLive = useLive(quote => quote.state.isLive) ?? false
  return (
    <p className={styles.status} data-bw-field="market" hidden={isLive && note.kind !== 'DEMONSTRATION'}>
      {note.text}
    </p>
  )
}

function LivePrice({ field, price }: { readonly field: 'bid' | 'ask'; readonly price: Price | null }) {
  const { t, formatPriceNumber } = useLocale()
  if (!price) return t('n/a')
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
