import type { LinedPriceView } from '@bellwether/contract'
import { useLocale } from '@bellwether/locale'
import { Change } from './change.tsx'
import styles from './lined-price.module.css'
import { Sparkline } from './sparkline.tsx'

/** The last price with its change and the line that led there. */
export function LinedPrice({ view, name }: { readonly view: LinedPriceView; readonly name: string }) {
  const { formatPrice } = useLocale()
  const { sparkline, lastPrice, dayChangePct } = view
  return (
    <p className={styles.row}>
      <span className={styles.name}>{name}</span>
      <Sparkline view={sparkline} />
      {lastPrice ? <span className={styles.price}>{formatPrice(lastPrice)}</span> : null}
      {dayChangePct === null ? null : <Change fraction={dayChangePct} />}
    </p>
  )
}
