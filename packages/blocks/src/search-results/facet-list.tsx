import { type FacetView, type SearchAddress, searchHref, withFacet } from '@bellwether/contract'
import { formatCount } from '@bellwether/domain'
import styles from './search-results.module.css'

/** The selected value is always shown. */
const maxValues = 12

/** Every value is a link to the list it would give; pressing the chosen one takes it away again. */
export function FacetList({
  facets,
  address,
}: {
  readonly facets: readonly FacetView[]
  readonly address: SearchAddress
}) {
  return facets.map(({ name, label, values, chosen }) => (
    <nav key={name} className={styles.facet} aria-label={`Filter by ${label.toLowerCase()}`}>
      <h2 className={styles.facetTitle}>{label}</h2>
      <ul className={styles.values}>
        {values
          .filter(({ value }, index) => index < maxValues || value === chosen)
          .map(({ value, label: words, count }) => (
            <li key={value}>
              <a
                className={styles.value}
                href={searchHref(withFacet(address, name, value === chosen ? null : value))}
                aria-current={value === chosen ? 'true' : undefined}
              >
                <span>{words}</span> <span className={styles.count}>{formatCount(count)}</span>
              </a>
            </li>
          ))}
      </ul>
      {chosen ? <a href={searchHref(withFacet(address, name, null))}>Any {label.toLowerCase()}</a> : null}
    </nav>
  ))
}
