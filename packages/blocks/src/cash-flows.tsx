import type { CashFlowEntry, CashFlowsView } from '@bellwether/contract'
import { DataTable, tableStyles } from '@bellwether/design'
import { formatDate, formatMoney, formatPrice, money, type Price, price } from '@bellwether/domain'

/** What a holder of the nominal is paid, coupon by coupon, to redemption. */
export function CashFlows({ view: { entries, nominal } }: { readonly view: CashFlowsView }) {
  return (
    <DataTable label="Payments to maturity">
      <thead>
        <tr>
          <th scope="col">Paid on</th>
          <th scope="col">Ex-dividend</th>
          <th scope="col">What</th>
          <th scope="col" className={tableStyles.number}>
            Amount
          </th>
          <th scope="col" className={tableStyles.number}>
            Per £100 nominal
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map(entry => (
          <tr key={entry.day}>
            <th scope="row" className={tableStyles.date}>
              {formatDate(entry.day)}
            </th>
            <td className={`${tableStyles.quiet} ${tableStyles.date}`}>{entry.exOn ? formatDate(entry.exOn) : ''}</td>
            <td>{entry.kind}</td>
            <td className={tableStyles.number}>{formatMoney(money(entry.amount, 'GBP'))}</td>
            <td className={tableStyles.number}>{formatPrice(perHundred(entry, nominal))}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}

/** Sums are pence; coupons are quoted to a hundredth of one. */
function perHundred({ amount }: CashFlowEntry, nominal: number): Price {
  return price(Math.round((amount / nominal) * 100 * 10_000), 4, 'GBP')
}
