import type { LiveView, QuoteHeaderWidgetView } from '@bellwether/contract'
import { Chip } from '@bellwether/design'
import { useLocale } from '@bellwether/locale'
import { PriceLine } from './price-line.tsx'
import styles from './quote-card.module.css'

/** A security and its price on a host page: no search, no buttons. With `live` its price can be streamed. */
export function QuoteCard({
  view,
  compact,
  live = null,
}: {
  readonly view: QuoteHeaderWidgetView
  readonly compact: boolean
  readonly live?: LiveView | null
}) {
  const { identity, quote, href } = view
  const { t, sent } = useLocale()
  const codes = [identity.ticker, compact ? null : identity.isin, sent(identity.exchangeName)].filter(Boolean)
  return (
    <div className={styles.card}>
      <div>
        <a className={styles.name} href={href}>
          {identity.name}
        </a>
        <p className={styles.codes}>
          <span>{codes.join(' · ')}</span> <Chip>{sent(identity.typeWords)}</Chip>
          {identity.complex ? <Chip tone="caution">{t('Complex product')}</Chip> : null}
        </p>
      </div>
      {quote ? (
        <PriceLine
          frame={{ headline: compact ? [] : view.headline, live, market: null }}
          quote={compact ? { ...quote, bidPrice: null, askPrice: null } : quote}
        />
      ) : (
        <p className={styles.codes}>{t('No price available')}</p>
      )}
    </div>
  )
}
