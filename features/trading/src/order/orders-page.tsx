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
      section="/platform/orders"
      simulated={view.simulated}
      lead="Your orders, most recent first. All times are London time."
    >
      <Block title={total === 0 ? 'No orders yet' : total === 1 ? '1 order' : `${total} orders`}>
        {orders.length > 0 ? (
          <OrdersTable orders={orders} />
        ) : (
          <p className={styles.text}>
            {total === 0 ? 'Find an investment and choose Buy on its page.' : 'No more orders.'}
          </p>
        )}
        {newer || older ? (
          <nav className={styles.row} aria-label="Order pages">
            {newer ? <a href={newer}>Newer</a> : null}
            {older ? <a href={older}>Older</a> : null}
          </nav>
        ) : null}
      </Block>
    </PlatformLayout>
  )
}
