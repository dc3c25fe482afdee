import type { OrderCostView } from '@bellwether/contract'
import { formatMoney, formatNumber, formatPrice, formatQuantity, formatRate } from '@bellwether/domain'
import type { ReactNode } from 'react'
import styles from './order-cost.module.css'

export interface OrderCostProps {
  readonly view: OrderCostView
  readonly unitName: string
}

/** The order summary: every charge on its own line, and why any do not apply. */
export function OrderCost({ view, unitName }: OrderCostProps) {
  const { side, rate, accrued, exemptions, halfSpread } = view
  return (
    <>
      <table className={styles.table}>
        <tbody>
          <Line
            label={`${formatQuantity(view.quantity)} ${unitName} at ${formatPrice(view.price)}`}
            note={rate ? formatRate(rate) : ratioText(view.indexRatio)}
          >
            {formatMoney(view.consideration)}
          </Line>
          {accrued ? (
            <Line label="of which accrued interest" note="Since the last coupon; repaid with the next coupon">
              {formatMoney(accrued)}
            </Line>
          ) : null}
          {view.charges.map(({ key, label, amount, note }) => (
            <Line key={key} label={label} note={note}>
              {amount.amount === 0 ? 'Free' : formatMoney(amount)}
            </Line>
          ))}
          <tr className={styles.sum}>
            <th scope="row">{side === 'BUY' ? 'Total to pay' : 'Total to receive'}</th>
            <td>{formatMoney(view.settlement)}</td>
          </tr>
        </tbody>
      </table>
      <p className={styles.foot}>
        Charges and taxes: {formatMoney(view.totalCharges)}.
        {halfSpread
          ? ` The price also includes about ${formatMoney(halfSpread)} of spread (half the difference between the buy and sell prices).`
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

function ratioText(ratio: number | null): string | undefined {
  return ratio === null ? undefined : `Adjusted by its index ratio of ${formatNumber(ratio, 5)} (RPI inflation)`
}
