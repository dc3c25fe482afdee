import type { CalendarEntry } from '@bellwether/contract'
import { Chip } from '@bellwether/design'
import { formatDate } from '@bellwether/domain'
import styles from './calendar.module.css'

export function Calendar({ entries }: { readonly entries: readonly CalendarEntry[] }) {
  return (
    <ul className={styles.list}>
      {entries.map(entry => (
        <li key={`${entry.day} ${entry.title}`} className={styles.entry}>
          <time dateTime={entry.day}>{formatDate(entry.day)}</time>
          <span>{entry.title}</span>
          {entry.confirmed ? null : <Chip>Estimated</Chip>}
        </li>
      ))}
    </ul>
  )
}
