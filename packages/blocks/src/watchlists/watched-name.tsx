import type { WatchedView } from '@bellwether/contract'
import { formatDateTime } from '@bellwether/domain'
import { useLive } from '../live/use-live.ts'
import styles from './watchlist-table.module.css'

/** The head of a watched security's row; a delisted code has no link. */
export function WatchedName({ row, href }: { readonly row: WatchedView; readonly href: string | null }) {
  const { marketCode, listed } = row
  return (
    <th scope="row" className={styles.name}>
      {href === null ? marketCode : <a href={href}>{row.name}</a>}
      <span className={styles.code}>{listed ? `${marketCode} · ${row.typeWords}` : 'No longer available'}</span>
      <StaleMark row={row} />
    </th>
  )
}

/** RP-MARKET-6: ends with the first live price. */
function StaleMark({ row: { staleSince, zone } }: { readonly row: WatchedView }) {
  const isLive = useLive(quote => quote.state.isLive) ?? false
  if (staleSince === null || isLive) return null
  return <span className={styles.code}>{`No new price since ${formatDateTime(new Date(staleSince), zone)}`}</span>
}
