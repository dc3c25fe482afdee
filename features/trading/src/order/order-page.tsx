import { FactList } from '@bellwether/blocks'
import type { Figure, FigureValue, OrderDetailView } from '@bellwether/contract'
import { Block, SubmitButton } from '@bellwether/design'
import { formatDateTime, formatMoney, formatPrice, formatQuantity, formatRate, type Money } from '@bellwether/domain'
import type { PageContext } from '@bellwether/web/page'
import { Cell, Grid } from '@bellwether/web/page'
import styles from '../trading-layout.module.css'
import { PlatformLayout } from '../trading-layout.tsx'

const text = (label: string, href?: string | null): FigureValue => ({
  kind: 'text',
  text: label,
  ...(href ? { href } : {}),
})
const london = (instant: string) => formatDateTime(new Date(instant), 'Europe/London')
const when = (key: string, label: string, value: FigureValue | null): readonly Figure[] =>
  value ? [{ key, label, value }] : []
const pounds = (sum: Money | null) => sum && text(formatMoney(sum))

export function OrderPage({ view, context }: { readonly view: OrderDetailView; readonly context: PageContext }) {
  const { order, reason } = view
  const buys = order.side === 'BUY'
  return (
    <PlatformLayout
      context={context}
      title={`Order ${order.id}: ${order.state.toLowerCase()}`}
      section="/platform/orders"
      simulated={view.simulated}
    >
      <Grid>
        <Cell span={7}>
          <Block title={`${buys ? 'Buy' : 'Sell'} ${order.name}`} foot={<a href="/platform/orders">All orders</a>}>
            {reason ? <p className={styles.text}>{reason}</p> : null}
            <FactList view={{ asAt: null, figures: aboutOf(view) }} />
            {view.cancellable ? (
              <form className={styles.open} action={`/platform/orders/${order.id}/cancel`} method="post">
                <SubmitButton>Cancel order</SubmitButton>
              </form>
            ) : null}
          </Block>
        </Cell>
        <Cell span={5}>
          <Block title="Order summary">
            {order.settlement ? (
              <FactList view={{ asAt: null, figures: costOf(view) }} />
            ) : (
              <p className={styles.text}>
                {order.state === 'Pending'
                  ? 'Not executed yet. Nothing has been charged.'
                  : 'Not executed. Nothing was charged.'}
              </p>
            )}
          </Block>
        </Cell>
      </Grid>
    </PlatformLayout>
  )
}

function aboutOf({ order, unitName, bound, expiresOn, endedAt, reserved, rate }: OrderDetailView): readonly Figure[] {
  const pending = order.state === 'Pending'
  return [
    ...when('state', 'Status', text(order.state)),
    ...when('security', 'Security', text(order.name, order.href)),
    ...when('account', 'Account', text(order.accountLabel)),
    ...when('kind', 'Order type', text(order.kind)),
    ...when(
      'quantity',
      'Quantity',
      order.quantity.value === 0 ? null : text(`${formatQuantity(order.quantity)} ${unitName}`),
    ),
    ...when('price', 'Execution price', order.price && text(formatPrice(order.price))),
    ...when('rate', 'Exchange rate', rate && text(formatRate(rate))),
    ...when(
      'bound',
      order.side === 'BUY' ? 'Highest price' : 'Lowest price',
      pending && bound ? text(formatPrice(bound)) : null,
    ),
    ...when('expires', 'Expires', pending ? { kind: 'date', date: expiresOn } : null),
    ...when('reserved', 'Cash reserved', pounds(reserved)),
    ...when('placed', 'Placed', text(london(order.placedAt))),
    ...when(
      'ended',
      order.state === 'Executed' ? 'Executed' : 'Closed',
      endedAt === null ? null : text(london(endedAt)),
    ),
  ]
}

function costOf({ order, consideration, accrued, charges }: OrderDetailView): readonly Figure[] {
  return [
    ...when('consideration', 'Consideration', pounds(consideration)),
    ...when('accrued', 'of which accrued interest', pounds(accrued)),
    ...charges.map(({ key, label, amount }) => ({ key, label, value: text(formatMoney(amount)) })),
    ...when('settlement', order.side === 'BUY' ? 'Total paid' : 'Total received', pounds(order.settlement)),
  ]
}
