import type { OrderRow } from '@bellwether/contract'
import { Chip, ColumnHeads, DataTable, tableStyles } from '@bellwether/design'
import { formatDateTime, formatMoney, formatPrice, formatQuantity } from '@bellwether/domain'

export function OrdersTable({ orders }: { readonly orders: readonly OrderRow[] }) {
  return (
    <DataTable label="Orders">
      <ColumnHeads
        columns={[
          'Order',
          'Security',
          'Account',
          { number: 'Quantity' },
          { number: 'Price' },
          { number: 'Total' },
          'Status',
          'Placed',
        ]}
      />
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
              <Chip tone={order.state === 'Pending' ? 'caution' : 'plain'}>{order.state}</Chip>
            </td>
            <td>{formatDateTime(new Date(order.placedAt), 'Europe/London')}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
