import type { DocumentEntry } from '@bellwether/contract'
import { Chip, Icon } from '@bellwether/design'
import { formatBytes, formatDate } from '@bellwether/domain'
import styles from './document-table.module.css'

/** Documents of one group; earlier versions are collapsed.  */
export function DocumentTable({ documents }: { readonly documents: readonly DocumentEntry[] }) {
  const current = documents.filter(({ superseded }) => !superseded)
  const earlier = documents.filter(({ superseded }) => superseded)
  return (
    <>
      <Entries documents={current} />
      {earlier.length > 0 ? (
        <details className={styles.earlier}>
          <summary>Earlier versions ({earlier.length})</summary>
          <Entries documents={earlier} />
        </details>
      ) : null}
    </>
  )
}

function Entries({ documents }: { readonly documents: readonly DocumentEntry[] }) {
  return (
    <ul className={styles.list}>
      {documents.map(entry => (
        <li key={entry.url} className={styles.item}>
          <Icon name="document" />
          <div className={styles.body}>
            <a href={entry.url} target="_blank" rel="noopener">
              {entry.title}
            </a>{' '}
            <Marks entry={entry} />
            <div className={styles.meta}>
              <time dateTime={entry.effectiveDate}>{formatDate(entry.effectiveDate)}</time>
              {factsOf(entry).map(fact => `\u00a0· ${unbroken(fact)}`)}
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Marks({ entry }: { readonly entry: DocumentEntry }) {
  return (
    <>
      {entry.regime ? <Chip>{markOf(entry.regime, entry.title)}</Chip> : null}{' '}
      {entry.sustainabilityFactsheet && !entry.title.startsWith(sustainability) ? <Chip>{sustainability}</Chip> : null}{' '}
      {entry.stale ? <Chip tone="caution">Over 12 months old</Chip> : null}
    </>
  )
}

const sustainability = 'Sustainability factsheet'

/** "4 kB" and "1 page" are not torn apart; a sentence may be. */
const unbroken = (fact: string) => (/^\d/.test(fact) ? fact.replaceAll(' ', '\u00a0') : fact)

/** Where the title begins with its name the short form in brackets is enough. */
function markOf(regime: string, title: string): string {
  const [, name = '', short] = /^(.*?) \((\w+)\)$/.exec(regime) ?? []
  return short && title.startsWith(name) ? short : regime
}

function factsOf(entry: DocumentEntry): string[] {
  const { fileFormat, language, sizeBytes, pages, validUntil, title, type, regime } = entry
  // Most titles begin with what the document is, and some marks say it.
  const said = title.startsWith(type) || regime?.includes(type)
  const facts = [...(said ? [] : [type]), fileFormat === 'PDF' ? 'PDF' : 'Web page (HTM)', language]
  if (pages !== null) facts.push(pages === 1 ? '1 page' : `${pages} pages`)
  if (sizeBytes !== null) facts.push(formatBytes(sizeBytes))
  facts.push('opens in a new tab')
  if (validUntil) facts.push(`valid for purchases until ${formatDate(validUntil)}`)
  return facts
}
