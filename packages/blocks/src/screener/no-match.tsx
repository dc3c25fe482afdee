import { type ScreenerAddress, type ScreenerResultView, screenerHref, withoutFilter } from '@bellwether/contract'
import { formatCount, securityTypePlurals } from '@bellwether/domain'
import styles from './screener.module.css'

/** Why there are no results: how many match without each filter, with a link that removes it. */
export function NoMatch({ view, address }: { readonly view: ScreenerResultView; readonly address: ScreenerAddress }) {
  const alone = view.without.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count)
  return (
    <div className={styles.none}>
      <p data-bw-result tabIndex={-1}>
        No {securityTypePlurals[view.type].toLowerCase()} match all these filters.
      </p>
      {alone.length > 0 ? (
        <ul>
          {alone.map(({ name, label, count }) => (
            <li key={name}>
              <a href={screenerHref(withoutFilter(address, name))}>{`Without “${label}”`}</a>: {formatCount(count)}{' '}
              match
            </li>
          ))}
        </ul>
      ) : (
        <p>Removing any one filter still gives no results. Widen two or more of them.</p>
      )}
    </div>
  )
}
