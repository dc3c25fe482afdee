import type { RelatedSecurity } from '@bellwether/contract'
import { formatPrice, researchPath } from '@bellwether/domain'
import { Change } from '../change.tsx'
import styles from './related-securities.module.css'

export function RelatedSecurities({ securities }: { readonly securities: readonly RelatedSecurity[] }) {
  return (
    <ul className={styles.list}>
      {securities.map(({ marketCode, name, lastPrice, dayChangePct }) => (
        <li key={marketCode} className={styles.item}>
          <a href={researchPath(marketCode)}>{name}</a>
          <span className={styles.price}>
            {lastPrice ? formatPrice(lastPrice) : null}{' '}
            {dayChangePct === null ? null : <Change fraction={dayChangePct} />}
          </span>
        </li>
      ))}
    </ul>
  )
}
