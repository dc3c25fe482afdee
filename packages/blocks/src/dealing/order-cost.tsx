import type { OrderCostView } from '@bellwether/contract'
import { formatDate, formatMoney, formatNumber, formatPrice, formatQuantity } from '@bellwether/domain'
import type { ReactNode } from 'react'
import styles from './order-cost.module.css'

export interface OrderCostProps {
  readonly view: OrderCostView
  readonly unitWords: string
}

/** What an order comes to: every charge on a line of its own, and the reason for those it does not bear. */
export function OrderCost({ view, unitWords }: OrderCostProps) {
  const { side, rate, accrued, exemptions, halfSpread } = view
  return (
    <>
      <table className={styles.table}>
        <tbody>
          <Line
            label={`${formatQuantity(view.quantity)} ${unitWords} at ${formatPrice(view.price)}`}
            note={rateWords(rate) ?? ratioWords(view.indexRatio)}
          >
            {formatMoney(view.consideration)}
          </Line>
          {accrued ? (
            <Line label="of it accrued interest" note="Since the last coupon; the next coupon gives it back">
              {formatMoney(accrued)}
            </Line>
          ) : null}
          {view.charges.map(({ key, label, amount, note }) => (
            <Line key={key} label={label} note={note}>
              {amount.amount === 0 ? 'free' : formatMoney(amount)}
            </Line>
          ))}
          <tr className={styles.sum}>
            <th scope="row">{side === 'BUY' ? 'You pay in all' : 'You receive in all'}</th>
            <td>{formatMoney(view.settlement)}</td>
          </tr>
        </tbody>
      </table>
      <p className={styles.foot}>
        Charges and taxes: {formatMoney(view.totalCharges)}.
        {halfSpread
          ? ` In the price besides: about ${formatMoney(halfSpread)}, half the gap between the buying and the selling price.`
          : ''}
      </p>
      {exemptions.map(({ label, reason }) => (
        <p className={styles.foot} key={label}>
          {label}: none. {reason}.
        </p>
      ))}
    </>
  )
}

function Line({
  label,
  note,
  children,
}: {
  readonly label: string
  readonly note?: string | undefined
  readonly children: ReactNode
}) {
  return (
    <tr>
      <th scope="row">
        {label}
        {note ? <span className={styles.note}>{note}</span> : null}
      </th>
      <td>{children}</td>
    </tr>
  )
}

function ratioWords(ratio: number | null): string | undefined {
  return ratio === null ? undefined : `Times its index ratio of ${formatNumber(ratio, 5)}: the rise of retail prices`
}

function rateWords(rate: OrderCostView['rate']): string | undefined {
  if (!rate) return undefined
  const day = rate.asAt ? `, rate of ${formatDate(rate.asAt)}` : ''
  return `1 ${rate.currency} = £${formatNumber(rate.sterling, 4)}${day}`
}
