import type { CashFlowEntry } from '@bellwether/contract'
import { DataTable, tableStyles } from '@bellwether/design'
import { formatDate, formatMoney, money } from '@bellwether/domain'

/** What a holder of the nominal is paid, coupon by coupon, to redemption. */
export function CashFlows({ entries }: { readonly entries: readonly CashFlowEntry[] }) {
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
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
