import type { AssetAllocationView } from '@bellwether/contract'
import { formatPercent } from '@bellwether/domain'
import styles from './allocation-notes.module.css'

/** How far the nets may be from 100 %, for rounding. */
const tolerance = 0.005

/** Notes that explain totals other than 100% and negative cash. */
export function AllocationNotes({ view }: { readonly view: AssetAllocationView }) {
  const total = view.rows.reduce((sum, { net }) => sum + net, 0)
  const cash = view.rows.find(({ asset }) => asset === 'Cash')
  const short = view.rows.some(row => row.short > 0)
  return (
    <ul className={styles.notes}>
      <li>
        {Math.abs(total - 1) <= tolerance
          ? `The net column adds up to ${formatPercent(total)}.`
          : `The net column adds up to ${formatPercent(total)} rather than 100%: these are the manager’s figures and do not cover the whole portfolio.`}
      </li>
      {cash && cash.net < 0 ? (
        <li>
          Negative cash is not an error. The portfolio uses derivatives or borrowing to invest more than its assets, and
          what it owes counts as negative cash.
        </li>
      ) : null}
      {short ? (
        <li>Short positions gain when prices fall. Net is long minus short: the portfolio’s overall exposure.</li>
      ) : null}
    </ul>
  )
}
