import type { AssetAllocationView } from '@bellwether/contract'
import { formatPercent } from '@bellwether/domain'
import styles from './allocation-notes.module.css'

/** How far the nets may be from 100 %, for rounding. */
const tolerance = 0.005

/** What the reader of an allocation asks next: does it add up, and how can cash be below zero? */
export function AllocationNotes({ view }: { readonly view: AssetAllocationView }) {
  const total = view.rows.reduce((sum, { net }) => sum + net, 0)
  const cash = view.rows.find(({ asset }) => asset === 'Cash')
  const short = view.rows.some(row => row.short > 0)
  return (
    <ul className={styles.notes}>
      <li>
        {Math.abs(total - 1) <= tolerance
          ? `The net column adds up to ${formatPercent(total)}.`
          : `The net column adds up to ${formatPercent(total)} and not to 100%: these are the manager’s figures, and part of the portfolio is not in them.`}
      </li>
      {cash && cash.net < 0 ? (
        <li>
          Cash below zero is not a mistake. The portfolio uses derivatives or borrowing to own more than its assets, and
          what it would have to pay counts as negative cash.
        </li>
      ) : null}
      {short ? (
        <li>Short means it gains when a price falls. Net is long less short: what the portfolio really rides on.</li>
      ) : null}
    </ul>
  )
}
