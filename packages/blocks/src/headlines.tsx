import type { HeadlineView } from '@bellwether/contract'
import { toIsoDate } from '@bellwether/domain'
import { useLocale } from '@bellwether/locale'
import styles from './headlines.module.css'
import { KindChip } from './kind-chip.tsx'

export interface HeadlinesProps {
  readonly headlines: readonly HeadlineView[]
  /** Title and date alone. */
  readonly compact?: boolean
}

export function Headlines({ headlines, compact = false }: HeadlinesProps) {
  const { sent, formatDate, formatMinute } = useLocale()
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
                <KindChip kind={item.kind} source={item.source} /> {sent(item.source)}
              </span>
            )}
            <time dateTime={item.dateTime}>
              {compact ? formatDate(dayOf(item)) : formatMinute(new Date(item.dateTime), 'Europe/London')}
            </time>
          </div>
        </li>
      ))}
    </ul>
  )
}

const dayOf = ({ dateTime }: HeadlineView) => toIsoDate(new Date(dateTime))
