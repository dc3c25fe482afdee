import type { HeadlineView } from '@bellwether/contract'
import { formatDate, formatDateTime, toIsoDate } from '@bellwether/domain'
import styles from './headlines.module.css'
import { KindChip } from './kind-chip.tsx'

export interface HeadlinesProps {
  readonly headlines: readonly HeadlineView[]
  /** Title and date alone. */
  readonly compact?: boolean
}

export function Headlines({ headlines, compact = false }: HeadlinesProps) {
  return (
    <ul className={compact ? `${styles.list} ${styles.compact}` : styles.list}>
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
            {compact ? null : (
              <span className={styles.source}>
                <KindChip kind={item.kind} source={item.source} /> {item.source}
              </span>
            )}
            <time dateTime={item.dateTime}>{compact ? dayOf(item) : minuteOf(item)}</time>
          </div>
        </li>
      ))}
    </ul>
  )
}

const dayOf = ({ dateTime }: HeadlineView) => formatDate(toIsoDate(new Date(dateTime)))

const minuteOf = ({ dateTime }: HeadlineView) =>
  formatDateTime(new Date(dateTime), 'Europe/London').replace(/:\d\d GMT|:\d\d BST/, '')
