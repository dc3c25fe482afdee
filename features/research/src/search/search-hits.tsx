import type { SearchHit } from '@bellwether/contract'
import { Chip } from '@bellwether/design'
import { researchPath } from '@bellwether/domain'
import styles from './search-hits.module.css'

export function SearchHits({ hits }: { readonly hits: readonly SearchHit[] }) {
  return (
    <ul className={styles.hits}>
      {hits.map(hit => (
        <li key={hit.marketCode} className={styles.hit}>
          <a className={styles.name} href={researchPath(hit.marketCode)}>
            {hit.name}
          </a>
          <span className={styles.code}>{hit.marketCode}</span>
          <span className={styles.code}>{hit.isin}</span>
          <Chip>{hit.typeLabel}</Chip>
        </li>
      ))}
    </ul>
  )
}
