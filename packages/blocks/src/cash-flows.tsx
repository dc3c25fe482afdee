import type { CashFlowEntry, CashFlowsView } from '@bellwether/contract'
import { ColumnHeads, DataTable, tableStyles } from '@bellwether/design'
import { formatDate, formatMoney, formatPrice, money, type Price, price } from '@bellwether/domain'
import styles from './cash-flows.module.css'

/** What a holder of the nominal is paid, coupon by coupon, to redemption. */
export function CashFlows({ view: { entries, nominal } }: { readonly view: CashFlowsView }) {
  return (
    <div className={styles.flows}>
      <DataTable label="Payments to maturity">
        <ColumnHeads columns={['Payment date', 'Ex-dividend', { number: 'Amount' }, { number: 'Per £100' }]} />
        <tbody>
          {entries.map(entry => (
            <tr key={entry.day}>
              <th scope="row" className={tableStyles.date}>
                {formatDate(entry.day)}
                {entry.kind === 'Coupon' ? null : <span className={styles.kind}>{entry.kind}</span>}
              </th>
              <td className={`${tableStyles.quiet} ${tableStyles.date}`}>{entry.exOn ? formatDate(entry.exOn) : ''}</td>
              <td className={tableStyles.number}>{formatMoney(money(entry.amount, 'GBP'))}</td>
              <td className={tableStyles.number}>{formatPrice(perHundred(entry, nominal))}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </div>
  )
}

/** Sums are pence; coupons are quoted to a hundredth of one. */
function perHundred({ amount }: CashFlowEntry, nominal: number): Price {
  return price(Math.round((amount / nominal) * 100 * 10_000), 4, 'GBP')
}
