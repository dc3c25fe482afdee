import type { DocumentLink } from '@bellwether/contract'
import { Chip, Icon } from '@bellwether/design'
import { formatDate } from '@bellwether/domain'
import styles from './document-list.module.css'

export function DocumentList({ documents }: { readonly documents: readonly DocumentLink[] }) {
  return (
    <ul className={styles.list}>
      {documents.map(item => (
        <li key={item.url} className={styles.item}>
          <Icon name="document" />
          <div>
            <a href={item.url} target="_blank" rel="noopener">
              {item.title}
            </a>
            <div className={styles.meta}>
              {item.fileFormat === 'PDF' ? 'PDF' : 'Web page'}, {item.language}, {formatDate(item.effectiveDate)}, opens
              in a new tab {item.regime ? <Chip>{item.regime}</Chip> : null}
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}
