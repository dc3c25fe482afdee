import type { WatchedView } from '@bellwether/contract'
import { useLocale } from '@bellwether/locale'
import { useLive } from '../live/use-live.ts'
import styles from './watchlist-table.module.css'

/** The head of a watched security's row; a delisted code has no link. */
export function WatchedName({ row, href }: { readonly row: WatchedView; readonly href: string | null }) {
  const { marketCode, listed } = row
  const { t, sent } = useLocale()
  return (
    <th scope="row" className={styles.name}>
      {href === null ? marketCode : <a href={href}>{row.name}</a>}
      <span className={styles.code}>
        {listed ? `${marketCode} · ${sent(row.typeWords)}` : t('No longer available')}
      </span>
      <StaleMark row={row} />
    </th>
  )
}

/** RP-MARKET-6: ends with the first live price. */
function StaleMark({ row: { staleSince, zone } }: { readonly row: WatchedView }) {
  const { t, formatDateTime } = useLocale()
  const isLive = useLive(quote => quote.state.isLive) ?? false
  if (staleSince === null || isLive) return null
  return (
    <span className={styles.code}>
      {t('No new price since {time}', { time: formatDateTime(new Date(staleSince), zone) })}
    </span>
  )
}
