import type { WatchedView } from '@bellwether/contract'
import styles from './watchlist-table.module.css'

/** The head of a watched security's row; a delisted code has no link. */
export function WatchedName({ row, href }: { readonly row: WatchedView; readonly href: string | null }) {
  const { marketCode, listed } = row
  return (
    <th scope="row" className={styles.name}>
      {href === null ? marketCode : <a href={href}>{row.name}</a>}
      <span className={styles.code}>{listed ? `${marketCode} · ${row.typeWords}` : 'No longer available'}</span>
    </th>
  )
}
