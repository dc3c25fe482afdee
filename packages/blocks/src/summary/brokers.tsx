import type { BrokersView } from '@bellwether/contract'
import { formatPercent, formatPrice } from '@bellwether/domain'
import { ShareBar } from '../share-bar.tsx'
import styles from './brokers.module.css'

/** Broker recommendations and the average target price. */
export function Brokers({ view }: { readonly view: BrokersView }) {
  return (
    <>
      <table className={styles.counts}>
        <caption className={styles.caption}>
          Consensus of {view.total} brokers, last {view.windowDays} days: <b>{view.consensus}</b>
        </caption>
        <tbody>
          {view.counts.map(({ label, count }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                <ShareBar share={view.total > 0 ? count / view.total : 0} />
              </td>
              <td className={styles.count}>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.target}>{targetText(view)}</p>
    </>
  )
}

function targetText({ target, targetDistance: distance }: BrokersView): string {
  if (!target) return 'Not enough target prices for an average.'
  const side =
    distance === null ? '' : `, ${formatPercent(Math.abs(distance))} ${distance < 0 ? 'below' : 'above'} the last price`
  return `Average target price ${formatPrice(target)}${side}. Target prices are opinions, not guarantees.`
}
