import { type ScreenerAddress, type ScreenerResultView, screenerHref, withoutFilter } from '@bellwether/contract'
import { formatCount, securityTypePlurals } from '@bellwether/domain'
import styles from './screener.module.css'

/** Why there is nothing: which filter keeps how many out, and a link that takes it away. */
export function NoMatch({ view, address }: { readonly view: ScreenerResultView; readonly address: ScreenerAddress }) {
  const alone = view.without.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count)
  return (
    <div className={styles.none}>
      <p>No {securityTypePlurals[view.type].toLowerCase()} fit all of this.</p>
      {alone.length > 0 ? (
        <ul>
          {alone.map(({ name, label, count }) => (
            <li key={name}>
              <a href={screenerHref(withoutFilter(address, name))}>{`Without “${label}”`}</a>: {formatCount(count)} fit
            </li>
          ))}
        </ul>
      ) : (
        <p>No single filter is the reason: taking one away still leaves nothing. Widen two or more of them.</p>
      )}
    </div>
  )
}
