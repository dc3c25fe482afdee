import type { SectorRank } from '@bellwether/contract'
import { tableStyles, VisuallyHidden } from '@bellwether/design'
import styles from './rank-cell.module.css'

const quartiles = ['Top', '2nd', '3rd', 'Bottom'] as const

/** The rank, and the quartile in words and as four boxes with the current one filled. */
export function RankCell({ rank }: { readonly rank: SectorRank | null }) {
  if (!rank) {
    return (
      <td className={tableStyles.number}>
        <span title="Not ranked: not enough history, or no peers in its sector">n/a</span>
      </td>
    )
  }
  const { place, of, quartile } = rank
  return (
    <td className={tableStyles.number}>
      {`${place} of ${of}`}
      {quartile ? (
        <span className={styles.quartile}>
          <svg className={styles.shape} width="31" height="7" viewBox="0 0 31 7" aria-hidden="true">
            {quartiles.map((word, index) => (
              <rect
                key={word}
                className={index + 1 === quartile ? styles.here : styles.elsewhere}
                x={index * 8 + 0.5}
                y="0.5"
                width="6"
                height="6"
              />
            ))}
          </svg>
          {quartiles[quartile - 1]}
          <VisuallyHidden> quartile</VisuallyHidden>
        </span>
      ) : null}
    </td>
  )
}
