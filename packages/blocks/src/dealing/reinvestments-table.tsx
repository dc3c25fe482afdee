import type { ReinvestmentRow } from '@bellwether/contract'
import { Chip, DataTable, SubmitButton, VisuallyHidden } from '@bellwether/design'
import { Stacked } from '../stacked-table.tsx'
import styles from './reinvestments-table.module.css'

/** One form per holding: a choice takes one click and works without scripts. */
export function ReinvestmentsTable({ rows }: { readonly rows: readonly ReinvestmentRow[] }) {
  return (
    <Stacked>
      <DataTable label="Dividend reinvestment by holding">
        <thead>
          <tr>
            <th scope="col">Holding</th>
            <th scope="col">Dividends</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={`${row.accountId} ${row.marketCode}`}>
              <th scope="row">
                {row.href ? <a href={row.href}>{row.name}</a> : row.name}
                <span className={styles.account}>{row.accountLabel}</span>
              </th>
              <td data-label="Dividends">
                <Chip>
                  {row.accumulates ? 'Accumulated in the fund' : row.reinvest ? 'Reinvested' : 'Paid as cash'}
                </Chip>
              </td>
              <td data-label="Change">
                {row.reason && !row.reinvest ? (
                  row.accumulates ? (
                    ''
                  ) : (
                    row.reason
                  )
                ) : (
                  <form action="/platform/drips" method="post">
                    <input type="hidden" name="account" value={row.accountId} />
                    <input type="hidden" name="marketCode" value={row.marketCode} />
                    <input type="hidden" name="reinvest" value={row.reinvest ? 'no' : 'yes'} />
                    <SubmitButton>
                      {row.reinvest ? 'Pay as cash' : 'Reinvest'}
                      <VisuallyHidden>
                        : {row.name}, {row.accountLabel}
                      </VisuallyHidden>
                    </SubmitButton>
                  </form>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Stacked>
  )
}
