import type { DocumentLink } from '@bellwether/contract'
import { Chip, Icon } from '@bellwether/design'
import { useLocale } from '@bellwether/locale'
import styles from './document-list.module.css'

export function DocumentList({ documents }: { readonly documents: readonly DocumentLink[] }) {
  const { t, sent, formatDate } = useLocale()
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
              {item.fileFormat === 'PDF' ? 'PDF' : t('Web page')}, {sent(item.language)},{' '}
              {formatDate(item.effectiveDate)}
              {`, ${t('opens in a new tab')} `}
              {item.regime ? <Chip>{sent(item.regime)}</Chip> : null}
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}
