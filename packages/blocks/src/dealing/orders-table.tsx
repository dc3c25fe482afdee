import type { OrderRow } from '@bellwether/contract'
import { Chip, DataTable, tableStyles } from '@bellwether/design'
import { formatDateTime, formatMoney, formatPrice, formatQuantity } from '@bellwether/domain'

export function OrdersTable({ orders }: { readonly orders: readonly OrderRow[] }) {
  return (
    <DataTable label="Orders">
      <thead>
        <tr>
          <th scope="col">Order</th>
          <th scope="col">Security</th>
          <th scope="col">Account</th>
          <th scope="col" className={tableStyles.number}>
            Quantity
          </th>
          <th scope="col" className={tableStyles.number}>
            Price
          </th>
          <th scope="col" className={tableStyles.number}>
            Paid or received
          </th>
          <th scope="col">State</th>
          <th scope="col">Placed</th>
        </tr>
      </thead>
      <tbody>
        {orders.map(order => (
          <tr key={order.id}>
            <th scope="row">
              <a href={`/platform/orders/${order.id}`}>
                {order.side === 'BUY' ? 'Buy' : 'Sell'} {order.id}
              </a>
            </th>
            <td>{order.name}</td>
            <td>{order.accountLabel}</td>
            <td className={tableStyles.number}>{order.quantity.value === 0 ? '' : formatQuantity(order.quantity)}</td>
            <td className={tableStyles.number}>{order.price ? formatPrice(order.price) : ''}</td>
            <td className={tableStyles.number}>{order.settlement ? formatMoney(order.settlement) : ''}</td>
            <td>
              <Chip tone={order.state === 'Waiting' ? 'caution' : 'plain'}>{order.state}</Chip>
            </td>
            <td>{formatDateTime(new Date(order.placedAt), 'Europe/London')}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
