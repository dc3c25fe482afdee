import { type NewsAddress, type NewsNeighbour, type NewsNeighboursView, newsItemHref } from '@bellwether/contract'
import { formatDateTime, type MarketCode } from '@bellwether/domain'
import styles from './news-neighbours.module.css'

export interface NewsNeighboursProps extends NewsNeighboursView {
  readonly address: NewsAddress
  readonly marketCode: MarketCode
  readonly label: string
}

/** The items before and after it among the news of its own tab. */
export function NewsNeighbours({ newer, older, address, marketCode, label }: NewsNeighboursProps) {
  if (!newer && !older) return null
  const hrefOf = ({ id }: NewsNeighbour) => newsItemHref(marketCode, id, address)
  return (
    <nav className={styles.neighbours} aria-label={label}>
      {older ? (
        <a className={styles.way} href={hrefOf(older)} rel="prev">
          <Way word="Previous" item={older} />
        </a>
      ) : null}
      {newer ? (
        <a className={`${styles.way} ${styles.next}`} href={hrefOf(newer)} rel="next">
          <Way word="Next" item={newer} />
        </a>
      ) : null}
    </nav>
  )
}

function Way({ word, item }: { readonly word: string; readonly item: NewsNeighbour }) {
  return (
    <>
      <span className={styles.word}>
        {word}, {formatDateTime(new Date(item.dateTime), 'Europe/London').replace(/:\d\d (?:GMT|BST)$/, '')}
      </span>
      <span>{item.title}</span>
    </>
  )
}
