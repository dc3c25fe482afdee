import type { CalendarEntry } from '@bellwether/contract'
import { Chip, Icon, VisuallyHidden } from '@bellwether/design'
import { formatDate } from '@bellwether/domain'
import styles from './calendar.module.css'

export interface CalendarProps {
  readonly entries: readonly CalendarEntry[]
  /** Where an entry can be had as a file for one's own calendar. */
  readonly fileHref?: (entry: CalendarEntry) => string
}

export function Calendar({ entries, fileHref }: CalendarProps) {
  return (
    <ul className={styles.list}>
      {entries.map(entry => (
        <li key={entry.id} className={styles.entry}>
          <time dateTime={entry.day}>{formatDate(entry.day)}</time>
          <div className={styles.what}>
            <span>{entry.title}</span>
            {entry.confirmed ? null : <Chip>Estimated</Chip>}
            {fileHref ? (
              <a className={styles.file} href={fileHref(entry)} download>
                <Icon name="calendar" size={16} /> Add to calendar
                <VisuallyHidden>: {entry.title}</VisuallyHidden>
              </a>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  )
}
