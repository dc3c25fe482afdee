import { DealtPrices, OrderCost, OrderReview, TicketForm } from '@bellwether/blocks'
import type { TradeView } from '@bellwether/contract'
import { Block, ButtonLink, Notice } from '@bellwether/design'
import { formatQuantity, pagePath } from '@bellwether/domain'
import type { PageContext } from '@bellwether/web/page'
import { Cell, Grid } from '@bellwether/web/page'
import styles from '../trading-layout.module.css'
import { PlatformLayout } from '../trading-layout.tsx'

const resultId = 'ticket-cost'

export function TradePage({ view, context }: { readonly view: TradeView; readonly context: PageContext }) {
  const { identity, side, quote, review } = view
  const verb = side === 'BUY' ? 'Buy' : 'Sell'
  return (
    <PlatformLayout
      context={context}
      title={review ? `Review order: ${verb.toLowerCase()} ${identity.name}` : `${verb} ${identity.name}`}
      simulated={identity.simulated}
    >
      <Grid>
        <Cell span={7}>
          <div className={styles.own}>{review ? <Review view={view} verb={verb} /> : <Order view={view} />}</div>
        </Cell>
        <Cell span={5}>
          <div className={styles.stack}>
            <Block
              title="Price"
              foot={<a href={pagePath('overview', identity.marketCode)}>Research: {identity.name}</a>}
            >
              {quote ? <DealtPrices quote={quote} side={side} /> : <p className={styles.text}>No price available.</p>}
            </Block>
            {view.refusal === null ? (
              <div id={resultId}>
                <Block title="Order summary">
                  {view.cost ? (
                    <OrderCost view={view.cost} unitName={identity.unitName} />
                  ) : (
                    <p className={styles.text}>Enter an amount to see the full cost, including all charges.</p>
                  )}
                </Block>
              </div>
            ) : null}
          </div>
        </Cell>
      </Grid>
    </PlatformLayout>
  )
}

function Order({ view }: { readonly view: TradeView }) {
  if (view.refusal !== null)
    return (
      <Block title="Trading unavailable">
        <p className={styles.text}>{view.refusal}</p>
        <p className={styles.text}>
          <a href={pagePath('overview', view.identity.marketCode)}>Back to {view.identity.name}</a>
        </p>
      </Block>
    )
  if (view.accounts.length === 0)
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
  return (
    <Block title="Your order">
      {view.wait === null ? null : <Notice>{view.wait} You can place an order now; it will wait.</Notice>}
      <TicketForm view={view} result={resultId} />
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
