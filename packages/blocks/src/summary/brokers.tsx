import type { BrokersView } from '@bellwether/contract'
import { formatPercent, formatPrice } from '@bellwether/domain'
import { ShareBar } from '../share-bar.tsx'
import styles from './brokers.module.css'

/** How many brokers say what, and where they see the price. */
export function Brokers({ view }: { readonly view: BrokersView }) {
  return (
    <>
      <table className={styles.counts}>
        <caption className={styles.caption}>
          {view.total} brokers, last {view.windowDays} days. On average: <b>{view.consensus}</b>
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
      <p className={styles.target}>{targetWords(view)}</p>
    </>
  )
}

function targetWords({ target, targetDistance: distance }: BrokersView): string {
  if (!target) return 'Too few of them publish a target price for an average.'
  const side =
    distance === null ? '' : `, ${formatPercent(Math.abs(distance))} ${distance < 0 ? 'below' : 'above'} the last price`
  return `Average target ${formatPrice(target)}${side}. Targets are opinions and often wrong.`
}
