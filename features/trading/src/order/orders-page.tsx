import { OrdersTable } from '@bellwether/blocks'
import type { OrdersView } from '@bellwether/contract'
import { Block } from '@bellwether/design'
import type { PageContext } from '@bellwether/web/page'
import styles from '../trading-layout.module.css'
import { PlatformLayout } from '../trading-layout.tsx'

export function OrdersPage({ view, context }: { readonly view: OrdersView; readonly context: PageContext }) {
  const { orders, newer, older, total } = view
  return (
    <PlatformLayout
      context={context}
      title="Orders"
      place="/platform/orders"
      simulated={view.simulated}
      lead="Every order of yours, the latest first. Times are London’s."
    >
      <Block title={total === 0 ? 'No orders yet' : total === 1 ? '1 order' : `${total} orders`}>
        {orders.length > 0 ? (
          <OrdersTable orders={orders} />
        ) : (
          <p className={styles.text}>
            {total === 0 ? 'Find a security and press Buy on its page.' : 'No orders here.'}
          </p>
        )}
        {newer || older ? (
          <nav className={styles.row} aria-label="Pages of orders">
            {newer ? <a href={newer}>Newer</a> : null}
            {older ? <a href={older}>Older</a> : null}
          </nav>
        ) : null}
      </Block>
    </PlatformLayout>
  )
}
