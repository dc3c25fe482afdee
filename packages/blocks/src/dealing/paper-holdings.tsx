import type { PaperHoldingView } from '@bellwether/contract'
import { ColumnHeads, DataTable, tableStyles } from '@bellwether/design'
import { formatMoney, formatPrice, formatQuantity, formatRate } from '@bellwether/domain'
import { Change } from '../change.tsx'
import { Stacked } from '../stacked-table.tsx'
import styles from './paper-holdings.module.css'

/** Valued at the bid price. */
export function PaperHoldings({
  holdings,
  label,
}: {
  readonly holdings: readonly PaperHoldingView[]
  readonly label: string
}) {
  return (
    <div className={styles.holdings}>
      <Stacked>
        <DataTable label={label}>
          <ColumnHeads
            columns={[
              'Holding',
              { number: 'Quantity' },
              { number: 'Price' },
              { number: 'Value' },
              { number: 'Cost' },
              { number: 'Gain/loss' },
              'Deal',
            ]}
          />
          <tbody>
            {holdings.map(holding => (
              <tr key={holding.marketCode}>
                <th scope="row">{holding.href ? <a href={holding.href}>{holding.name}</a> : holding.name}</th>
                <td className={tableStyles.number} data-label="Quantity">
                  {formatQuantity(holding.quantity)}
                </td>
                <td className={tableStyles.number} data-label="Price">
                  {holding.price ? formatPrice(holding.price) : 'n/a'}
                </td>
                <td className={tableStyles.number} data-label="Value">
                  {holding.value ? formatMoney(holding.value) : 'n/a'}
                  {holding.accrued ? (
                    <span className={styles.note}>incl. {formatMoney(holding.accrued)} accrued interest</span>
                  ) : null}
                  {holding.rate ? <span className={styles.note}>{formatRate(holding.rate)}</span> : null}
                </td>
                <td className={tableStyles.number} data-label="Cost">
                  {formatMoney(holding.cost)}
                </td>
                <td className={tableStyles.number} data-label="Gain/loss">
                  {holding.gain && holding.gainShare !== null ? (
                    <Change fraction={holding.gainShare} amount={formatMoney(holding.gain)} />
                  ) : (
                    ''
                  )}
                </td>
                <td data-label="Deal" data-wide="text">
                  {holding.buyHref && holding.sellHref ? (
                    <>
                      <a href={holding.buyHref} aria-label={`Buy ${holding.name}`}>
                        Buy
                      </a>{' '}
                      <a href={holding.sellHref} aria-label={`Sell ${holding.name}`}>
                        Sell
                      </a>
                    </>
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      </Stacked>
    </div>
  )
}
