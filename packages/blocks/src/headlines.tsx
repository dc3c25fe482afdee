import type { HeadlineView } from '@bellwether/contract'
import { Chip } from '@bellwether/design'
import { formatDateTime } from '@bellwether/domain'
import styles from './headlines.module.css'

export function Headlines({ headlines }: { readonly headlines: readonly HeadlineView[] }) {
  return (
    <ul className={styles.list}>
      {headlines.map(item => (
        <li key={item.id} className={styles.item}>
          {item.href ? (
            <a className={styles.title} href={item.href}>
              {item.title}
            </a>
          ) : (
            <span className={styles.title}>{item.title}</span>
          )}
          <div className={styles.meta}>
            <Chip>{item.kind}</Chip> <span>{item.source}</span>
            <time dateTime={item.dateTime}>
              {formatDateTime(new Date(item.dateTime), 'Europe/London').replace(/:\d\d GMT|:\d\d BST/, '')}
            </time>
          </div>
        </li>
      ))}
    </ul>
  )
}
