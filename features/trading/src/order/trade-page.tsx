import { OrderReview } from '@bellwether/blocks'
import type { TradeView } from '@bellwether/contract'
import { Block, ButtonLink } from '@bellwether/design'
import { formatQuantity, pagePath } from '@bellwether/domain'
import { Island } from '@bellwether/islands'
import type { PageContext } from '@bellwether/web/page'
import styles from '../trading-layout.module.css'
import { PlatformLayout } from '../trading-layout.tsx'
import { Ticket } from './ticket.tsx'
import { TradeColumns } from './trade-columns.tsx'

export function TradePage({ view, context }: { readonly view: TradeView; readonly context: PageContext }) {
  const { identity, side, review } = view
  const verb = side === 'BUY' ? 'Buy' : 'Sell'
  return (
    <PlatformLayout
      context={context}
      title={review ? `Review order: ${verb.toLowerCase()} ${identity.name}` : `${verb} ${identity.name}`}
      simulated={identity.simulated}
    >
      {canOrder(view) ? (
        <Island name="ticket" component={Ticket} props={{ view }} />
      ) : (
        <TradeColumns view={view}>{review ? <Review view={view} verb={verb} /> : <NoOrder view={view} />}</TradeColumns>
      )}
    </PlatformLayout>
  )
}

function canOrder({ review, refusal, accounts }: TradeView): boolean {
  return review === null && refusal === null && accounts.length > 0
}

function NoOrder({ view }: { readonly view: TradeView }) {
  if (view.refusal !== null)
    return (
      <Block title="Trading unavailable">
        <p className={styles.text}>{view.refusal}</p>
        <p className={styles.text}>
          <a href={pagePath('overview', view.identity.marketCode)}>Back to {view.identity.name}</a>
        </p>
      </Block>
    )
  return (
    <Block title="You have no paper account yet">
      <p className={styles.text}>Open a free paper account to place orders with virtual money.</p>
      <div>
        <ButtonLink href="/platform/account" primary>
          Open a paper account
        </ButtonLink>
      </div>
    </Block>
  )
}

function Review({ view, verb }: { readonly view: TradeView; readonly verb: string }) {
  const { review, cost, identity } = view
  if (!review || !cost) return null
  return (
    <Block title={`${verb} ${formatQuantity(cost.quantity)} ${identity.unitName}`}>
      <dl className={styles.figures}>
        <div>
          <dt>Account</dt>
          <dd>{review.accountLabel}</dd>
        </div>
        <div>
          <dt>Order type</dt>
          <dd>{view.type === 'limit' ? 'Limit order' : 'Quoted price'}</dd>
        </div>
      </dl>
      <OrderReview
        review={review}
        confirmLabel={`Confirm: ${verb.toLowerCase()} ${formatQuantity(cost.quantity)}`}
        changeHref={`/platform/trade?${new URLSearchParams(review.fields)}`}
      />
    </Block>
  )
}
